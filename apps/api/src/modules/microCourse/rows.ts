import { ErrorCode } from '@banyan/contracts';
import { type MicroCourse, type MicroFile, type MicroRefusal } from '@banyan/contracts/teaching';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { MicroCoursePorts } from './microCourse.ports.ts';
import { microCourses, microFiles, type MicroFileRow, type MicroRow } from './microCourse.schema.ts';

export type Ctx = CallContext<Learner>;

/** Validity of the addresses of files. */
const OPEN_MS = 3_600_000;

/** Throws a refusal with its reason. */
export function refuse(refusal: MicroRefusal, more: object = {}): never {
  throw new Refusal(ErrorCode.microRefused, { data: { refusal, ...more } });
}

/** Files that a micro-course names. */
export const namedIn = ({ draft }: Pick<MicroRow, 'draft'>): readonly string[] =>
  [draft.cover, ...draft.chapters.map(({ file, source }) => (source === 'file' ? file : ''))].filter((id) => id !== '');

/** Files of an author among these ids; others' are left out. */
export async function filesOf(
  { scope }: Pick<CallContext, 'scope'>,
  userIds: readonly number[],
  ids: readonly string[],
): Promise<readonly MicroFileRow[]> {
  if (ids.length === 0) return [];
  return scope.tx
    .select()
    .from(microFiles)
    .where(scope.only(microFiles, inArray(microFiles.userId, [...userIds]), inArray(microFiles.id, [...new Set(ids)])));
}

/** A file as its author sees it. */
export function fileOf({ contentUrl }: Pick<CallContext, 'contentUrl'>, row: MicroFileRow): MicroFile {
  const { coding, durationS, fault, id, key, kind, name, size, state } = row;
  return { id, name, size, kind, state, fault, coding, durationS, url: contentUrl(key, OPEN_MS, name).url };
}

/** Micro-courses as their authors see them. */
export async function microsOf(
  ctx: CallContext,
  rows: readonly MicroRow[],
  { categories, lecturers }: MicroCoursePorts,
): Promise<MicroCourse[]> {
  if (rows.length === 0) return [];
  const [paths, teachers] = [await categories(ctx), await lecturers(ctx)];
  const pathOf = new Map(paths.map(({ id, path }) => [id, path]));
  const nameOf = new Map(teachers.map(({ id, name }) => [id, name]));
  const owners = [...new Set(rows.map(({ userId }) => userId))];
  const files = await filesOf(ctx, owners, rows.flatMap(namedIn));
  return rows.map((row) => {
    const named = new Set(namedIn(row));
    return {
      id: row.id,
      revision: row.revision,
      state: row.state,
      reason: row.reason,
      courseId: row.courseId ?? 0,
      changedAt: row.changedAt.getTime(),
      draft: row.draft,
      categoryName: pathOf.get(row.draft.category) ?? '',
      lecturerName: nameOf.get(row.draft.lecturer) ?? '',
      files: files.filter(({ id, userId }) => userId === row.userId && named.has(id)).map((file) => fileOf(ctx, file)),
    };
  });
}

/** One of them. */
export async function microOf(ctx: CallContext, row: MicroRow, ports: MicroCoursePorts): Promise<MicroCourse> {
  const [micro] = await microsOf(ctx, [row], ports);
  if (micro === undefined) throw new Error('a micro-course that is not shown');
  return micro;
}

/** A micro-course of the viewer, locked until the transaction ends. Refuses those of others and deleted ones. */
export async function ownMicro({ scope, viewer }: Ctx, id: number): Promise<MicroRow> {
  const [row] = await scope.tx
    .select()
    .from(microCourses)
    .where(
      scope.only(
        microCourses,
        and(eq(microCourses.id, id), eq(microCourses.userId, viewer.userId), isNull(microCourses.removedAt)),
      ),
    )
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Changes a row, which has one revision more afterwards. */
export async function change(
  { scope, now }: Pick<CallContext, 'scope' | 'now'>,
  id: number,
  values: Partial<typeof microCourses.$inferInsert>,
): Promise<MicroRow> {
  const [row] = await scope.tx
    .update(microCourses)
    .set({ changedAt: new Date(now()), ...values, revision: sql`${microCourses.revision} + 1` })
    .where(scope.only(microCourses, eq(microCourses.id, id)))
    .returning();
  if (row === undefined) throw new Error('a micro-course was not changed');
  return row;
}
