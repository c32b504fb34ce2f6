import type { RecordEvent } from '@banyan/contracts/exam';

/** A line of the record: one event, or the answers of a minute together. */
export type RecordLine =
  | {
      readonly kind: 'event';
      readonly event: RecordEvent;
      /** How many of its kind there were by then. */ readonly nth: number;
    }
  | { readonly kind: 'answers'; readonly at: number; readonly nos: readonly number[]; readonly saves: number };

/** Events within one minute. */
export interface RecordMinute {
  /** Its beginning, epoch ms. */
  readonly at: number;
  readonly lines: readonly RecordLine[];
}

const minuteMs = 60_000;
const isAnswer = ({ kind }: RecordEvent) => kind === 'answered' || kind === 'flagged';

/** The record by minutes; `whole`: each answer by itself, otherwise those of a minute together. */
export function timeLine(events: readonly RecordEvent[], whole: boolean): RecordMinute[] {
  const minutes: { at: number; lines: RecordLine[] }[] = [];
  const seen = new Map<RecordEvent['kind'], number>();
  for (const event of events) {
    const nth = (seen.get(event.kind) ?? 0) + 1;
    seen.set(event.kind, nth);
    const at = Math.floor(event.at / minuteMs) * minuteMs;
    let minute = minutes.at(-1);
    if (minute?.at !== at) minutes.push((minute = { at, lines: [] }));
    if (whole || !isAnswer(event)) minute.lines.push({ kind: 'event', event, nth });
    else joinAnswer(minute.lines, event);
  }
  return minutes;
}

/** Adds an answer to those of its minute, which are placed at the first of them. */
function joinAnswer(lines: RecordLine[], { at, kind, no }: RecordEvent): void {
  const index = lines.findIndex((line) => line.kind === 'answers');
  const before = lines[index];
  const joined = before?.kind === 'answers' ? before : { kind: 'answers' as const, at, nos: [], saves: 0 };
  const nos = no === null ? joined.nos : [...new Set([...joined.nos, no])].sort((a, b) => a - b);
  const next: RecordLine = { ...joined, nos, saves: joined.saves + (kind === 'answered' ? 1 : 0) };
  if (index === -1) lines.push(next);
  else lines[index] = next;
}

/** Number of events of a kind. */
export const countOf = (events: readonly RecordEvent[], kind: RecordEvent['kind']) =>
  events.filter((event) => event.kind === kind).length;

/** Numbers as people write them: 3–5, 8. */
export function ranges(nos: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const no of nos) {
    const last = runs.at(-1);
    if (last !== undefined && no === last[1] + 1) last[1] = no;
    else runs.push([no, no]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
}
