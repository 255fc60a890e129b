//! The shapes of a drawing as elements of an SVG picture.

use std::fmt::Write;

use super::shape::{Shape, Step};

impl Shape {
    /// The element, without colours.
    pub(crate) fn svg(&self) -> String {
        match *self {
            Shape::Disc(x, y, radius) => format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"),
            Shape::Solid(steps) => path(&format!("{}Z", walk(steps)), ""),
            Shape::Mirrored(steps) => {
                let there_and_back = format!("{}{}Z", walk(steps), walk_back(steps));
                path(&there_and_back, "")
            }
            Shape::Stroke(steps, width) => {
                let line = format!(" fill=\"none\" stroke-width=\"{width}\"");
                path(&walk(steps), &line)
            }
        }
    }
}

fn path(data: &str, attributes: &str) -> String {
    format!("<path d=\"{data}\"{attributes}/>")
}

/// The steps, first to last.
fn walk(steps: &[Step]) -> String {
    let mut data = String::new();
    for (index, step) in steps.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = match *step {
            Step::To(x, y) if index == 0 => write!(data, "M{x} {y}"),
            Step::To(x, y) => write!(data, "L{x} {y}"),
            Step::By(control_x, control_y, x, y) => {
                write!(data, "Q{control_x} {control_y} {x} {y}")
            }
        };
    }
    data
}

/// The mirror image of the steps, last to first, from the end of the last one.
fn walk_back(steps: &[Step]) -> String {
    let end = |step: &Step| match *step {
        Step::To(x, y) | Step::By(_, _, x, y) => (100.0 - x, y),
    };
    let mut data = String::new();
    if let Some((x, y)) = steps.last().map(end) {
        let _ = write!(data, "L{x} {y}");
    }
    for pair in steps.windows(2).rev() {
        let (x, y) = end(&pair[0]);
        let _ = match pair[1] {
            Step::To(..) => write!(data, "L{x} {y}"),
            Step::By(control_x, control_y, ..) => {
                write!(data, "Q{} {control_y} {x} {y}", 100.0 - control_x)
            }
        };
    }
    data
}

#[cfg(test)]
mod tests {
    use super::super::shape::Shape::{Disc, Mirrored, Solid, Stroke};
    use super::super::shape::Step::{By, To};

    #[test]
    fn shapes_are_the_same_lines_and_curves() {
        for (shape, element) in [
            (
                Disc(50.0, 33.0, 15.5),
                "<circle cx=\"50\" cy=\"33\" r=\"15.5\"/>",
            ),
            (
                Solid(&[To(1.0, 2.0), To(3.0, 4.5), By(5.0, 6.0, 7.0, 8.0)]),
                "<path d=\"M1 2L3 4.5Q5 6 7 8Z\"/>",
            ),
            (
                Mirrored(&[To(50.0, 10.0), By(30.0, 20.0, 25.0, 60.0), To(50.0, 90.0)]),
                "<path d=\"M50 10Q30 20 25 60L50 90L50 90L75 60Q70 20 50 10Z\"/>",
            ),
            (
                Stroke(&[To(1.0, 2.0), To(3.0, 4.0)], 3.0),
                "<path d=\"M1 2L3 4\" fill=\"none\" stroke-width=\"3\"/>",
            ),
        ] {
            assert_eq!(shape.svg(), element);
        }
    }
}
