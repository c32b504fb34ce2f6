import type { LiveRoom } from '@banyan/contracts/live';

/** From and to, epoch ms. */
export type Span = readonly [from: number, to: number];

/** When somebody was in a room, as a ribbon shows it. */
export interface Attendance {
  /** What the ribbon spans. */
  readonly whole: Span;
  readonly present: readonly Span[];
  /** Lost connections: what lies between two spans. */
  readonly gaps: readonly Span[];
  /** ms that count, and that were lost. */
  readonly presentMs: number;
  readonly lostMs: number;
  /** Whole minutes of those that count, and what is missing beside them for the credits, ms: both add up as they are said. */
  readonly countedMs: number;
  readonly leftMs: number;
}

const sum = (spans: readonly Span[]) => spans.reduce((total, [from, to]) => total + to - from, 0);

type Attended = Pick<LiveRoom, 'endedAt' | 'from' | 'neededMs' | 'spans' | 'startedAt' | 'to'>;

/** The ribbon of a room: presence counts, a lost connection is shown and does not. */
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

/** Place of a moment on a ribbon, per cent. */
export function placeOn([from, to]: Span, at: number): number {
  return Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));
}
