import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { roomLimits, type sendPiece } from '@banyan/contracts/live';
import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { TenantScope } from '../../db/tenant.ts';
import { measureMedia, storedBytes } from '../../files/measureMedia.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { FileRejected } from '../../ports/storage.ts';
import { livePieces, liveRooms, type RoomRow } from './liveRoom.schema.ts';
import { refused } from './refuse.ts';
import { roomById, stateOf, tellRoom } from './rooms.ts';

type Ctx = StepContext<Learner>;
type Input = CallInput<typeof sendPiece>;
type Output = CallOutput<typeof sendPiece>;

/** A recorder may be late with a piece, but not by so much, ms. */
const longestPieceMs = 60_000;
/** Recorders give the last picture no length, ms. */
const lastPictureMs = 33;
/** As MIME types name codecs: our answer repeats no other text. */
const codecsForm = /^[A-Za-z0-9.]+(?:,[A-Za-z0-9.]+)*$/;
const nameForm = /^[\w-]+$/;

function refuseForm({ codecs, key }: Input): void {
  const wrong = [...(nameForm.test(key) ? [] : ['key']), ...(codecsForm.test(codecs) ? [] : ['codecs'])];
  if (wrong.length > 0) throw new Refusal(ErrorCode.badRequest, { reason: 'piece', data: { fields: wrong } });
}

/** Only the presenter of a broadcast films it. */
function refuseSender({ now, viewer }: Ctx, room: RoomRow): void {
  if (stateOf(room, now()) !== 'live') throw refused('state');
  if (room.presenterId !== viewer.userId) throw refused('stage');
}

/** The place of a known piece; the film's length in the same statement, so that it counts this piece already. */
async function known(scope: TenantScope, roomId: number, name: string): Promise<Output | null> {
  const [row] = await scope.tx
    .select({ index: livePieces.position, filmMs: liveRooms.filmMs })
    .from(livePieces)
    .innerJoin(liveRooms, and(eq(liveRooms.eid, livePieces.eid), eq(liveRooms.id, livePieces.roomId)))
    .where(scope.only(livePieces, and(eq(livePieces.roomId, roomId), eq(livePieces.name, name))));
  return row ?? null;
}

const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof FileRejected)) return error;
  return error.reason === 'size'
    ? new Refusal(ErrorCode.fileTooLarge, { data: { limit: roomLimits.pieceBytes } })
    : notAFilm();
};

const notAFilm = () => new Refusal(ErrorCode.fileType, { reason: 'content', data: { extensions: ['webm', 'mp4'] } });

/** Length of a stored piece by its content, ms. The sender's page is not asked. */
async function measure({ files }: Ctx, key: string, type: Input['type']): Promise<number> {
  const bytes = await storedBytes(files, key);
  const found = bytes === null ? null : await measureMedia(bytes, `video/${type}`);
  if (found === null || 'fault' in found) throw notAFilm();
  const lengthMs = Math.round(found.durationS * 1000) + (type === 'webm' ? lastPictureMs : 0);
  if (lengthMs > longestPieceMs) throw new Refusal(ErrorCode.badRequest, { reason: 'piece' });
  return lengthMs;
}

interface StoredPiece {
  readonly key: string;
  readonly size: number;
  readonly lengthMs: number;
}

/** Adds a stored piece to the film; null for one already there. The room is locked, so that pieces keep their order. */
async function add(ctx: Ctx, scope: TenantScope, input: Input, piece: StoredPiece) {
  const room = await roomById({ scope, viewer: ctx.viewer }, input.id, true);
  const sent = await known(scope, room.id, input.key);
  if (sent !== null) return { answer: sent, added: false };
  refuseSender(ctx, room);
  if (room.pieces >= roomLimits.pieces) throw refused('state');
  const filmMs = room.filmMs + piece.lengthMs;
  await scope.tx.insert(livePieces).values(
    scope.row(livePieces, {
      ...{ roomId: room.id, position: room.pieces, name: input.key, ...piece },
      ...{ fromMs: room.filmMs, type: input.type, codecs: input.codecs },
    }),
  );
  await scope.tx
    .update(liveRooms)
    .set({ filmMs, pieces: room.pieces + 1, pieceAt: new Date(ctx.now()), filmedBy: ctx.viewer.userId })
    .where(scope.only(liveRooms, eq(liveRooms.id, room.id)));
  await tellRoom({ ...ctx, scope }, room.id, 'pieces');
  return { answer: { index: room.pieces, filmMs }, added: true };
}

/** Keeps a piece of the film. Sent again under its name it counts once, also concurrently. */
export async function takePiece(ctx: Ctx, input: Input, content: Readable): Promise<Output> {
  const { files, inTenant, viewer } = ctx;
  refuseForm(input);
  const sent = await inTenant(async (scope) => {
    const room = await roomById({ scope, viewer: ctx.viewer }, input.id);
    const before = await known(scope, room.id, input.key);
    if (before === null) refuseSender(ctx, room);
    return before;
  });
  if (sent !== null) {
    content.resume();
    return sent;
  }
  // Each try has a file of its own: of two of one name the other is removed.
  const key = `${viewer.eid}/live/${input.id}/${randomBytes(12).toString('hex')}.${input.type}`;
  const { size } = await files
    .put(key, content, { type: `video/${input.type}`, maxBytes: roomLimits.pieceBytes })
    .catch((error: unknown) => {
      throw asRefusal(error);
    });
  const done = await measure(ctx, key, input.type)
    .then((lengthMs) => inTenant((scope) => add(ctx, scope, input, { key, size, lengthMs })))
    .catch(async (error: unknown) => {
      await files.remove(key);
      throw error;
    });
  if (!done.added) await files.remove(key);
  return done.answer;
}
