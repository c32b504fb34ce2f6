import { courseDetail, relatedCourses, reportProgress, studyLease, studyList, videoAddress } from '@banyan/contracts';
import type { Api } from '@banyan/core-screen';

/** What it takes to study a course and to look back on it. */
export const studyCalls = {
  /** A course with its catalogue; refuses with the codes of CO-07. */
  course: courseDetail,
  /** Courses near this one [CO-02]. */
  related: relatedCourses,
  /** Signed address of a chapter's video [CO-04]. */
  videoAddress,
  /** Heartbeat [CO-05]. */
  report: reportProgress,
  /** Takes, keeps, takes over or gives back the place from which a course is studied [CO-06]. */
  lease: studyLease,
  /** What the learner has studied, last first [CO-14]. */
  studied: studyList,
} as const;

export type StudyApi = Api<typeof studyCalls>;
