import {
  chapterContent,
  commitScorm,
  courseVerify,
  documentToken,
  getCourseVerifi,
  reportProgress,
  scormChapter,
  setCourseVerifi,
  studyLease,
  studyList,
  videoAddress,
} from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';
import { detailCalls } from './detailCalls.ts';

/** What it takes to study a course and to look back on it. */
export const studyCalls = {
  ...detailCalls,
  /** Signed address of a chapter's video [CO-04]. */
  videoAddress,
  /** Signed address of a chapter's document, open for a while [CO-13]. */
  documentToken,
  /** What a text, an album or a link shows [CO-03]. */
  content: chapterContent,
  /** A SCORM chapter: where it opens and what it gets back [CO-03]. */
  scorm: scormChapter,
  /** What a part of a SCORM package hands over [CO-03]. */
  commitScorm,
  /** Heartbeat [CO-05]. */
  report: reportProgress,
  /** Takes, keeps, takes over or gives back the place from which a course is studied [CO-06]. */
  lease: studyLease,
  /** The question whether the learner is there [CO-08]. */
  presence: courseVerify,
  /** Answers it [CO-08]. */
  answerPresence: setCourseVerifi,
  /** What became of such questions [CO-08]. */
  presenceLog: getCourseVerifi,
  /** What the learner has studied, last first [CO-14]. */
  studied: studyList,
} as const;

export type StudyApi = Api<typeof studyCalls>;
