import { type CallInput, type CallOutput } from '@banyan/contracts';
import { roomLimits, type FilmPiece } from '@banyan/contracts/live';
import type { roomPieceAt, roomPieces } from '@banyan/contracts/live';
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { livePieces, type PieceRow, type RoomRow } from './liveRoom.schema.ts';
import { openRoom, stateOf } from './rooms.ts';

/** Pieces in one answer, and pieces with which a viewer joins a broadcast. */
const mostPieces = 30;
const joiningPieces = 3;
/** Addresses open for so long, ms. */
const openForMs = 3_600_000;
/** No film is longer, ms. */
const longestFilmMs = 2_147_483_647;

const shown = ({ contentUrl }: Pick<CallContext, 'contentUrl'>, row: PieceRow): FilmPiece => ({
  index: row.position,
  from: row.fromMs,
  length: row.lengthMs,
  mime: `video/${row.type}; codecs="${row.codecs}"`,
  url: contentUrl(row.key, openForMs).url,
});

/** A film that the console has taken back from learners; while it is on air it is shown. */
const isHidden = ({ endedAt, replayOff }: Pick<RoomRow, 'endedAt' | 'replayOff'>) => endedAt !== null && replayOff;

async function piecesFrom(ctx: CallContext, roomId: number, position: number): Promise<FilmPiece[]> {
  const { scope } = ctx;
  const beginning = gte(livePieces.position, Math.min(Math.max(position, 0), roomLimits.pieces));
  const rows = await scope.tx
    .select()
    .from(livePieces)
    .where(scope.only(livePieces, and(eq(livePieces.roomId, roomId), beginning)))
    .orderBy(asc(livePieces.position))
    .limit(mostPieces);
  return rows.map((row) => shown(ctx, row));
}

/** Pieces of the film from a place on; from before its start: its present place. */
export async function listPieces(
  ctx: CallContext,
  { from, id }: CallInput<typeof roomPieces>,
): Promise<CallOutput<typeof roomPieces>> {
  const { room } = await openRoom(ctx, id);
  const items = isHidden(room) ? [] : await piecesFrom(ctx, id, from < 0 ? room.pieces - joiningPieces : from);
  return { items, filmMs: room.filmMs, state: stateOf(room, ctx.now()) };
}

/** Pieces of the film from the one on that covers a moment. */
export async function listPiecesAt(
  ctx: CallContext,
  { at, id }: CallInput<typeof roomPieceAt>,
): Promise<CallOutput<typeof roomPieceAt>> {
  const { scope } = ctx;
  const { room } = await openRoom(ctx, id);
  if (isHidden(room)) return { items: [] };
  const until = lte(livePieces.fromMs, Math.min(Math.max(at, 0), longestFilmMs));
  const [covering] = await scope.tx
    .select({ position: livePieces.position })
    .from(livePieces)
    .where(scope.only(livePieces, and(eq(livePieces.roomId, id), until)))
    .orderBy(desc(livePieces.fromMs))
    .limit(1);
  return { items: await piecesFrom(ctx, id, covering?.position ?? 0) };
}
