import { safeEncode } from '@banyan/contracts';
import { commitScorm } from '@banyan/contracts/course';
import type { ScormCommit } from '../api/courseApi.ts';
import type { KeyValueStore } from './journalNames.ts';
import type { WatchKey } from './ProgressJournal.ts';

const prefix = 'banyan.course.scorm.';
const nameOf = ({ eid, userId, courseId, chapterId }: WatchKey) => `${prefix}${eid}.${userId}.${courseId}.${chapterId}`;

/** The last hand-over of each part that the server does not have yet, by the part's number. */
export type WaitingCommits = ReadonlyMap<number, ScormCommit>;

/**
 * What a package handed over and the server has not acknowledged, kept on this device through an outage, a reload, a
 * crash. Of each part the last one is enough: it holds all that the ones before it did.
 */
export class ScormJournal {
  readonly #store: KeyValueStore | null;

  constructor(store: KeyValueStore | null) {
    this.#store = store;
  }

  read(key: WatchKey): WaitingCommits {
    try {
      const kept: unknown = JSON.parse(this.#store?.getItem(nameOf(key)) ?? '[]');
      const all = Array.isArray(kept) ? kept.filter((one) => isCommit(one)) : [];
      return new Map(all.map((commit) => [commit.no, commit]));
    } catch {
      return new Map();
    }
  }

  write(key: WatchKey, commits: WaitingCommits): void {
    try {
      if (commits.size === 0) this.#store?.removeItem(nameOf(key));
      else this.#store?.setItem(nameOf(key), JSON.stringify([...commits.values()]));
    } catch {
      // Storage can be full or forbidden; then what waits lives as long as the page.
    }
  }
}

/** What lies in storage may be from another version or another hand. */
const isCommit = (value: unknown): value is ScormCommit =>
  typeof value === 'object' && value !== null && safeEncode(commitScorm.request, value).success;
