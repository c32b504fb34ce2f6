import type { Interval } from '@banyan/contracts';
import type { ProgressBeat } from '../api/courseApi.ts';
import { isStudyingElsewhere } from '../shared/refusal.ts';
import { randomId } from '@banyan/core-http';

/** What of a chapter that is read was shown and is not acknowledged: parts, and the one that is shown. */
export interface ShownParts {
  readonly seen: readonly number[];
  /** 0 before the first. */
  readonly place: number;
}

/** A heartbeat carries at most this many pieces. */
const mostIntervals = 200;

/**
 * A heartbeat that was sent and is not answered yet. It is repeated to the letter and under its key, after a reload,
 * too: the server may have taken it although the answer was lost, and must not count the study time twice.
 */
export interface SentBeat {
  readonly key: string;
  readonly beat: ProgressBeat;
}

/** A heartbeat under a key of its own, of as many pieces as it may carry. */
export function firstSending(
  beat: Omit<ProgressBeat, 'intervals'>,
  pieces: readonly Interval[],
  shown?: ShownParts,
): SentBeat {
  const { seen = [], place = 0 } = shown ?? {};
  const parts = seen.length > 0 || place > 0 ? { seen: [...seen], place } : {};
  return { key: randomId(), beat: { ...beat, intervals: pieces.slice(0, mostIntervals), ...parts } };
}

/**
 * Whether a heartbeat of an earlier window must be said anew in the name of this one: the earlier window's place went
 * to another, and the heartbeat had not been taken before that, else its answer would have come again.
 */
export const isOfGoneWindow = ({ beat }: SentBeat, holder: string, error: unknown): boolean =>
  beat.holder !== holder && isStudyingElsewhere(error);
