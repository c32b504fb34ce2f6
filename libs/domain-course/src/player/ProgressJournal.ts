import { safeEncode, v, type Interval } from '@banyan/contracts';
import { reportProgress } from '@banyan/contracts/course';
import { DraftKind } from '@banyan/core-screen';
import type { ProgressBeat } from '../api/courseApi.ts';
import { allNames, namesOf, type KeyValueStore } from './journalNames.ts';
import type { SentBeat, ShownParts } from './SentBeat.ts';

/** Whose watching of which chapter. */
export interface WatchKey {
  readonly eid: number;
  readonly userId: string;
  readonly courseId: number;
  readonly chapterId: number;
}

/** What was watched and is not yet acknowledged. */
export interface Watched {
  /** In the order in which they were played, seconds. */
  readonly intervals: readonly Interval[];
  readonly positionS: number;
  /** Parts that were shown, and the one that is. */
  readonly shown?: ShownParts;
  /** Fastest rate among them. */
  readonly rate: number;
  /** Moment of the last change, epoch ms of this device. */
  readonly at: number;
  /** The heartbeat of the first of them that was sent and not answered. */
  readonly sent?: SentBeat;
}

/** What nobody acknowledged for this long belongs to a course that is gone. */
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
  // A beat that the contract would not send was not sent.
  beat: v.custom<ProgressBeat>((value) => safeEncode(reportProgress.request, value).success),
});

/** What lies in storage may be from another version or another hand: of that, what can be read is taken. */
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
 * What was watched and not yet acknowledged, kept on this device until the server has it: through 30 s without a
 * network, a reload, a crash. Synchronous, because the last write happens while the page is being closed.
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

  /** Everything that waits for this learner, oldest first; what is too old is thrown away. */
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
      // What cannot be removed is asked again.
    }
  }
}
