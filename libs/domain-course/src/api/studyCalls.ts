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
  /** Signed address of a chapter's video. */
  videoAddress,
  /** Signed address of a chapter's document, open for a while. */
  documentToken,
  /** What a text, an album or a link shows. */
  content: chapterContent,
  /** A SCORM chapter: where it opens and what it gets back. */
  scorm: scormChapter,
  /** What a part of a SCORM package hands over. */
  commitScorm,
  /** Heartbeat. */
  report: reportProgress,
  /** Takes, keeps, takes over or gives back the place from which a course is studied. */
  lease: studyLease,
  /** The question whether the learner is there. */
  presence: courseVerify,
  /** Answers it. */
  answerPresence: setCourseVerifi,
  /** What became of such questions. */
  presenceLog: getCourseVerifi,
  /** What the learner has studied, last first. */
  studied: studyList,
} as const;

export type StudyApi = Api<typeof studyCalls>;
