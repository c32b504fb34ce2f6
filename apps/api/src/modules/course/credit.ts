import { clipSpans, furthestEnd, mergeSpans, roundMs, type Span, spansLength, subtractSpans } from './intervals.ts';

/** Share of a video that makes it learned. */
export const LEARNED_SHARE = 0.95;
/** Clocks and timers are never exact: this many seconds of video are credited beyond what the clock allows, once. */
export const TOLERANCE_S = 2;
/**
 * Time that a report left unused stays usable for this long, so that two chapters reported together after an outage
 * both count. It is the length of a study lease.
 */
export const CARRY_MS = 30_000;
/** Resume from the start below this second. */
const RESUME_FROM_S = 10;

/** Playback rates that a report may claim. */
export const clampRate = (rate: number) => (Number.isFinite(rate) ? Math.min(2, Math.max(0.5, rate)) : 1);

/** Seconds that must be watched until a video counts as learned. */
export const learnedAfterS = (durationS: number) => roundMs(durationS * LEARNED_SHARE);

/** Whether a watched union makes a video learned. A video without length can never be. */
export function isLearned(watched: readonly Span[], durationS: number): boolean {
  return durationS > 0 && spansLength(watched) >= learnedAfterS(durationS);
}

/** Seconds still to watch until the video counts as learned. */
export function leftSeconds(watched: readonly Span[], durationS: number): number {
  return roundMs(Math.max(0, learnedAfterS(durationS) - spansLength(watched)));
}

/** Position to resume at: the furthest watched second, or the start when it is near the start or past 95 %. */
export function resumeAt(watched: readonly Span[], durationS: number): number {
  const furthest = furthestEnd(watched);
  return furthest < RESUME_FROM_S || furthest > learnedAfterS(durationS) ? 0 : furthest;
}

/** A heartbeat, and the server's state before it. Moments are epoch milliseconds, positions seconds of the video. */
export interface Beat {
  readonly now: number;
  /** Moment up to which study time is used up; ahead of `now` by the used part of the tolerance. */
  readonly creditFrom: number;
  readonly rate: number;
  readonly durationS: number;
  readonly watched: readonly Span[];
  /** In playing order. */
  readonly claimed: readonly Span[];
  /** The course forbids skipping ahead and this is the first watch. */
  readonly antiSkip: boolean;
}

/** Credit of a heartbeat. */
export interface Credit {
  /** Union of all that was watched, the accepted part of this report included. */
  readonly watched: readonly Span[];
  /** The accepted parts of this report, in order. */
  readonly played: readonly Span[];
  /** Seconds by which the union grew. */
  readonly creditedS: number;
  /** Seconds of video played for this report, repeats included, before the clock's limit. */
  readonly playedS: number;
  /** Next value of `creditFrom`. */
  readonly creditFrom: number;
  /** Something was refused: past the clock's limit, or skipped video. */
  readonly refused: boolean;
}

/** Seconds by which the union grows when `span` is added, closed gaps included. */
const growth = (union: readonly Span[], span: Span) =>
  roundMs(spansLength(mergeSpans([...union, span])) - spansLength(union));

/** The longest beginning of `span` that lets the union grow by no more than `allowanceS`; undefined when none does. */
function cut(union: readonly Span[], span: Span, allowanceS: number): Span | undefined {
  let rest = allowanceS;
  let to = span[0];
  for (const [from, end] of subtractSpans(span, union)) {
    const taken = Math.min(rest, end - from);
    to = roundMs(from + taken);
    rest -= taken;
    if (rest <= 0) break;
  }
  // Joining a neighbour across a small gap counts as growth, too: take it off the end.
  const over = growth(union, [span[0], to]) - allowanceS;
  const cutSpan: Span = [span[0], roundMs(over > 0 ? to - over : to)];
  return cutSpan[1] > cutSpan[0] && growth(union, cutSpan) <= roundMs(allowanceS) ? cutSpan : undefined;
}

/**
 * Credits a report: no more new video than elapsed time × rate, plus the tolerance; the excess is cut from the end, in
 * play order. Watching again costs nothing and brings nothing. On a first watch under anti-skip, stretches that begin
 * beyond the furthest watched second (2 s tolerance) are refused. Over any series of reports the sum stays within total
 * time × rate + tolerance, because each credit moves `creditFrom` forward.
 */
export function creditBeat(beat: Beat): Credit {
  const rate = clampRate(beat.rate);
  const elapsedS = (beat.now - beat.creditFrom) / 1000;
  let allowanceS = roundMs(Math.max(0, elapsedS * rate + TOLERANCE_S));
  const before = mergeSpans(clipSpans(beat.watched, beat.durationS));
  let union = before;
  let furthest = furthestEnd(union);
  let refused = false;
  const played: Span[] = [];
  for (const [from, to] of clipSpans(beat.claimed, beat.durationS)) {
    const span: Span = [roundMs(from), roundMs(to)];
    if (beat.antiSkip && span[0] > furthest + TOLERANCE_S) {
      refused = true;
      continue;
    }
    const grows = growth(union, span);
    const accepted = grows <= allowanceS ? span : cut(union, span, allowanceS);
    if (accepted === undefined || accepted[1] < span[1]) refused = true;
    if (accepted === undefined) continue;
    allowanceS = roundMs(Math.max(0, allowanceS - growth(union, accepted)));
    union = mergeSpans([...union, accepted]);
    furthest = Math.max(furthest, accepted[1]);
    played.push(accepted);
  }
  const creditedS = roundMs(spansLength(union) - spansLength(before));
  return {
    watched: union,
    played: mergeSpans(played),
    creditedS,
    playedS: spansLength(mergeSpans(played)),
    creditFrom: Math.round(Math.max(beat.creditFrom + (creditedS / rate) * 1000, beat.now - CARRY_MS)),
    refused,
  };
}
