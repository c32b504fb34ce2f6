import { safeEncode, v, type Interval } from '@banyan/contracts';
import { reportProgress } from '@banyan/contracts/course';
import { DraftKind } from '@banyan/core-screen';
import type { ProgressBeat } from '../api/courseApi.ts';
import { allNames, namesOf, type KeyValueStore } from './journalNames.ts';
import type { SentBeat, ShownParts } from './SentBeat.ts';

/** Key of one learner's study of one chapter. */
export interface WatchKey {
  readonly eid: number;
  readonly userId: string;
  readonly courseId: number;
  readonly chapterId: number;
}

/** Unacknowledged study. */
export interface Watched {
  /** Intervals in the order of playing, seconds. */
  readonly intervals: readonly Interval[];
  readonly positionS: number;
  /** Parts shown, and the current one. */
  readonly shown?: ShownParts;
  /** Fastest rate among them. */
  readonly rate: number;
  /** Time of the last change, epoch ms of this device. */
  readonly at: number;
  /** The first sent and unanswered heartbeat of them. */
  readonly sent?: SentBeat;
}

/** Entries unacknowledged for this long are dropped; their course is probably gone. */
const keepMs = 30 * 86_400_000;

const second = v.pipe(v.number(), v.minValue(0));
const interval = v.pipe(
  v.tuple([second, second]),
  v.check(([from, to]) => to > from),
);
const part = v.pipe(v.int(), v.minValue(0));
const shownParts = v.object({ seen: v.array(part), place: part });
const sentBeat = v.object({
  key: v.string(),
  // An invalid heartbeat cannot have been sent.
  beat: v.custom<ProgressBeat>((value) => safeEncode(reportProgress.request, value).success),
});

/** Stored data may come from another version or be damaged: the readable part is used. */
const shape = v.pipe(
  v.object({
    intervals: v.array(interval),
    positionS: v.number(),
    rate: v.number(),
    at: v.number(),
    shown: v.fallback(v.nullable(shownParts), null),
    sent: v.fallback(v.nullable(sentBeat), null),
  }),
  v.transform(({ sent, shown, ...times }): Watched => ({
    ...times,
    ...(shown === null ? {} : { shown }),
    ...(sent === null || sent.beat.intervals.length > times.intervals.length ? {} : { sent }),
  })),
);

const watching = new DraftKind<Watched>('course.watched', shape);

/**
 * Unacknowledged study, stored on this device until the server has it: through an outage, a reload, a crash.
 * Synchronous, because the last write happens while the page is closing.
 */
export class ProgressJournal {
  readonly #store: KeyValueStore | null;

  constructor(store: KeyValueStore | null) {
    this.#store = store;
  }

  read(key: WatchKey): Watched | null {
    return this.#of(key).read();
  }

  write(key: WatchKey, watched: Watched): void {
    if (watched.intervals.length === 0 && (watched.shown?.seen.length ?? 0) === 0) this.#of(key).forget();
    else this.#of(key).keep(watched);
  }

  /** All entries of this learner, oldest first; expired ones are removed. */
  waiting(eid: number, userId: string, now: number): { key: WatchKey; watched: Watched }[] {
    const own = namesOf(eid, userId);
    const found: { key: WatchKey; watched: Watched }[] = [];
    for (const name of allNames(this.#store)) {
      if (!name.startsWith(own)) continue;
      const [courseId = NaN, chapterId = NaN] = name.slice(own.length).split('.').map(Number);
      const key = { eid, userId, courseId, chapterId };
      const watched = Number.isSafeInteger(courseId) && Number.isSafeInteger(chapterId) ? this.read(key) : null;
      if (watched !== null && now - watched.at < keepMs) found.push({ key, watched });
      else this.#remove(name);
    }
    return found.sort((a, b) => a.watched.at - b.watched.at);
  }

  #of({ chapterId, courseId, ...whose }: WatchKey) {
    return watching.of({ storage: this.#store, ...whose }, courseId, chapterId);
  }

  #remove(name: string): void {
    try {
      this.#store?.removeItem(name);
    } catch {
      // An entry that cannot be removed is sent again.
    }
  }
}
