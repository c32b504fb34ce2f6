import { eq } from 'drizzle-orm';
import type { Localised } from '../../../db/localised.ts';
import type { Motif, SeedCategory, SeedCourse, SeedLecturer } from '../../../db/seed/content/types.ts';
import { addDays, dayBegins, dayOf } from '../../../days/days.ts';
import { allLanguages, type Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { chapters, courseCategories, courses } from '../course.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { indexCourse } from '../searchIndex.ts';
import { addLines } from '../addLines.ts';
import type { ShelfSettings } from './closedCourses.ts';
import type { StoredMedia } from './media.ts';

const DAY_MS = 86_400_000;
/** Zone of the demo enterprises, in which their days end. */
const demoZone = 'Asia/Shanghai';

/** End of the day so many days from now; null where nothing presses. */
function dueOf(days: number | undefined, now: number): Date | null {
  return days === undefined ? null : new Date(dayBegins(addDays(dayOf(now, demoZone), days + 1), demoZone));
}

/** Id of a demo chapter: the same in every fresh database, so that its address in documents and tests stays good. */
export const demoChapterId = (courseId: number, no: number) => courseId * 100 + no;

interface Node {
  readonly category: SeedCategory;
  /** Keys from the top down to its own. */
  readonly path: readonly string[];
}

/** The tree as a list, parents before children. */
function nodesOf(categories: readonly SeedCategory[], above: readonly string[] = []): Node[] {
  return categories.flatMap((category) => {
    const path = [...above, category.key];
    return [{ category, path }, ...nodesOf(category.children ?? [], path)];
  });
}

/** Where a course of a category stands and how its cover looks. */
export type Places = ReadonlyMap<string, { readonly path: readonly string[]; readonly motif: Motif }>;

export const placesOf = (categories: readonly SeedCategory[]): Places =>
  new Map(nodesOf(categories).map(({ category, path }) => [category.key, { path, motif: category.motif }]));

export async function addCategories(
  scope: TenantScope,
  categories: readonly SeedCategory[],
  localise: Localise,
): Promise<void> {
  const rows = nodesOf(categories).map(({ category, path }, sort) =>
    scope.row(courseCategories, {
      key: category.key,
      parent: path.at(-2) ?? null,
      level: path.length,
      sort,
      name: localise(category.name),
      motif: category.motif,
    }),
  );
  await scope.tx.insert(courseCategories).values(rows);
}

/** Lecturers by their key in the content. */
export type Teachers = ReadonlyMap<string, { readonly id: number; readonly name: Localised }>;

export async function addLecturers(
  scope: TenantScope,
  content: readonly SeedLecturer[],
  localise: Localise,
): Promise<Teachers> {
  const teachers = new Map<string, { id: number; name: Localised }>();
  for (const { key, account, kind, ...texts } of content) {
    const row = {
      name: localise(texts.name),
      title: localise(texts.title),
      department: localise(texts.department),
      bio: localise(texts.bio),
      kind,
      userId: account === undefined ? null : await userId(scope, account),
    };
    const [added] = await scope.tx.insert(lecturers).values(scope.row(lecturers, row)).returning();
    if (added !== undefined) teachers.set(key, added);
  }
  return teachers;
}

async function userId(scope: TenantScope, account: string): Promise<number | null> {
  const [found] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, account)));
  return found?.id ?? null;
}

/** What a course refers to. */
export interface CourseAround {
  readonly localise: Localise;
  readonly teachers: Teachers;
  readonly places: Places;
  /** Stored files, chapter by chapter. */
  readonly media: readonly StoredMedia[];
  readonly now: number;
  /** What keeps it closed to some or all. */
  readonly shelf?: ShelfSettings;
}

/** Adds a course with its search words and chapters. Throws where its category or lecturer does not exist. */
export async function addCourse(scope: TenantScope, course: SeedCourse, around: CourseAround): Promise<void> {
  const { localise, media } = around;
  const place = around.places.get(course.category);
  const teacher = around.teachers.get(course.lecturer);
  if (place === undefined) throw new Error(`course ${course.id}: no category ${course.category}`);
  if (teacher === undefined) throw new Error(`course ${course.id}: no lecturer ${course.lecturer}`);
  const [field = '', subject = null, topic = null] = place.path;
  const title = localise(course.title);
  const intro = localise(course.intro);
  const [added] = await scope.tx
    .insert(courses)
    .values(
      scope.row(courses, {
        id: course.id,
        title,
        intro,
        outcomes: course.outcomes.map(localise),
        motif: place.motif,
        field,
        subject,
        topic,
        lecturerId: teacher.id,
        durationS: media.reduce((sum, { durationS }) => sum + durationS, 0),
        chapterCount: course.chapters.length,
        credits: Math.round(course.credits * 10),
        requiredStudyS: Math.round((course.requiredMinutes ?? 0) * 60),
        pointsPerChapter: course.pointsPerChapter ?? 5,
        fee: course.fee,
        price: course.fee === 'charged' ? (course.price ?? 0) : null,
        pointsPrice: course.points ?? null,
        required: course.required ?? false,
        requiredUntil: dueOf(course.dueInDays, around.now),
        rating: course.rating,
        ratings: course.ratings,
        learners: course.learners,
        praises: course.praises,
        publishedAt: new Date(around.now - course.publishedDaysAgo * DAY_MS),
        antiSkip: course.antiSkip ?? false,
        sequential: course.sequential ?? false,
        presence: course.presence?.way ?? 'none',
        ...(course.presence === undefined ? {} : { presenceMinutes: course.presence.everyMinutes }),
        ...around.shelf,
      }),
    )
    .returning();
  if (added === undefined) throw new Error(`course ${course.id} was not added`);
  await indexCourse(scope, added, [title, intro, teacher.name].flatMap(allLanguages));
  await addChapters(scope, course, around);
}

async function addChapters(scope: TenantScope, course: SeedCourse, { localise, media }: CourseAround): Promise<void> {
  const rows = course.chapters.flatMap(({ title, section }, index) => {
    const stored = media[index];
    if (stored === undefined) return [];
    const { kind, parts, files, durationS, renditions, subtitles } = stored;
    const no = index + 1;
    return scope.row(chapters, {
      id: demoChapterId(course.id, no),
      courseId: course.id,
      no,
      section: section === undefined ? null : localise(section),
      title: localise(title),
      ...{ kind, parts, files, durationS, renditions, subtitles },
    });
  });
  await scope.tx.insert(chapters).values(rows);
  const lines = media.flatMap(({ lines: own = [] }, index) =>
    own.map((one) => ({ ...one, chapterId: demoChapterId(course.id, index + 1) })),
  );
  await addLines(scope, course.id, lines);
}
