//! What the program is made of beside its own code: few packages, all of them free to be shipped.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::Value;

/// The most packages that may be in the program.
const MOST: usize = 120;

/// Licences under which a package may be shipped with a program under MIT, or used by its tests.
const FREE: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// What cargo answers without asking anybody else.
fn cargo(arguments: &[&str]) -> String {
    told(
        Command::new(env!("CARGO"))
            .args(arguments)
            .args(["--offline", "--locked"]),
    )
}

fn told(command: &mut Command) -> String {
    let output = command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("what built this test can be run");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    String::from_utf8(output.stdout).expect("text")
}

/// The system for which this test was built; packages of others may not be there to be asked.
fn host() -> String {
    let version = told(Command::new("rustc").arg("-vV"));
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.expect("rustc tells its host").to_owned()
}

/// Whether a licence expression leaves a free choice: one of its alternatives is free altogether.
fn is_free(expression: &str) -> bool {
    let plain = expression.replace(['(', ')'], " ").replace('/', " OR ");
    let is_known = |name: &str| FREE.contains(&name.trim());
    if plain.contains(" AND ") {
        // Whatever is chosen: every name in it has to be free.
        let names = plain.split(" AND ").flat_map(|part| part.split(" OR "));
        return names.into_iter().all(is_known);
    }
    plain.split(" OR ").any(is_known)
}

#[test]
fn every_package_is_free_to_be_used_and_shipped() {
    let host = host();
    let told = cargo(&[
        "metadata",
        "--format-version",
        "1",
        "--filter-platform",
        &host,
    ]);
    let metadata: Value = serde_json::from_str(&told).expect("JSON");
    let used: BTreeSet<&str> = metadata["resolve"]["nodes"]
        .as_array()
        .expect("the tree of packages")
        .iter()
        .filter_map(|node| node["id"].as_str())
        .collect();
    let packages = metadata["packages"].as_array().expect("packages");
    let mut asked = 0;
    for package in packages {
        if package["id"].as_str().is_none_or(|id| !used.contains(id)) {
            continue;
        }
        asked += 1;
        let licence = package["license"].as_str().unwrap_or("none");
        assert!(is_free(licence), "{}: {licence}", package["name"]);
    }
    assert!(asked > 50, "the packages are known");
}

#[test]
fn the_program_is_made_of_few_packages() {
    let tree = cargo(&["tree", "-e", "normal,build", "--prefix", "none"]);
    let packages: BTreeSet<&str> = tree
        .lines()
        .map(|line| line.trim_end_matches(" (*)"))
        .filter(|line| !line.is_empty())
        .collect();
    assert!(packages.len() <= MOST, "{} packages", packages.len());
}

#[test]
fn a_licence_is_free_if_one_may_choose_a_free_one() {
    assert!(is_free("MIT OR Apache-2.0"));
    assert!(is_free("Unlicense/MIT"));
    assert!(is_free("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(is_free("GPL-3.0 OR MIT"));
    assert!(!is_free("GPL-3.0-or-later"));
    assert!(!is_free("MIT AND GPL-3.0"));
    assert!(!is_free("none"));
}
