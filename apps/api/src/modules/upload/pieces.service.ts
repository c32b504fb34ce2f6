import { ErrorCode, uploadPieceBytes, type UploadKind } from '@banyan/contracts';
import { eq, ne } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TypeGate } from '../../files/gates.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { FileRejected } from '../../ports/storage.ts';
import { beginUpload, takenExtension } from './begin.ts';
import { isPicture } from '../../files/contents.ts';
import { apartFrom, goOnHashing, hashingStream } from './meter.ts';
import { asRefusal, dropUpload, settle, extensionOfUpload } from './settle.ts';
import { uploads, type UploadRow } from './upload.schema.ts';
import { contentGate } from './contentGate.ts';

/** Begins a file that comes in pieces. Pictures are too small for that, and must be encoded again as a whole. */
export async function beginPieces(
  ctx: StepContext<Learner>,
  input: { readonly kind: UploadKind; readonly name: string; readonly size: number },
): Promise<UploadRow> {
  const begun = { ...input, maxBytes: Infinity };
  if (isPicture(takenExtension(begun))) throw new Refusal(ErrorCode.fileType, { reason: 'picture in pieces' });
  const row = await beginUpload(ctx, begun);
  const handle = await ctx.files.begin(row.key);
  await ctx.inTenant((scope) =>
    scope.tx
      .update(uploads)
      .set({ handle })
      .where(scope.only(uploads, eq(uploads.id, row.id))),
  );
  return { ...row, handle };
}

/** The learner's own upload. Throws the same Refusal for another's and for a missing one. */
export async function ownUpload({ viewer, inTenant }: StepContext<Learner>, id: string): Promise<UploadRow> {
  const [row] = await inTenant((scope) =>
    scope.tx
      .select()
      .from(uploads)
      .where(scope.only(uploads, eq(uploads.id, id), eq(uploads.userId, viewer.userId), ne(uploads.state, 'dropped'))),
  );
  if (!row) throw new Refusal(ErrorCode.notFound, { reason: 'no such upload' });
  return row;
}

/**
 * Takes the next piece: 8 MB, or the rest. It counts when the store has it and the row says so; an interrupted one is
 * sent again from its beginning. `holder`: owner of the upload's lock. Returns the row after it.
 */
export async function takePiece(
  ctx: StepContext<Learner>,
  { id, offset, content, holder }: { id: string; offset: number; content: Readable; holder: string },
): Promise<UploadRow> {
  const row = await ownUpload(ctx, id);
  const size = Math.min(uploadPieceBytes, row.size - row.received);
  if (row.state !== 'receiving' || row.handle === null || row.received !== offset || size === 0) {
    throw new Refusal(ErrorCode.conflict, { reason: 'offset' });
  }
  const hashing = await goOnHashing(row.hashing);
  const hashed = hashingStream(hashing);
  // A file of a wrong type is refused at its first bytes, not after a gigabyte.
  const first = [contentGate(extensionOfUpload(row)), new TypeGate(row.type, uploadPieceBytes)];
  const gates = [...(offset === 0 ? first : []), hashed];
  const flowing = pipeline([apartFrom(content), ...gates]);
  flowing.catch(() => undefined);
  try {
    const number = offset / uploadPieceBytes + 1;
    const piece = await ctx.files.putPiece({ key: row.key, handle: row.handle }, number, size, hashed);
    await flowing;
    return await finishIfWhole(ctx, await notePiece(ctx, { row, size, piece, hashing: hashing.save(), holder }));
  } catch (error) {
    if (error instanceof FileRejected && error.reason === 'type') await dropUpload(ctx, row);
    throw asRefusal(error, row);
  }
}

async function notePiece(
  { inTenant, now }: StepContext<Learner>,
  at: { row: UploadRow; size: number; piece: string; hashing: Uint8Array; holder: string },
): Promise<UploadRow> {
  const { row, size, piece, hashing, holder } = at;
  const received = row.received + size;
  const [noted] = await inTenant((scope) =>
    scope.tx
      .update(uploads)
      .set({ received, hashing, pieces: [...row.pieces, piece], touchedAt: new Date(now()) })
      .where(
        scope.only(
          uploads,
          eq(uploads.id, row.id),
          eq(uploads.received, row.received),
          eq(uploads.state, 'receiving'),
          eq(uploads.lockedBy, holder),
        ),
      )
      .returning(),
  );
  if (!noted) throw new Refusal(ErrorCode.conflict, { reason: 'lock was lost' });
  return noted;
}

/** Assembles the file when all pieces have arrived; a process killed in the middle leaves it to the next. */
export async function finishIfWhole(ctx: StepContext<Learner>, row: UploadRow): Promise<UploadRow> {
  if (row.state !== 'receiving' || row.handle === null || row.received < row.size) return row;
  await ctx.files.finish({ key: row.key, handle: row.handle }, row.pieces);
  const hashing = await goOnHashing(row.hashing);
  try {
    return await settle(ctx, { row, size: row.size, sha256: hashing.digest('hex') });
  } catch (error) {
    if (error instanceof FileRejected) await dropUpload(ctx, row);
    throw asRefusal(error, row);
  }
}
