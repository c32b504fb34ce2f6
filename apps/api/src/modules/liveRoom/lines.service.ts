import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { roomLimits, roomLines, type removeLine, type sayInRoom, type wantAnswer } from '@banyan/contracts/live';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { heldLine, heldQuestion, setLine, shownLine, shownLines } from './lines.ts';
import { liveLines, liveRooms, liveWants, type LineRow } from './liveRoom.schema.ts';
import { heldPerson } from './people.ts';
import { refused } from './refuse.ts';
import { openRoom, stateOf, tellRoom } from './rooms.ts';

type Ctx = CallContext<Learner>;

const lastFirst = keyset<LineRow>([liveLines.id], ({ id }) => [id]);
const mostWanted = keyset<LineRow>([liveLines.wants, liveLines.id], ({ id, wants }) => [wants, id]);

/** Lines of a room, newest first; questions alone: most wanted first. */
export async function listLines(
  ctx: CallContext,
  input: CallInput<typeof roomLines>,
): Promise<CallOutput<typeof roomLines>> {
  const { scope } = ctx;
  const { room } = await openRoom(ctx, input.id);
  const questions = input.kind === 'question';
  return keysetPage(roomLines, input, {
    by: questions ? mostWanted : lastFirst,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(liveLines)
        .where(
          scope.only(
            liveLines,
            and(eq(liveLines.roomId, input.id), questions ? eq(liveLines.kind, 'question') : undefined, beyond),
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownLines(ctx, room, rows),
  });
}

const countOf = (kind: LineRow['kind'], step: 1 | -1) => ({
  lines: sql`greatest(0, ${liveRooms.lines} + ${step}::integer)`,
  ...(kind === 'question' ? { questions: sql`greatest(0, ${liveRooms.questions} + ${step}::integer)` } : {}),
});

/** Refuses lines faster than people can read. */
async function refuseHaste({ now, scope }: Ctx, roomId: number, userId: number): Promise<void> {
  const lately = gt(liveLines.at, new Date(now() - 10_000));
  const own = and(eq(liveLines.roomId, roomId), eq(liveLines.userId, userId), lately);
  if ((await scope.tx.$count(liveLines, scope.only(liveLines, own))) >= roomLimits.linesPerTenSeconds)
    throw refused('fast');
}

/** Writes a line, before a room begins and while it is on air. */
export async function say(ctx: Ctx, input: CallInput<typeof sayInRoom>): Promise<CallOutput<typeof sayInRoom>> {
  const { now, scope, viewer } = ctx;
  const { host, room } = await openRoom(ctx, input.id, true);
  const state = stateOf(room, now());
  if (state !== 'before' && state !== 'live') throw refused('state');
  const person = await heldPerson(scope, room, viewer.userId);
  if (!host && (room.allMuted || person.muted)) throw refused('muted');
  const text = input.text.trim();
  if (text === '') throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { text: 'required' } } });
  await refuseHaste(ctx, room.id, viewer.userId);
  const { kind } = input;
  const [row] = await scope.tx
    .insert(liveLines)
    .values(
      scope.row(liveLines, {
        ...{ kind, text, roomId: room.id, userId: viewer.userId },
        at: new Date(now()),
        filmMs: state === 'live' ? room.filmMs : null,
      }),
    )
    .returning();
  if (row === undefined) throw new Error('no line was written');
  await scope.tx
    .update(liveRooms)
    .set(countOf(kind, 1))
    .where(scope.only(liveRooms, eq(liveRooms.id, room.id)));
  await tellRoom(ctx, room.id, 'lines');
  return shownLine(ctx, room, row);
}

/** Wants a question of another person answered too, or no longer; locked while it is counted. */
export async function want(ctx: Ctx, input: CallInput<typeof wantAnswer>): Promise<CallOutput<typeof wantAnswer>> {
  const { now, scope, viewer } = ctx;
  const { room } = await openRoom(ctx, input.id);
  const state = stateOf(room, now());
  if (state !== 'before' && state !== 'live') throw refused('state');
  const row = await heldQuestion(scope, room.id, input.line);
  if (row.userId === viewer.userId) throw new Refusal(ErrorCode.badRequest, { reason: 'own question' });
  const own = and(eq(liveWants.lineId, row.id), eq(liveWants.userId, viewer.userId));
  const changed =
    input.on === 'Y'
      ? await scope.tx
          .insert(liveWants)
          .values(scope.row(liveWants, { lineId: row.id, userId: viewer.userId }))
          .onConflictDoNothing()
          .returning()
      : await scope.tx.delete(liveWants).where(scope.only(liveWants, own)).returning();
  if (changed.length === 0) return shownLine(ctx, room, row);
  const counted = await setLine(scope, row, { wants: row.wants + (input.on === 'Y' ? 1 : -1) });
  await tellRoom(ctx, room.id, 'lines');
  return shownLine(ctx, room, counted);
}

/** Removes a line: hosts any, others their own. */
export async function takeAway(ctx: Ctx, input: CallInput<typeof removeLine>): Promise<CallOutput<typeof removeLine>> {
  const { scope, viewer } = ctx;
  const { host, room } = await openRoom(ctx, input.id, true);
  const row = await heldLine(scope, room.id, input.line);
  if (!host && row.userId !== viewer.userId) throw new Refusal(ErrorCode.notFound);
  await scope.tx.delete(liveLines).where(scope.only(liveLines, eq(liveLines.id, row.id)));
  await scope.tx
    .update(liveRooms)
    .set(countOf(row.kind, -1))
    .where(scope.only(liveRooms, eq(liveRooms.id, room.id)));
  await tellRoom(ctx, room.id, 'lines');
  return { line: row.id };
}
