import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  noteChapterLimit,
  noteCountLimit,
  type addNote,
  type deleteNote,
  type NoteRefusal,
  type NoteState,
} from '@banyan/contracts/course';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { looseImages, takeImages } from './noteImage.service.ts';
import { isOut, ownNote, usedIn } from './noteLists.service.ts';
import { noteOf } from './noteRow.ts';
import type { NotePorts } from './note.ports.ts';
import { notes, type NoteRow } from './note.schema.ts';

type Ctx = CallContext<Learner>;
type Written = CallInput<typeof addNote>;

const states: Readonly<Record<Written['as'], NoteState>> = { draft: 'draft', private: 'private', public: 'reviewing' };

const refuse = (refusal: NoteRefusal): never => {
  throw new Refusal(ErrorCode.noteRefused, { data: { refusal } });
};

/** Locks the chapter against other windows of the learner until the transaction ends: its characters are counted. */
async function lockChapter({ scope, viewer }: Ctx, chapterId: number): Promise<void> {
  const key = `notes ${scope.eid} ${chapterId} ${viewer.userId}`;
  await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The note being written: by its id, or by the key of its device; null for a new one. */
async function found(ctx: Ctx, { id, draft_key }: Written): Promise<NoteRow | null> {
  if (id > 0) return ownNote(ctx, id);
  const { scope, viewer } = ctx;
  const [row] = await scope.tx
    .select()
    .from(notes)
    .where(scope.only(notes, eq(notes.userId, viewer.userId), eq(notes.draftKey, draft_key)));
  return row ?? null;
}

const characters = (text: string) => [...text].length;

/** Refuses a broken rule: empty, too long with the chapter's others, published and not withdrawable, one too many. */
async function admit(ctx: Ctx, written: Written, before: NoteRow | null): Promise<void> {
  const { text, images, as, withdraw } = written;
  if (before !== null && isOut(before) && withdraw === 'N') refuse('shown');
  if (as !== 'draft' && text.trim() === '' && images.length === 0) refuse('empty');
  const others = (await usedIn(ctx, written.chapter_id)) - characters(before?.text ?? '');
  if (others + characters(text) > noteChapterLimit) refuse('tooLong');
  if (before === null && (await countIn(ctx, written.chapter_id)) >= noteCountLimit) refuse('many');
}

async function countIn({ scope, viewer }: Ctx, chapterId: number): Promise<number> {
  const [counted] = await scope.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(notes)
    .where(scope.only(notes, eq(notes.userId, viewer.userId), eq(notes.chapterId, chapterId)));
  return counted?.count ?? 0;
}

/** Writing does not change a note's chapter; a new one needs a chapter that is open to the learner. */
async function placeOf(ctx: Ctx, written: Written, before: NoteRow | null, { openCourse, places }: NotePorts) {
  if (before !== null) return { courseId: before.courseId, chapterId: before.chapterId };
  await openCourse(ctx, written.course_id);
  const place = (await places(ctx, [written.chapter_id])).get(written.chapter_id);
  if (place?.courseId !== written.course_id) throw new Refusal(ErrorCode.notFound);
  return { courseId: written.course_id, chapterId: written.chapter_id };
}

/** Adds a note or changes one; a public one goes to the review desk. */
export async function writeNote(ctx: Ctx, written: Written, ports: NotePorts): Promise<CallOutput<typeof addNote>> {
  const { scope, viewer, now } = ctx;
  if (written.place < 0 || written.place > 1_000_000) throw new Refusal(ErrorCode.badRequest);
  const at = await placeOf(ctx, written, await found(ctx, written), ports);
  await lockChapter(ctx, at.chapterId);
  // Another window may have written while this one waited.
  const before = await found(ctx, written);
  if (before !== null && before.revision !== written.revision) {
    throw new Refusal(ErrorCode.noteChanged, { data: { note: await noteOf(ctx, before, ports) } });
  }
  await admit(ctx, { ...written, chapter_id: at.chapterId }, before);
  const values = {
    text: written.text,
    pin: written.pin,
    place: written.pin === 'whole' ? 0 : written.place,
    state: states[written.as],
    reason: '',
    changedAt: new Date(now()),
    reviewerId: null,
    reviewedAt: null,
  };
  if (values.state === 'reviewing') await takeAct(ctx, 'submission');
  const [row] =
    before === null
      ? await scope.tx
          .insert(notes)
          .values(scope.row(notes, { ...values, ...at, userId: viewer.userId, draftKey: written.draft_key }))
          .returning()
      : await scope.tx
          .update(notes)
          .set({ ...values, revision: sql`${notes.revision} + 1` })
          .where(scope.only(notes, eq(notes.id, before.id)))
          .returning();
  if (row === undefined) throw new Error('a note was not written');
  const images = await takeImages(ctx, row, [...new Set(written.images)]);
  return noteOf(ctx, { ...row, images }, ports);
}

/** Deletes a note of the viewer; its pictures are released. */
export async function removeNote(
  ctx: Ctx,
  { note }: CallInput<typeof deleteNote>,
): Promise<CallOutput<typeof deleteNote>> {
  const { scope, viewer } = ctx;
  const [gone] = await scope.tx
    .delete(notes)
    .where(scope.only(notes, and(eq(notes.id, note), eq(notes.userId, viewer.userId))))
    .returning({ images: notes.images });
  if (gone !== undefined && gone.images.length > 0) await looseImages(ctx, (table) => inArray(table.id, gone.images));
  return { deleted: gone === undefined ? 'N' : 'Y' };
}
