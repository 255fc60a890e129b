//! Skills and their names.

use std::collections::HashSet;

use tabiya::practice::{Drill, Group, Skill, Skills};

#[test]
fn skills_groups_and_drills_have_names_of_their_own() {
    let skills = Skill::ALL.map(Skill::code);
    let groups = Group::ALL.map(|group| group.code);
    let names: HashSet<&str> = skills.into_iter().chain(groups).collect();
    assert_eq!(names.len(), skills.len() + groups.len());
    for skill in Skill::ALL {
        assert_eq!(Skill::from_code(skill.code()), Some(skill));
        assert_eq!(Skill::ALL[skill.index()], skill);
    }
    for drill in Drill::ALL {
        assert_eq!(Drill::from_code(drill.code()), Some(drill));
    }
}

#[test]
fn skills_are_chosen_by_name_alone_or_in_groups() {
    let chosen = |text: &str| {
        let skills = text.parse::<Skills>().map(|Skills(skills)| skills);
        skills.map_err(|error| error.name)
    };
    let disambiguation = [
        Skill::FileOrigin,
        Skill::RankOrigin,
        Skill::SquareOrigin,
        Skill::PinnedTwin,
    ];
    assert_eq!(chosen("disambiguation"), Ok(disambiguation.to_vec()));
    assert_eq!(
        chosen("rank,FILE"),
        Ok(vec![Skill::FileOrigin, Skill::RankOrigin])
    );
    assert_eq!(
        chosen("file, file disambiguation"),
        Ok(disambiguation.to_vec())
    );
    assert_eq!(chosen("all"), Ok(Skill::ALL.to_vec()));
    assert_eq!(chosen("file,knihgts"), Err("knihgts".to_owned()));
    assert_eq!(chosen(""), Err(String::new()));
}

#[test]
fn every_group_is_in_the_order_in_which_skills_open() {
    for group in Group::ALL {
        assert!(group.skills.is_sorted(), "{}", group.code);
    }
}
