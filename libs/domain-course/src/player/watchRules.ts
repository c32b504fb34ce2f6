import type { Interval } from '@banyan/contracts';
import { furthest, total } from './intervals.ts';

/** A seek may go this many seconds past what was watched: a timeupdate is never exact. */
const toleranceS = 2;
const resumeFromS = 10;
const resumeToShare = 0.95;

/** What decides whether a jump ahead is allowed. */
export interface SkipRule {
  readonly antiSkip: boolean;
  /** The chapter is learned: whoever watches again may jump. */
  readonly learned: boolean;
  readonly watched: readonly Interval[];
}

/**
 * Where a jump to `second` ends. Where the course forbids skipping, a first watch goes no further than what was watched;
 * slider, keyboard, picture in picture and media keys alike.
 */
export function allowedSecond(second: number, { antiSkip, learned, watched }: SkipRule): number {
  if (!antiSkip || learned) return second;
  const limit = furthest(watched);
  return second > limit + toleranceS ? limit : second;
}

/**
 * How far a first watch under anti-skip counts when `played`, in the order in which it was played, does not join what
 * the server has: it credited less than was played, and takes nothing that begins further on. Null while all joins
 *.
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

/** Where a chapter goes on: the server's position, or the start when it is near either end. */
export function resumeSecond(positionS: number, durationS: number): number {
  return positionS < resumeFromS || positionS > durationS * resumeToShare ? 0 : positionS;
}

/** Seconds still to watch until a chapter counts as learned. */
export function leftSeconds(watched: readonly Interval[], durationS: number, learnedShare: number): number {
  return Math.max(0, durationS * learnedShare - total(watched));
}
