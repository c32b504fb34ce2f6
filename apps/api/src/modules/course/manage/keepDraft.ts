import type { CourseDraft } from '@banyan/contracts/course';
import { eq, inArray } from 'drizzle-orm';
import { audienceOf } from '../../../platform/audience/audienceOf.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { recountShelf } from '../counts.ts';
import { chapters, courses } from '../course.schema.ts';
import { indexWords, keepChapters, type KeptChapter } from '../keepCourse.ts';
import { courseMaterials } from './draft.schema.ts';
import { materialsOf, type MaterialRow } from './faults.ts';
import { placeIn, readCategories } from '../categoryPlaces.ts';
import { settleLearners } from './settle.ts';
import type { CourseRow } from './within.ts';

type Materials = ReadonlyMap<number, MaterialRow>;

/** Writes a draft into its course: learners see it from now on, and what they have learned stays. */
export async function keepDraft(
  ctx: ManageContext,
  course: CourseRow,
  draft: CourseDraft,
): Promise<{ readonly thing: CourseRow; readonly draft: CourseDraft }> {
  const { now, scope } = ctx;
  const { id } = course;
  const materials = await materialsOf(ctx, id, draft);
  const ids = await keepChapters(scope, id, await keptChapters(ctx, id, draft, materials), now());
  const published = await writeCourse(ctx, course, draft, materials);
  await indexWords(scope, published);
  await recountShelf(scope);
  await settleLearners(ctx, published);
  if (materials.size > 0)
    await scope.tx
      .update(courseMaterials)
      .set({ keptAt: new Date(now()) })
      .where(scope.only(courseMaterials, inArray(courseMaterials.id, [...materials.keys()])));
  const keys = draft.chapters.map((one, index) => ({ ...one, key: `c${ids[index] ?? 0}` }));
  return { thing: published, draft: { ...draft, chapters: keys } };
}

/** The chapters of a draft, each with the content of its material. */
async function keptChapters(
  { scope }: ManageContext,
  courseId: number,
  draft: CourseDraft,
  materials: Materials,
): Promise<KeptChapter[]> {
  const { localise } = await enterpriseOf(scope);
  const known = await scope.tx
    .select({ id: chapters.id, materialId: chapters.materialId, removedAt: chapters.removedAt })
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, courseId)));
  const said = new Map(
    (
      await scope.tx
        .select({ id: courseMaterials.id, lines: courseMaterials.lines })
        .from(courseMaterials)
        .where(scope.only(courseMaterials, inArray(courseMaterials.id, [...materials.keys()])))
    ).map(({ id, lines }) => [id, lines]),
  );
  const byKey = new Map(known.map((one) => [`c${one.id}`, one]));
  return draft.chapters.map(({ key, kind, material, seconds, section, title }): KeptChapter => {
    const content = materials.get(material ?? 0);
    if (content === undefined) throw new Error('a chapter without its material');
    const former = byKey.get(key);
    const isSame = former?.removedAt === null && former.materialId === content.id;
    const { files, parts, renditions, subtitles } = content;
    return {
      id: former?.id ?? null,
      row: {
        ...{ kind, parts, files, renditions, subtitles, materialId: content.id },
        title: localise({ zh: title.zh_cn, ...(title.en === undefined ? {} : { en: title.en }) }),
        section:
          section === null || section.zh_cn.trim() === ''
            ? null
            : localise({ zh: section.zh_cn, ...(section.en === undefined ? {} : { en: section.en }) }),
        durationS: content.seconds > 0 ? content.seconds : seconds,
      },
      lines: isSame ? null : (said.get(content.id) ?? []),
    };
  });
}

async function writeCourse(
  ctx: ManageContext,
  course: CourseRow,
  { chapters: listed, settings }: CourseDraft,
  materials: Materials,
): Promise<CourseRow> {
  const { now, scope, viewer } = ctx;
  const { localise } = await enterpriseOf(scope);
  const say = ({ en, zh_cn }: { readonly zh_cn: string; readonly en?: string | undefined }) =>
    localise({ zh: zh_cn, ...(en === undefined || en === '' ? {} : { en }) });
  const { audience, category, cover, lecturer, outcomes, price, pointsPrice, requiredUntil, title, intro, ...rest } =
    settings;
  const place = placeIn(await readCategories(scope), category);
  if (place === null) throw new Error('a category is gone');
  const isCharged = price !== null || pointsPrice !== null;
  const at = new Date(now());
  const [written] = await scope.tx
    .update(courses)
    .set({
      ...rest,
      ...place,
      title: say(title),
      intro: say(intro),
      outcomes: outcomes.filter(({ zh_cn }) => zh_cn.trim() !== '').map(say),
      coverKey: cover === null ? null : (materials.get(cover)?.files.pictures?.[0]?.key ?? null),
      lecturerId: lecturer,
      fee: isCharged ? 'charged' : 'free',
      price: isCharged ? (price ?? 0) : null,
      pointsPrice,
      requiredUntil: requiredUntil === null ? null : new Date(requiredUntil),
      audienceId: await audienceOf(scope, audience),
      chapterCount: listed.length,
      durationS: listed.reduce((sum, { material, seconds }) => {
        const own = materials.get(material ?? 0)?.seconds ?? 0;
        return sum + (own > 0 ? own : seconds);
      }, 0),
      ...(course.state === 'draft' ? { state: 'on_shelf' as const, publishedAt: at } : {}),
      ...{ changedAt: at, changedBy: viewer.userId },
    })
    .where(scope.only(courses, eq(courses.id, course.id)))
    .returning();
  if (written === undefined) throw new Error('a course is gone');
  return written;
}
