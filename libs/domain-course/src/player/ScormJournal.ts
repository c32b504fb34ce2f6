import { safeEncode, v } from '@banyan/contracts';
import { commitScorm } from '@banyan/contracts/course';
import { DraftKind, type DeviceStorage } from '@banyan/core-screen';
import type { ScormCommit } from '../api/courseApi.ts';
import type { WatchKey } from './ProgressJournal.ts';

/** The last hand-over of each part that the server does not have yet, by the part's number. */
export type WaitingCommits = ReadonlyMap<number, ScormCommit>;

const commit = v.custom<ScormCommit>((value) => safeEncode(commitScorm.request, value).success);
const handedOver = new DraftKind<readonly ScormCommit[]>('course.scorm', v.array(commit));

/**
 * What a package handed over and the server has not acknowledged, kept on this device through an outage, a reload, a
 * crash. Of each part the last one is enough: it holds all that the ones before it did.
 */
export class ScormJournal {
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
  }

  read(key: WatchKey): WaitingCommits {
    return new Map((this.#of(key).read() ?? []).map((one) => [one.no, one]));
  }

  write(key: WatchKey, commits: WaitingCommits): void {
    if (commits.size === 0) this.#of(key).forget();
    else this.#of(key).keep([...commits.values()]);
  }

  #of({ chapterId, courseId, ...whose }: WatchKey) {
    return handedOver.of({ storage: this.#storage, ...whose }, courseId, chapterId);
  }
}
