import type { CallOutput } from '@banyan/contracts';
import type { microCategories, MicroCourse, MicroFile, microSetting } from '@banyan/contracts/teaching';
import type { Action } from '@banyan/core-screen';
import type { TeachingEnvironment } from '../teaching.environment.ts';

/** Dependencies of a micro-course's fields. */
export interface MicroDesk {
  readonly uploader: TeachingEnvironment['uploader'];
  readonly retryFile: Action<MicroFile>;
  /** Saves an uploaded file. */
  readonly keep: (upload: string, kind: 'courseCover' | 'courseDocument' | 'courseMedia') => Promise<MicroFile>;
}

/** Dependencies of writing and submitting a micro-course. */
export interface MicroSubmission extends MicroDesk {
  readonly submit: Action<void, MicroCourse | null>;
}

/** Actions on a micro-course in the list. */
export interface MicroActs {
  readonly withdraw: Action<MicroCourse>;
  readonly remove: Action<MicroCourse>;
  readonly retryFile: Action<MicroFile>;
}

/** Data around a micro-course in the editor. */
export interface MicroAround {
  readonly setting: CallOutput<typeof microSetting>;
  readonly categories: CallOutput<typeof microCategories>['categories'];
  /** Null for a new one. */
  readonly micro: MicroCourse | null;
}
