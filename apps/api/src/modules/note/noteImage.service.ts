import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type uploadNoteImage } from '@banyan/contracts/course';
import { and, eq, inArray, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sweep } from '../../sweep/sweep.ts';
import type { NotePorts } from './note.ports.ts';
import { noteImages, notes, type NoteRow } from './note.schema.ts';

type Ctx = CallContext<Learner>;

/** Retention of a picture without a note: a draft may be on a device that is away. */
const LOOSE_MS = 30 * 86_400_000;

/** Keeps an uploaded picture for a note. Repeating it changes nothing. */
export async function keepImage(
  ctx: Ctx,
  { upload }: CallInput<typeof uploadNoteImage>,
  { claimImage, imagesOf }: NotePorts,
): Promise<CallOutput<typeof uploadNoteImage>> {
  const { scope, viewer, now } = ctx;
  const [known] = await scope.tx
    .select({ id: noteImages.id })
    .from(noteImages)
    .where(scope.only(noteImages, eq(noteImages.id, upload), eq(noteImages.userId, viewer.userId)));
  if (known === undefined) {
    await claimImage(ctx, upload);
    const row = { id: upload, userId: viewer.userId, touchedAt: new Date(now()) };
    await scope.tx.insert(noteImages).values(scope.row(noteImages, row));
  }
  const file = (await imagesOf(ctx, [upload])).get(upload);
  if (file === undefined) throw new Refusal(ErrorCode.notFound);
  return { id: upload, ...file };
}

/** Releases pictures; they are swept unless another note uses them. */
export async function looseImages(
  { scope, now }: Pick<CallContext, 'scope' | 'now'>,
  which: (table: typeof noteImages) => SQL,
): Promise<void> {
  await scope.tx
    .update(noteImages)
    .set({ noteId: null, touchedAt: new Date(now()) })
    .where(scope.only(noteImages, which(noteImages)));
}

/** Sets the pictures of a note: the learner's own, in no other note. Its former ones are released. */
export async function takeImages(ctx: Ctx, note: NoteRow, ids: readonly string[]): Promise<string[]> {
  const { scope, viewer, now } = ctx;
  const dropped = eq(noteImages.noteId, note.id);
  await looseImages(ctx, (table) =>
    ids.length === 0 ? dropped : (and(dropped, notInArray(table.id, [...ids])) ?? dropped),
  );
  if (ids.length > 0) {
    const free = or(isNull(noteImages.noteId), eq(noteImages.noteId, note.id));
    const taken = await scope.tx
      .update(noteImages)
      .set({ noteId: note.id, touchedAt: new Date(now()) })
      .where(scope.only(noteImages, inArray(noteImages.id, [...ids]), eq(noteImages.userId, viewer.userId), free))
      .returning({ id: noteImages.id });
    if (taken.length !== ids.length) throw new Refusal(ErrorCode.notFound, { reason: 'no such picture of a note' });
  }
  await scope.tx
    .update(notes)
    .set({ images: [...ids] })
    .where(scope.only(notes, eq(notes.id, note.id)));
  return [...ids];
}

/** Removes pictures that no note has used for a month. */
export const sweepNoteImages =
  ({ releaseImage }: Pick<NotePorts, 'releaseImage'>): Sweep =>
  async ({ inTenant, now }) =>
    inTenant(async (scope) => {
      const gone = await scope.tx
        .delete(noteImages)
        .where(scope.only(noteImages, isNull(noteImages.noteId), lt(noteImages.touchedAt, new Date(now() - LOOSE_MS))))
        .returning({ id: noteImages.id });
      for (const { id } of gone) await releaseImage({ scope, now }, id);
    });
