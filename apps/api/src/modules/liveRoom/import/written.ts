import { v } from '@banyan/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { called, day, each, whole } from '../../../import/shape.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { liveLines, liveNotices, liveRooms, liveWants } from '../liveRoom.schema.ts';

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
const people = v.pipe(v.array(called), v.maxLength(1000), each('account'));

const said = {
  by: called,
  text: text(500),
  /** Makes it a question: the others who want it answered. */
  wanted_by: v.optional(people),
  answered: v.optional(v.boolean(), false),
};
/** A line written before a room begins. */
export const earlyLine = v.strictObject({ ...said, written: day });
/** A line written while it was filmed: at that second of the film. */
export const filmedLine = v.strictObject({ ...said, second: v.optional(whole(0, 86_400)) });

/** The host's notices, the newest first. */
export const notices = v.optional(v.pipe(v.array(text(200)), v.maxLength(20)), []);

/** A line whose people were found. */
export interface RoomLine {
  readonly userId: number;
  readonly text: string;
  readonly at: Date;
  readonly filmMs: number | null;
  readonly isQuestion: boolean;
  readonly answered: boolean;
  readonly wanting: readonly number[];
}

/** Everything that hosts and others wrote in a room. */
export interface Written {
  readonly notices: readonly string[];
  /** When the first notice was written; those after it follow by the minute. */
  readonly noticedAt: Date;
  readonly lines: readonly RoomLine[];
}

type Said = Pick<v.InferOutput<typeof earlyLine>, 'by' | 'text' | 'wanted_by' | 'answered'>;

/** Finds the people of a line; unknown ones are recorded as faults. */
export async function lineOf(
  at: Bringing,
  path: YamlPath,
  { answered, by, text: words, wanted_by }: Said,
  moment: Pick<RoomLine, 'at' | 'filmMs'>,
): Promise<RoomLine> {
  const userId = (await at.account([...path, 'by'], by)) ?? 0;
  const wanting: number[] = [];
  for (const [index, account] of (wanted_by ?? []).entries()) {
    if (account === by)
      at.fault([...path, 'wanted_by', index], 'Who asks wants the answer anyway.', 'Name others alone.');
    wanting.push((await at.account([...path, 'wanted_by', index], account)) ?? 0);
  }
  return { userId, text: words, answered, wanting, isQuestion: wanted_by !== undefined, ...moment };
}

const isLine = ({ text: words, userId }: RoomLine) => and(eq(liveLines.userId, userId), eq(liveLines.text, words));

async function missingLines({ scope }: Bringing, roomId: number, lines: readonly RoomLine[]) {
  const missing: RoomLine[] = [];
  for (const line of lines) {
    const there = await scope.tx.$count(liveLines, scope.only(liveLines, eq(liveLines.roomId, roomId), isLine(line)));
    if (there === 0) missing.push(line);
  }
  return missing;
}

async function noticesOf({ scope }: Bringing, roomId: number): Promise<readonly string[]> {
  const rows = await scope.tx
    .select({ text: liveNotices.text })
    .from(liveNotices)
    .where(scope.only(liveNotices, eq(liveNotices.roomId, roomId)))
    .orderBy(asc(liveNotices.id));
  return rows.map((row) => row.text);
}

/** Whether a room has the lines and notices of a file. */
export async function hasWritten(at: Bringing, roomId: number, written: Written): Promise<boolean> {
  const there = await noticesOf(at, roomId);
  if (!written.notices.every((one) => there.includes(one))) return false;
  return (await missingLines(at, roomId, written.lines)).length === 0;
}

/** Adds missing lines and notices; people's own since then stay. */
export async function writeWritten(at: Bringing, roomId: number, written: Written): Promise<void> {
  const { scope } = at;
  const [room] = await scope.tx
    .select({ userId: liveRooms.ownerId })
    .from(liveRooms)
    .where(scope.only(liveRooms, eq(liveRooms.id, roomId)));
  if (room === undefined) return;
  const there = await noticesOf(at, roomId);
  const added = written.notices.filter((one) => !there.includes(one)).toReversed();
  for (const [index, words] of added.entries()) {
    const noticed = new Date(written.noticedAt.getTime() + index * 60_000);
    await scope.tx.insert(liveNotices).values(scope.row(liveNotices, { ...room, roomId, text: words, at: noticed }));
  }
  for (const { isQuestion, wanting, ...line } of await missingLines(at, roomId, written.lines)) {
    const kind = isQuestion ? ('question' as const) : ('chat' as const);
    const [row] = await scope.tx
      .insert(liveLines)
      .values(scope.row(liveLines, { ...line, roomId, kind, wants: wanting.length }))
      .returning({ id: liveLines.id });
    if (row === undefined || wanting.length === 0) continue;
    const wants = wanting.map((userId) => scope.row(liveWants, { lineId: row.id, userId }));
    await scope.tx.insert(liveWants).values(wants);
  }
  const ofRoom = sql`select count(*)::int from ${liveLines} where ${liveLines.eid} = ${scope.eid} and ${liveLines.roomId} = ${roomId}`;
  await scope.tx
    .update(liveRooms)
    .set({ lines: sql`(${ofRoom})`, questions: sql`(${ofRoom} and ${liveLines.kind} = 'question')` })
    .where(scope.only(liveRooms, eq(liveRooms.id, roomId)));
}
