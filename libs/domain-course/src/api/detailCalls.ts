import { courseDetail, relatedCourses } from '@banyan/contracts/course';

/** What a course page shows before anybody studies. */
export const detailCalls = {
  /** A course with its catalogue; refuses with the codes of CO-07. */
  course: courseDetail,
  /** Courses near this one. */
  related: relatedCourses,
} as const;
