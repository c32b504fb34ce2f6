import { safeEncode, type Interval } from '@banyan/contracts';
import { reportProgress } from '@banyan/contracts/course';
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

const nameOf = ({ eid, userId, courseId, chapterId }: WatchKey) => `${namesOf(eid, userId)}${courseId}.${chapterId}`;

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
    const text = this.#try((store) => store.getItem(nameOf(key)));
    return text === null ? null : parse(text);
  }

  write(key: WatchKey, watched: Watched): void {
    this.#try((store) => {
      if (watched.intervals.length === 0 && (watched.shown?.seen.length ?? 0) === 0) store.removeItem(nameOf(key));
      else store.setItem(nameOf(key), JSON.stringify(watched));
    });
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
      else this.#try((store) => store.removeItem(name));
    }
    return found.sort((a, b) => a.watched.at - b.watched.at);
  }

  /** Storage can be full or forbidden; then the journal lives as long as the page. */
  #try<Value>(work: (store: KeyValueStore) => Value): Value | null {
    try {
      return this.#store === null ? null : work(this.#store);
    } catch {
      return null;
    }
  }
}

/** What lies in storage may be from another version or another hand. */
function parse(text: string): Watched | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { intervals, positionS, rate, at } = value as Record<string, unknown>;
    const numbers = [positionS, rate, at].every((field) => typeof field === 'number' && Number.isFinite(field));
    if (!numbers || !Array.isArray(intervals) || !intervals.every(isInterval)) return null;
    const sent = parseSent((value as Record<string, unknown>)['sent'], intervals.length);
    const shown = parseShown((value as Record<string, unknown>)['shown']);
    const times = { intervals, positionS: Number(positionS), rate: Number(rate), at: Number(at) };
    const watched = shown === null ? times : { ...times, shown };
    return sent === null ? watched : { ...watched, sent };
  } catch {
    return null;
  }
}

function parseShown(value: unknown): ShownParts | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seen, place } = value as Record<string, unknown>;
  const isPart = (part: unknown) => Number.isSafeInteger(part) && Number(part) >= 0;
  if (!Array.isArray(seen) || !seen.every(isPart) || !isPart(place)) return null;
  return { seen: seen as number[], place: Number(place) };
}

/** The heartbeat on its way, null where there is none that belongs to so many pieces. */
function parseSent(value: unknown, pieces: number): SentBeat | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, beat } = value as Record<string, unknown>;
  if (typeof key !== 'string' || typeof beat !== 'object' || beat === null) return null;
  // A beat that the contract would not send was not sent.
  if (!safeEncode(reportProgress.request, beat).success) return null;
  const { intervals } = beat as ProgressBeat;
  return intervals.length <= pieces ? { key, beat: beat as ProgressBeat } : null;
}

function isInterval(value: unknown): value is Interval {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [from, to] = value as unknown[];
  return typeof from === 'number' && typeof to === 'number' && from >= 0 && to > from && Number.isFinite(to);
}
