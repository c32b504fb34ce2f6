import type { Note } from '@banyan/contracts/course';
import type { CallContext, Learner } from '../../http/context.ts';
import { nobody, peopleOf } from '../../platform/people.ts';
import type { NotePorts } from './note.ports.ts';
import type { NoteRow } from './note.schema.ts';

/** Notes for display: with their places, pictures and authors. */
export async function notesOf(
  ctx: CallContext<Learner>,
  rows: readonly NoteRow[],
  { imagesOf, places }: NotePorts,
): Promise<Note[]> {
  if (rows.length === 0) return [];
  const authors = await peopleOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  const at = await places(
    ctx,
    rows.map(({ chapterId }) => chapterId),
  );
  const files = await imagesOf(
    ctx,
    rows.flatMap(({ images }) => images),
  );
  return rows.map((row) => {
    const place = at.get(row.chapterId);
    return {
      id: row.id,
      courseId: row.courseId,
      courseTitle: place?.courseTitle ?? '',
      opens: place?.opens ?? false,
      chapterId: row.chapterId,
      chapterNo: place?.no ?? 0,
      chapterTitle: place?.title ?? '',
      text: row.text,
      images: row.images.flatMap((id) => {
        const file = files.get(id);
        return file === undefined ? [] : [{ id, ...file }];
      }),
      pin: row.pin,
      place: row.place,
      state: row.state,
      reason: row.reason,
      revision: row.revision,
      author: authors.get(row.userId) ?? nobody,
      own: row.userId === ctx.viewer.userId,
      changedAt: row.changedAt.getTime(),
    };
  });
}

/** One note for display. */
export async function noteOf(ctx: CallContext<Learner>, row: NoteRow, ports: NotePorts): Promise<Note> {
  const [shown] = await notesOf(ctx, [row], ports);
  if (shown === undefined) throw new Error('a note that is not shown');
  return shown;
}
