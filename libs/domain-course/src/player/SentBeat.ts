import type { Interval } from '@banyan/contracts';
import type { ProgressBeat } from '../api/courseApi.ts';
import { isStudyingElsewhere } from '../shared/refusal.ts';
import { randomId } from '@banyan/core-http';

/** Unacknowledged parts of a reading chapter, and the current one. */
export interface ShownParts {
  readonly seen: readonly number[];
  /** Current part; 0 before the first. */
  readonly place: number;
}

/** Maximum pieces in one heartbeat. */
const mostIntervals = 200;

/**
 * A sent and unanswered heartbeat. It is repeated unchanged with its key, even after a reload: the server may have
 * counted it although the answer was lost, and must not count the study time twice.
 */
export interface SentBeat {
  readonly key: string;
  readonly beat: ProgressBeat;
}

/** A new heartbeat with its own key and as many pieces as allowed. */
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
 * Whether an earlier window's heartbeat must be rebuilt for this one: the earlier lease went to another window before
 * the heartbeat was counted, otherwise its answer would have been repeated.
 */
export const isOfGoneWindow = ({ beat }: SentBeat, holder: string, error: unknown): boolean =>
  beat.holder !== holder && isStudyingElsewhere(error);
