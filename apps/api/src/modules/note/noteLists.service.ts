import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  chapterNote,
  courseAllNote,
  courseMyNote,
  myNote,
  noteTabs,
  type courseAllChapter,
  type isEditNote,
  type NoteTab,
} from '@banyan/contracts/course';
import { and, desc, eq, max, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage, type Keyset, type PageInput, type PageOfRows } from '../../paging/keyset.ts';
import type { NotePorts } from './note.ports.ts';
import { notes, type NoteRow } from './note.schema.ts';
import { noteOf, notesOf } from './noteRow.ts';

type Ctx = CallContext<Learner>;

const lastChanged = keyset<NoteRow>([notes.changedAt, notes.id], ({ changedAt, id }) => [changedAt, id]);
const alongTheVideo = keyset<NoteRow>([notes.place, notes.id], ({ place, id }) => [place, id], 'ascending');

function listOf(
  ctx: Ctx,
  call: Parameters<typeof keysetPage>[0],
  input: PageInput,
  { by, where, ports }: { readonly by: Keyset<NoteRow>; readonly where: SQL | undefined; readonly ports: NotePorts },
) {
  const { scope } = ctx;
  return keysetPage(call, input, {
    by,
    read: ({ beyond, orderBy, limit }: PageOfRows) =>
      scope.tx
        .select()
        .from(notes)
        .where(scope.only(notes, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => notesOf(ctx, rows, ports),
  });
}

const mine = ({ viewer }: Ctx) => eq(notes.userId, viewer.userId);
const open = eq(notes.state, 'passed');

/** Public notes of a course, last first. */
export async function listCourseNotes(
  ctx: Ctx,
  input: CallInput<typeof courseAllNote>,
  ports: NotePorts,
): Promise<CallOutput<typeof courseAllNote>> {
  await ports.openCourse(ctx, input.course_id);
  const where = and(eq(notes.courseId, input.course_id), open);
  return listOf(ctx, courseAllNote, input, { by: lastChanged, where, ports });
}

/** The learner's notes in a course, even if it is closed now. */
export function listOwnCourseNotes(
  ctx: Ctx,
  input: CallInput<typeof courseMyNote>,
  ports: NotePorts,
): Promise<CallOutput<typeof courseMyNote>> {
  const where = and(mine(ctx), eq(notes.courseId, input.course_id));
  return listOf(ctx, courseMyNote, input, { by: lastChanged, where, ports });
}

/** Chapters of a course with their numbers of notes. */
export async function listChapters(
  ctx: Ctx,
  { course_id }: CallInput<typeof courseAllChapter>,
  ports: NotePorts,
): Promise<CallOutput<typeof courseAllChapter>> {
  const { scope, viewer } = ctx;
  await ports.openCourse(ctx, course_id);
  const counted = await scope.tx
    .select({
      id: notes.chapterId,
      mine: sql<number>`count(*) filter (where ${notes.userId} = ${viewer.userId})::int`,
      all: sql<number>`count(*) filter (where ${open})::int`,
    })
    .from(notes)
    .where(scope.only(notes, eq(notes.courseId, course_id)))
    .groupBy(notes.chapterId);
  const counts = new Map(counted.map((row) => [row.id, row]));
  const chapters = await ports.chaptersOf(ctx, course_id);
  return {
    chapters: chapters.map((chapter) => ({
      ...chapter,
      mine: counts.get(chapter.id)?.mine ?? 0,
      all: counts.get(chapter.id)?.all ?? 0,
    })),
  };
}

/** Characters of the learner's notes in a chapter. */
export async function usedIn({ scope, viewer }: Ctx, chapterId: number): Promise<number> {
  const [sum] = await scope.tx
    .select({ used: sql<number>`coalesce(sum(char_length(${notes.text})), 0)::int` })
    .from(notes)
    .where(scope.only(notes, eq(notes.userId, viewer.userId), eq(notes.chapterId, chapterId)));
  return sum?.used ?? 0;
}

/** Notes of a chapter along its video or pages. */
export async function listChapterNotes(
  ctx: Ctx,
  input: CallInput<typeof chapterNote>,
  ports: NotePorts,
): Promise<CallOutput<typeof chapterNote>> {
  const place = (await ports.places(ctx, [input.chapter_id])).get(input.chapter_id);
  if (place === undefined) throw new Refusal(ErrorCode.notFound);
  if (input.whose === 'all') await ports.openCourse(ctx, place.courseId);
  const where = and(eq(notes.chapterId, input.chapter_id), input.whose === 'mine' ? mine(ctx) : open);
  const list = await listOf(ctx, chapterNote, input, { by: alongTheVideo, where, ports });
  return { ...list, used: await usedIn(ctx, input.chapter_id) };
}

/** A note of the learner's own. */
export async function ownNote({ scope, viewer }: Ctx, id: number): Promise<NoteRow> {
  const [row] = await scope.tx
    .select()
    .from(notes)
    .where(scope.only(notes, eq(notes.id, id), eq(notes.userId, viewer.userId)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Whether a note is public, or about to be: it has to be withdrawn before a change. */
export const isOut = ({ state }: Pick<NoteRow, 'state'>) => state === 'passed' || state === 'reviewing';

/** State of a note, and whether a change withdraws it. */
export async function readForEdit(
  ctx: Ctx,
  { note }: CallInput<typeof isEditNote>,
  ports: NotePorts,
): Promise<CallOutput<typeof isEditNote>> {
  const row = await ownNote(ctx, note);
  return { note: await noteOf(ctx, row, ports), withdraws: isOut(row) ? 'Y' : 'N' };
}

async function countsBy({ scope, viewer }: Ctx, course: SQL | undefined): Promise<Record<NoteTab, number>> {
  const rows = await scope.tx
    .select({ state: notes.state, count: sql<number>`count(*)::int` })
    .from(notes)
    .where(scope.only(notes, eq(notes.userId, viewer.userId), course))
    .groupBy(notes.state);
  const counts = Object.fromEntries(noteTabs.map((tab) => [tab, 0])) as Record<NoteTab, number>;
  for (const { state, count } of rows) {
    counts[state] = count;
    counts.all += count;
  }
  return counts;
}

async function coursesOf(ctx: Ctx, { courseNames }: NotePorts) {
  const { scope } = ctx;
  const rows = await scope.tx
    .select({ id: notes.courseId, count: sql<number>`count(*)::int` })
    .from(notes)
    .where(scope.only(notes, mine(ctx)))
    .groupBy(notes.courseId)
    .orderBy(desc(max(notes.changedAt)))
    .limit(100);
  const names = await courseNames(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, count }) => {
    const title = names.get(id)?.title;
    return title === undefined ? [] : [{ id, title, count }];
  });
}

/** The learner's notes in all courses, last changed first. */
export async function listOwnNotes(
  ctx: Ctx,
  input: CallInput<typeof myNote>,
  ports: NotePorts,
): Promise<CallOutput<typeof myNote>> {
  const course = input.course > 0 ? eq(notes.courseId, input.course) : undefined;
  const state = input.state === 'all' ? undefined : eq(notes.state, input.state);
  const where = and(mine(ctx), state, course);
  const list = await listOf(ctx, myNote, input, { by: lastChanged, where, ports });
  return { ...list, counts: await countsBy(ctx, course), courses: await coursesOf(ctx, ports) };
}
