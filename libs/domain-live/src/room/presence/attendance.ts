import type { LiveRoom } from '@banyan/contracts/live';

/** From and to, epoch ms. */
export type Span = readonly [from: number, to: number];

/** Attendance of a viewer, as a ribbon shows it. */
export interface Attendance {
  /** Span of the ribbon. */
  readonly whole: Span;
  readonly present: readonly Span[];
  /** Lost connections, between two spans. */
  readonly gaps: readonly Span[];
  /** Counted and lost time, ms. */
  readonly presentMs: number;
  readonly lostMs: number;
  /** Whole counted minutes, and the time missing for the credits, ms: rounded so that both add up. */
  readonly countedMs: number;
  readonly leftMs: number;
}

const sum = (spans: readonly Span[]) => spans.reduce((total, [from, to]) => total + to - from, 0);

type Attended = Pick<LiveRoom, 'endedAt' | 'from' | 'neededMs' | 'spans' | 'startedAt' | 'to'>;

/** Ribbon of a room: presence counts, a lost connection is shown and does not. */
export function attendanceOf({ endedAt, from, neededMs, spans, startedAt, to }: Attended, now: number): Attendance {
  const begin = startedAt ?? from;
  const end = Math.max(begin + 1, endedAt ?? Math.max(to, now));
  const within = ([start, stop]: Span): Span => [Math.max(begin, start), Math.min(end, stop)];
  const present = spans.map(within).filter(([start, stop]) => stop > start);
  const gaps = present.slice(1).map((span, at): Span => [present[at]?.[1] ?? span[0], span[0]]);
  const presentMs = sum(present);
  const countedMs = presentMs - (presentMs % 60_000);
  const leftMs = Math.max(0, neededMs - countedMs);
  return { whole: [begin, end], present, gaps, presentMs, lostMs: sum(gaps), countedMs, leftMs };
}

/** Position of a moment on a ribbon, per cent. */
export function placeOn([from, to]: Span, at: number): number {
  return Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));
}
