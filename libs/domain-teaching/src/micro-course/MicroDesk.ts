import type { CallOutput } from '@banyan/contracts';
import type { microCategories, MicroCourse, MicroFile, microSetting } from '@banyan/contracts/teaching';
import type { Action } from '@banyan/core-screen';
import type { TeachingEnvironment } from '../teaching.environment.ts';

/** What the fields of a micro-course ask of its screen. */
export interface MicroDesk {
  readonly uploader: TeachingEnvironment['uploader'];
  readonly retryFile: Action<MicroFile>;
  /** Keeps a file that has come. */
  readonly keep: (upload: string, kind: 'courseCover' | 'courseDocument' | 'courseMedia') => Promise<MicroFile>;
}

/** What a micro-course is written and submitted with. */
export interface MicroSubmission extends MicroDesk {
  readonly submit: Action<void, MicroCourse | null>;
}

/** What can be done with a micro-course in the list. */
export interface MicroActs {
  readonly withdraw: Action<MicroCourse>;
  readonly remove: Action<MicroCourse>;
  readonly retryFile: Action<MicroFile>;
}

/** What a micro-course is written with. */
export interface MicroAround {
  readonly setting: CallOutput<typeof microSetting>;
  readonly categories: CallOutput<typeof microCategories>['categories'];
  /** Null: a new one. */
  readonly micro: MicroCourse | null;
}
