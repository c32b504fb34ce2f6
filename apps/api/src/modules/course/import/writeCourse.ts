import { and, eq, not } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import type { ImportEnterprise } from '../../../platform/importing.ts';
import { recountShelf } from '../counts.ts';
import { courseSpreads } from '../opinion.schema.ts';
import { chapters, courses, type ScormFiles } from '../course.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { inCourse, indexWords, keepChapters, type KeptChapter } from '../keepCourse.ts';
import type { CourseFound } from './checkCourse.ts';
import type { WrittenCourse } from './course.shape.ts';
import type { Prepared } from './prepare.ts';
import { spreadOf } from './spreadOf.ts';
import { audienceOf } from '../../../platform/audience/audienceOf.ts';

/** A chapter whose files are stored. */
export interface StoredChapter {
  readonly prepared: Prepared;
  /** Begins the keys of its files. */
  readonly base: string;
  readonly scorm: ScormFiles | null;
  /** Notes about its package for the importer. */
  readonly notes?: readonly string[];
}

interface Around {
  readonly enterprise: ImportEnterprise;
  readonly found: CourseFound;
  readonly stored: readonly StoredChapter[];
  readonly now: number;
  /** Of the demo: its id, so that addresses in documents and tests stay valid. */
  readonly demoId?: number | undefined;
}

/** Id of a demo chapter: the same in every fresh database. */
export const demoChapterId = (courseId: number, no: number) => courseId * 100 + no;

/** Writes a course and its chapters, found by its words; answers its id. A replaced one keeps all of its ids. */
export async function writeCourse(scope: TenantScope, written: WrittenCourse, around: Around): Promise<number> {
  const { demoId, enterprise, found, now, stored } = around;
  const { history, presence } = written;
  const { localise: say } = enterprise;
  const lecturer = await lecturerRow(scope, written, around);
  const [field, subject, topic] = found.categories;
  const title = say(written.title);
  const intro = say(written.description);
  const values = {
    title,
    intro,
    outcomes: written.outcomes.map(say),
    motif: written.cover ?? found.categories.at(-1)?.motif ?? ('quality' as const),
    field: field?.key ?? '',
    subject: subject?.key ?? null,
    topic: topic?.key ?? null,
    lecturerId: lecturer.id,
    durationS: stored.reduce((sum, { prepared }) => sum + prepared.seconds, 0),
    chapterCount: stored.length,
    credits: Math.round(written.credits * 10),
    requiredStudyS: Math.round(written.required_minutes * 60),
    pointsPerChapter: written.points_per_chapter,
    fee: written.price === undefined ? ('free' as const) : ('charged' as const),
    price: written.price === undefined ? null : Math.round(written.price * 100),
    pointsPrice: written.points_price ?? null,
    personalSale: written.personal_sale ?? true,
    required: written.required ?? false,
    requiredUntil: found.requiredUntil,
    publishedAt: found.publishedAt ?? new Date(now),
    state: written.on_shelf ? ('on_shelf' as const) : ('off_shelf' as const),
    audienceId: await audienceOf(scope, found.audience),
    maxViewers: written.max_viewers ?? null,
    validDays: written.valid_days ?? null,
    antiSkip: written.anti_skip ?? false,
    background: written.background ?? true,
    sequential: written.sequential ?? false,
    presence: presence?.way ?? ('none' as const),
    ...(presence === undefined ? {} : { presenceMinutes: presence.every_minutes }),
    ...(history === undefined ? {} : historyOf(history)),
  };
  const [course] =
    found.formerId === null
      ? await scope.tx
          .insert(courses)
          .values(scope.row(courses, { ...(demoId === undefined ? {} : { id: demoId }), ...values }))
          .returning()
      : await scope.tx
          .update(courses)
          .set(values)
          .where(scope.only(courses, eq(courses.id, found.formerId)))
          .returning();
  if (course === undefined) throw new Error('a course was not added');
  await indexWords(scope, course);
  await writeChapters(scope, course.id, written, around);
  if (history?.rating !== undefined) await writeSpread(scope, course);
  // The demo counts once, after all of its courses.
  if (demoId === undefined) await recountShelf(scope);
  return course.id;
}

