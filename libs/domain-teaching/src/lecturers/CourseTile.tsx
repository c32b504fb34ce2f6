import type { CourseCard } from '@banyan/contracts/course';
import { LatePart } from '@banyan/core-screen/views';
import { teachingDomain } from '../teaching.domain.ts';

/** A course of a lecturer, as grids of courses show it. */
export function CourseTile({ course }: { course: CourseCard }) {
  const { loadCourseCard } = teachingDomain.useEnvironment().ports;
  if (loadCourseCard === undefined) return course.title;
  return <LatePart load={loadCourseCard}>{(Card) => <Card course={course} />}</LatePart>;
}
