import type { CourseCard } from '@banyan/contracts/course';
import { clock, CoverFrame } from '@banyan/ui';

/** Placeholder in stories for the portal's course card. */
export function DrawnCourse({ course }: { course: CourseCard }) {
  return (
    <a href={`/course/${String(course.id)}`}>
      <CoverFrame seed={String(course.id)} motif="gauge" src="" time={clock(course.durationS)} />
      <h3>{course.title}</h3>
    </a>
  );
}
