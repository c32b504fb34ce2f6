import { asc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { recountShelf } from './counts.ts';
import { chapters, courses } from './course.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { pathIn, readCategories } from './categoryPlaces.ts';
import { indexCourse } from './searchIndex.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer'>;

/** A course as its author has written it; texts are of one language. */
interface Written {
  readonly title: string;
  readonly intro: string;
  readonly category: string;
  readonly lecturerId: number;
  /** Cents; null: not sold for money. */
  readonly price: number | null;
  readonly points: number | null;
  readonly audienceId: number | null;
  readonly coverKey: string | null;
  readonly chapters: readonly {
    readonly title: string;
    readonly kind: 'video' | 'audio' | 'document' | 'link';
    readonly durationS: number;
    readonly parts: number;
    readonly file: { readonly key: string; readonly name: string; readonly height: number } | null;
    readonly url: string;
  }[];
}

/** Categories with their paths from the top, in their order. */
export async function categoryPaths({ scope, viewer }: Ctx) {
  const all = await readCategories(scope);
  return all.map(({ key, level }) => ({
    id: key,
    level,
    path: pathIn(all, key)
      .map(({ name }) => localised(name, viewer.language))
      .join(' / '),
  }));
}

/** All lecturers. */
export async function allLecturers({ scope, viewer }: Ctx) {
  const rows = await scope.tx.select().from(lecturers).where(scope.only(lecturers)).orderBy(asc(lecturers.id));
  return rows.map(({ id, name, title, userId }) => ({
    ...{ id, userId },
    name: localised(name, viewer.language),
    title: localised(title, viewer.language),
  }));
}

/** Makes a course of an author's content, found at once by its words; answers its id. */
export async function publishCourse(scope: TenantScope, written: Written, now: number): Promise<number> {
  const all = await readCategories(scope);
  // Its category may have been removed since it was written.
  const path = pathIn(all, written.category).length > 0 ? pathIn(all, written.category) : all.slice(0, 1);
  const [field, subject, topic] = path;
  const [lecturer] = await scope.tx
    .select()
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.id, written.lecturerId)));
  if (field === undefined || lecturer === undefined) throw new Error('a category or lecturer is gone');
  const charged = written.price !== null || written.points !== null;
  const [course] = await scope.tx
    .insert(courses)
    .values(
      scope.row(courses, {
        title: { zh_cn: written.title },
        intro: { zh_cn: written.intro },
        motif: path.at(-1)?.motif ?? field.motif,
        coverKey: written.coverKey,
        field: field.key,
        subject: subject?.key ?? null,
        topic: topic?.key ?? null,
        lecturerId: lecturer.id,
        durationS: written.chapters.reduce((sum, { durationS }) => sum + durationS, 0),
        chapterCount: written.chapters.length,
        fee: charged ? ('charged' as const) : ('free' as const),
        // A course for points alone costs no money.
        price: charged ? (written.price ?? 0) : null,
        pointsPrice: written.points,
        publishedAt: new Date(now),
        audienceId: written.audienceId,
      }),
    )
    .returning();
  if (course === undefined) throw new Error('a course was not added');
  await indexCourse(scope, course, [written.title, written.intro, ...Object.values({ ...lecturer.name })]);
  await scope.tx.insert(chapters).values(
    written.chapters.map(({ durationS, file, kind, parts, title, url }, index) =>
      scope.row(chapters, {
        ...{ courseId: course.id, no: index + 1, title: { zh_cn: title }, kind, durationS, parts },
        files: {
          ...(kind === 'document' && file !== null ? { document: { key: file.key, name: file.name } } : {}),
          ...(kind === 'link' ? { link: { url, about: { zh_cn: '' } } } : {}),
        },
        renditions: file !== null && parts === 0 ? [{ height: file.height, key: file.key }] : [],
      }),
    ),
  );
  await recountShelf(scope);
  return course.id;
}
