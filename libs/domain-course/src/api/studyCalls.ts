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

/** Calls for studying a course and for the learning record. */
export const studyCalls = {
  ...detailCalls,
  /** Signed addresses of a chapter's video. */
  videoAddress,
  /** Signed address of a chapter's document, valid for a while. */
  documentToken,
  /** Content of a text, an album or a link. */
  content: chapterContent,
  /** A SCORM chapter: its launch address and the state to resume from. */
  scorm: scormChapter,
  /** Hand-over of a part of a SCORM package. */
  commitScorm,
  /** Heartbeat. */
  report: reportProgress,
  /** Takes, renews, takes over or releases the study lease. */
  lease: studyLease,
  /** The open presence check. */
  presence: courseVerify,
  /** Answers a presence check. */
  answerPresence: setCourseVerifi,
  /** Past presence checks and their outcomes. */
  presenceLog: getCourseVerifi,
  /** The learning record, newest first. */
  studied: studyList,
} as const;

export type StudyApi = Api<typeof studyCalls>;
