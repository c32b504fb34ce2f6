import type { PkOutcome, PkState } from '@banyan/contracts/exam';

/** Questions of a battle. */
export const questionsEach = 10;
/** Fewest questions of a battle. */
export const fewestQuestions = 5;
/** Longest duration of a battle, ms. */
export const battleMs = 48 * 3_600_000;
/** Extra time for an answer on its way, ms. */
export const travelMs = 2000;
/** Rewarded wins a day. */
export const rewardsADay = 5;
/** Points for taking part, once. */
export const joinGift = 200;
/** Points for the first challenge. */
export const firstGift = 100;

/** Points for a right answer, whatever its time. */
const forRight = 10;
/** Extra points for an answer without any delay. */
const forSpeed = 10;

/**
 * Points for an answer: none unless it is right; 10 for a right one, and up to 10 more, one for each tenth of its time
 * that is left. An answer that arrives after its time counts like one in the last moment.
 */
export function pointsFor(right: boolean, tookMs: number, limitMs: number): number {
  if (!right) return 0;
  const leftMs = Math.min(limitMs, Math.max(0, limitMs - tookMs));
  // Whole milliseconds are divided last: a tenth as a fraction is a little less than a tenth.
  return forRight + Math.floor((forSpeed * leftMs) / limitMs);
}

/** State of a player that decides the end of a battle. */
export interface Standing {
  readonly points: number;
  readonly joinedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** End of a battle: both outcomes in the order of the players. */
export interface Ending {
  readonly state: Extract<PkState, 'finished' | 'expired'>;
  readonly outcomes: readonly (PkOutcome | null)[];
}

/**
 * How a battle ends now; null while it is open. When both have finished, or at its deadline when both have joined, more
 * points win. Without a second player it expires, and nobody has won.
 */
export function endingOf(players: readonly Standing[], over: boolean): Ending | null {
  const [one, two] = players;
  const both = one !== undefined && two !== undefined && one.joinedAt !== null && two.joinedAt !== null;
  if (!both) return over ? { state: 'expired', outcomes: players.map(() => null) } : null;
  if (!over && (one.finishedAt === null || two.finishedAt === null)) return null;
  const mineOf = (mine: Standing, theirs: Standing): PkOutcome =>
    mine.points === theirs.points ? 'tied' : mine.points > theirs.points ? 'won' : 'lost';
  return { state: 'finished', outcomes: [mineOf(one, two), mineOf(two, one)] };
}
