import type { UploadItem, UploadProblem } from './upload-types.ts';

/** Numbers of files by state, for one sentence about all of them. */
export interface UploadCounts {
  total: number;
  done: number;
  /** Number of refused and failed ones. */
  wrong: number;
}

/** Texts of an upload. */
export interface UploadWords {
  /** Asks to drop files; the button follows it, e.g. "Drop files here, or". */
  drop: string;
  /** The same while files are dragged over the area. */
  dropNow: string;
  /** Label of the button. */
  choose: string;
  /** Name of the list. */
  list: string;
  waiting: string;
  done: string;
  /** State of a file that the reader stopped. */
  stopped: string;
  /** Why a file was refused, and what to do: its limit, its kind, the server's message. */
  problem: (problem: UploadProblem, file: UploadItem) => string;
  /** Names of the buttons of a file. */
  retry: (name: string) => string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  /** The same for moving a picture of a wall by one place; without these two, pictures keep their order. */
  earlier?: (name: string) => string;
  later?: (name: string) => string;
  /** Announced as it changes, e.g. "2 of 5 files sent, 1 refused". */
  summary: (counts: UploadCounts) => string;
}

/** Counts files by state. */
export function countsOf(files: readonly UploadItem[]): UploadCounts {
  return {
    total: files.length,
    done: files.filter(({ status }) => status === 'done').length,
    wrong: files.filter(({ status }) => status === 'refused' || status === 'failed').length,
  };
}
