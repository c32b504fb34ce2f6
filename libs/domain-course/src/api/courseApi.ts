import type { CallInput, CallOutput } from '@banyan/contracts';
import type {
  categoryTree,
  commitScorm,
  courseList,
  documentToken,
  reportProgress,
  studyLease,
  studyList,
  videoAddress,
} from '@banyan/contracts/course';
import type { CallOptions } from '@banyan/core-screen';
import type { CatalogueApi } from './catalogueCalls.ts';
import type { StudyApi } from './studyCalls.ts';

export type CourseListInput = CallInput<typeof courseList>;
export type CourseListPage = CallOutput<typeof courseList>;
export type CategoryTree = CallOutput<typeof categoryTree>;
export type VideoAddress = CallOutput<typeof videoAddress>;
export type DocumentToken = CallOutput<typeof documentToken>;
export type ProgressBeat = CallInput<typeof reportProgress>;
export type ProgressAck = CallOutput<typeof reportProgress>;
export type ScormCommit = CallInput<typeof commitScorm>;
export type LeaseInput = CallInput<typeof studyLease>;
export type Lease = CallOutput<typeof studyLease>;
export type StudyListInput = CallInput<typeof studyList>;
export type StudyListPage = CallOutput<typeof studyList>;

/** Loads a subtitle file: a plain file of another origin, not a call. */
export type LoadText = (url: string, options?: CallOptions) => Promise<string>;

/** All calls of this domain. They fail with core-http's typed errors. */
export interface CourseApi extends CatalogueApi, StudyApi {
  /** Text of a WebVTT file on the content origin. */
  readonly subtitles: LoadText;
}
