import { courseDetail, relatedCourses } from '@banyan/contracts/course';

/** Calls of a course page before studying begins. */
export const detailCalls = {
  /** A course with its chapters; refuses with the codes of CO-07. */
  course: courseDetail,
  /** Similar courses. */
  related: relatedCourses,
} as const;
