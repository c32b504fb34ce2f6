import { roomLimits } from '@banyan/contracts/live';
import type { PersonRow, RoomRow } from './liveRoom.schema.ts';

type Spans = PersonRow['spans'];

/** How long spans last together, ms. */
export const lengthOf = (spans: Spans): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** Start of a person's presence without a gap; null if they were not there, or too long ago. */
function since(seenAt: Date | null, now: number): number | null {
  const at = seenAt?.getTime() ?? null;
  return at !== null && now - at <= roomLimits.absentMs ? at : null;
}

/**
 * Spans of presence with one more sign of life. Time between two signs that are close counts, as far as the room was on
 * air; a gap that is not longer than a page may be silent is none.
 */
export function withSign(room: Pick<RoomRow, 'startedAt' | 'endedAt'>, person: PersonRow, now: number): Spans {
  const { spans } = person;
  if (room.startedAt === null) return spans;
  const begun = room.startedAt.getTime();
  const over = room.endedAt?.getTime() ?? Infinity;
  const here = since(person.seenAt, now);
  // After the end only the presence up to it still counts.
  if (now > over && (here === null || here >= over)) return spans;
  const until = Math.min(now, over);
  const last = spans.at(-1);
  if (last !== undefined && until - last[1] <= roomLimits.absentMs)
    return [...spans.slice(0, -1), [last[0], Math.max(last[1], until)]];
  return [...spans, [here === null ? until : Math.max(here, begun), until]];
}
