import type { CourseDraft } from '@banyan/contracts/course';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Localised } from '../../../db/localised.ts';
import { rowsAsJson } from '../../../db/rowsAsJson.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { audiences } from '../../../platform/audience/audience.schema.ts';
import { chapters } from '../course.schema.ts';
import { inCourse } from '../keepCourse.ts';
import { lessonLines } from '../lessonLine.schema.ts';
import type { PreparedLines } from '../import/prepare.ts';
import { courseMaterials } from './draft.schema.ts';
import { deepestOf } from './list.service.ts';
import type { CourseRow } from './within.ts';

/** A text in the languages in which authors write it. */
const written = ({ en, zh_cn }: Localised) => ({ zh_cn, ...(en === undefined ? {} : { en }) });

async function chaptersIn(scope: TenantScope, courseId: number) {
  const { durationS, id, kind, materialId, no, section, title } = chapters;
  const [{ rows } = { rows: [] }] = await scope.tx
    .select({ rows: rowsAsJson({ id, title, section, kind, durationS, materialId }, asc(no)) })
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, courseId), inCourse));
  return rows;
}

/**
 * A course as learners see it, as a draft. Content that came in from elsewhere becomes material first, so that a later
 * version can have it again.
 */
export async function publishedDraft(scope: TenantScope, course: CourseRow, now: number): Promise<CourseDraft> {
  await keepContent(scope, course, now);
  const rows = await chaptersIn(scope, course.id);
  const [audience] =
    course.audienceId === null
      ? []
      : await scope.tx
          .select({ terms: audiences.terms })
          .from(audiences)
          .where(scope.only(audiences, eq(audiences.id, course.audienceId)));
  return {
    settings: {
      title: written(course.title),
      intro: written(course.intro),
      outcomes: course.outcomes.map(written),
      category: deepestOf(course),
      motif: course.motif,
      cover: await coverOf(scope, course, now),
      lecturer: course.lecturerId,
      credits: course.credits,
      pointsPerChapter: course.pointsPerChapter,
      requiredStudyS: course.requiredStudyS,
      // A course for points alone costs no money.
      price: course.price === 0 ? null : course.price,
      pointsPrice: course.pointsPrice,
      personalSale: course.personalSale,
      required: course.required,
      requiredUntil: course.requiredUntil?.getTime() ?? null,
      audience: audience?.terms ?? null,
      maxViewers: course.maxViewers,
      validDays: course.validDays,
      antiSkip: course.antiSkip,
      background: course.background,
      sequential: course.sequential,
      presence: course.presence,
      presenceMinutes: course.presenceMinutes,
    },
    chapters: rows.map(({ durationS, id, kind, materialId, section, title }) => ({
      key: `c${id}`,
      title: written(title),
      section: section === null ? null : written(section),
      kind,
      seconds: Math.min(36_000, Math.max(1, Math.round(durationS))),
      material: materialId,
    })),
  };
}

/** Makes materials of the chapters that have none. */
async function keepContent(scope: TenantScope, course: CourseRow, now: number): Promise<void> {
  const rows = await scope.tx
    .select()
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, course.id), inCourse, isNull(chapters.materialId)));
  if (rows.length === 0) return;
  const said = await scope.tx
    .select()
    .from(lessonLines)
    .where(
      scope.only(
        lessonLines,
        inArray(
          lessonLines.chapterId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(lessonLines.second));
  for (const { durationS, files, id, kind, parts, renditions, subtitles } of rows) {
    const lines = (['zh', 'en'] as const).flatMap((language): PreparedLines[] => {
      const own = said.filter((one) => one.chapterId === id && one.language === language);
      return own.length === 0 ? [] : [{ language, said: own.map(({ second, text }) => ({ second, text })) }];
    });
    const plays = kind === 'video' || kind === 'audio';
    const materialId = await addMaterial(scope, {
      ...{ courseId: course.id, kind, parts, files, renditions, subtitles, lines },
      name: files.document?.name ?? '',
      seconds: plays ? durationS : 0,
      createdAt: new Date(now),
      keptAt: new Date(now),
    });
    await scope.tx
      .update(chapters)
      .set({ materialId })
      .where(scope.only(chapters, eq(chapters.id, id)));
  }
}

/** Material with the picture of a course; null: it has none. */
async function coverOf(scope: TenantScope, { coverKey, id }: CourseRow, now: number): Promise<number | null> {
  if (coverKey === null) return null;
  const pictures = await scope.tx
    .select({ id: courseMaterials.id, files: courseMaterials.files })
    .from(courseMaterials)
    .where(scope.only(courseMaterials, and(eq(courseMaterials.courseId, id), eq(courseMaterials.kind, 'album'))));
  const known = pictures.find(({ files }) => files.pictures?.[0]?.key === coverKey);
  return known?.id ?? addMaterial(scope, coverMaterial(id, { key: coverKey, name: '' }, now));
}

/** A picture of a course as material. */
export const coverMaterial = (
  courseId: number,
  { key, name }: { readonly key: string; readonly name: string },
  now: number,
) => ({
  ...{ courseId, name, kind: 'album' as const, parts: 1, createdAt: new Date(now) },
  files: { pictures: [{ key, width: 0, height: 0, caption: { zh_cn: '' } }] },
});

type NewMaterial = Omit<typeof courseMaterials.$inferInsert, 'eid' | 'id'>;

/** Adds a material; answers its id. */
export async function addMaterial(scope: TenantScope, values: NewMaterial): Promise<number> {
  const [added] = await scope.tx
    .insert(courseMaterials)
    .values(scope.row(courseMaterials, values))
    .returning({ id: courseMaterials.id });
  if (added === undefined) throw new Error('a material was not kept');
  return added.id;
}
