import type { Interval } from '@banyan/contracts';
import { furthest, total } from './intervals.ts';

/** Tolerance of a seek past the watched part, since a timeupdate is inexact, seconds. */
const toleranceS = 2;
const resumeFromS = 10;
const resumeToShare = 0.95;

/** Data that decide whether a jump ahead is allowed. */
export interface SkipRule {
  readonly antiSkip: boolean;
  /** The chapter is learned, so jumping is allowed. */
  readonly learned: boolean;
  readonly watched: readonly Interval[];
}

/**
 * Target of a jump to `second`. When the course forbids skipping, a first watch goes no further than the watched part;
 * slider, keyboard, picture in picture and media keys alike.
 */
export function allowedSecond(second: number, { antiSkip, learned, watched }: SkipRule): number {
  if (!antiSkip || learned) return second;
  const limit = furthest(watched);
  return second > limit + toleranceS ? limit : second;
}

/**
 * Last second that counts in a first watch under anti-skip, when `played`, in order of playing, does not join the
 * server's intervals: the server credited less than was played and rejects what begins further on. Null while
 * everything joins.
 */
export function strandedAfter(acknowledged: readonly Interval[], played: readonly Interval[]): number | null {
  let limit = furthest(acknowledged);
  let stranded = false;
  for (const [from, to] of played) {
    stranded = from > limit + toleranceS;
    if (!stranded) limit = Math.max(limit, to);
  }
  return stranded ? limit : null;
}

/** Resume position of a chapter: the server's, or the start when it is near either end. */
export function resumeSecond(positionS: number, durationS: number): number {
  return positionS < resumeFromS || positionS > durationS * resumeToShare ? 0 : positionS;
}

/** Seconds still to watch until a chapter counts as learned. */
export function leftSeconds(watched: readonly Interval[], durationS: number, learnedShare: number): number {
  return Math.max(0, durationS * learnedShare - total(watched));
}