type History = NonNullable<WrittenCourse['history']>;

const historyOf = ({ learners, praises, rating = 0, ratings }: History) => ({
  ...{ learners, praises, ratings },
  rating: Math.round(rating * 10),
});

/** The spread of the stars is unknown: a likely one for their mean. */
async function writeSpread(scope: TenantScope, { id, rating, ratings }: typeof courses.$inferSelect): Promise<void> {
  const counts = spreadOf(rating, ratings);
  await scope.tx
    .insert(courseSpreads)
    .values(scope.row(courseSpreads, { courseId: id, counts }))
    .onConflictDoUpdate({ target: [courseSpreads.eid, courseSpreads.courseId], set: { counts } });
}

async function lecturerRow(scope: TenantScope, { lecturer }: WrittenCourse, { enterprise, found }: Around) {
  const none = { zh: '' };
  const { localise: say } = enterprise;
  const [row] =
    found.lecturerId === null
      ? await scope.tx
          .insert(lecturers)
          .values(
            scope.row(lecturers, {
              name: say(lecturer.name ?? none),
              title: say(lecturer.title ?? none),
              department: say(lecturer.department ?? none),
              bio: say(lecturer.bio ?? none),
              kind: lecturer.kind,
              userId: found.userId,
            }),
          )
          .returning()
      : await scope.tx
          .select()
          .from(lecturers)
          .where(scope.only(lecturers, eq(lecturers.id, found.lecturerId)));
  if (row === undefined) throw new Error('a lecturer is gone');
  return row;
}

async function writeChapters(
  scope: TenantScope,
  courseId: number,
  written: WrittenCourse,
  { demoId, enterprise, now, stored }: Around,
): Promise<void> {
  const { localise: say } = enterprise;
  const former = await scope.tx
    .select({ id: chapters.id, no: chapters.no })
    .from(chapters)
    .where(scope.only(chapters, and(eq(chapters.courseId, courseId), inCourse)));
  const idOf = new Map(former.map(({ id, no }) => [no, id]));
  const kept = written.chapters.flatMap(({ title, section, kind }, index): KeptChapter[] => {
    const chapter = stored[index];
    if (chapter === undefined) return [];
    const row = {
      section: section === undefined ? null : say(section),
      title: say(title),
      kind,
      ...contentOf(chapter, say),
    };
    return [
      {
        id: idOf.get(index + 1) ?? null,
        ...(demoId === undefined ? {} : { newId: demoChapterId(courseId, index + 1) }),
        row,
        lines: chapter.prepared.lines ?? [],
      },
    ];
  });
  await keepChapters(scope, courseId, kept, now);
  // Nobody has begun a course that is replaced: nobody misses a chapter of it.
  await scope.tx.delete(chapters).where(scope.only(chapters, and(eq(chapters.courseId, courseId), not(inCourse))));
}

/** The columns of a chapter that its stored content gives. */
export function contentOf(
  { base, prepared, scorm }: StoredChapter,
  say: ImportEnterprise['localise'],
): Pick<typeof chapters.$inferSelect, 'durationS' | 'files' | 'parts' | 'renditions' | 'subtitles'> {
  const { article, document, link } = prepared;
  const pictures = prepared.pictures?.map(({ caption, suffix, ...size }) => ({
    ...size,
    key: `${base}${suffix}`,
    caption: say(caption),
  }));
  return {
    durationS: prepared.seconds,
    parts: scorm?.parts.length ?? prepared.parts,
    files: {
      ...(scorm === null ? {} : { scorm }),
      ...(document === undefined ? {} : { document: { key: `${base}${document.suffix}`, name: document.name } }),
      ...(article === undefined ? {} : { article: say(article) }),
      ...(pictures === undefined ? {} : { pictures }),
      ...(link === undefined ? {} : { link: { url: link.url, about: say(link.about) } }),
    },
    renditions: (prepared.renditions ?? []).map(({ height, suffix }) => ({ height, key: `${base}${suffix}` })),
    subtitles: Object.fromEntries((prepared.lines ?? []).map(({ language }) => [language, `${base}.${language}.vtt`])),
  };
}
