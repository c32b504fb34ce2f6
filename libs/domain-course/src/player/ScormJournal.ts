import { safeEncode, v } from '@banyan/contracts';
import { commitScorm } from '@banyan/contracts/course';
import { DraftKind, type DeviceStorage } from '@banyan/core-screen';
import type { ScormCommit } from '../api/courseApi.ts';
import type { WatchKey } from './ProgressJournal.ts';

/** The last unacknowledged hand-over of each part, by the part's number. */
export type WaitingCommits = ReadonlyMap<number, ScormCommit>;

const commit = v.custom<ScormCommit>((value) => safeEncode(commitScorm.request, value).success);
const handedOver = new DraftKind<readonly ScormCommit[]>('course.scorm', v.array(commit));

/**
 * Unacknowledged hand-overs of a package, stored on this device through an outage, a reload, a crash. The last one per
 * part is enough: it includes all earlier ones.
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
