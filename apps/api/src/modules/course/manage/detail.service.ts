import type { CallInput, CallOutput } from '@banyan/contracts';
import type { manageCourse, ManagedCourseDetail } from '@banyan/contracts/course';
import type { AuditSubject } from '@banyan/contracts/organisation';
import { and, asc, desc, eq, inArray, max } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { auditEntries } from '../../../platform/audit.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { courseCategories } from '../course.schema.ts';
import { courseVersions } from './draft.schema.ts';
import { managedCourses, namesOf } from './list.service.ts';
import { courseWithin } from './within.ts';

/** Acts that a panel shows. */
const mostActs = 50;

/** A course of the console with its history. */
export async function readCourse(
  ctx: ManageContext,
  { id }: CallInput<typeof manageCourse>,
): Promise<CallOutput<typeof manageCourse>> {
  const { scope, viewer } = ctx;
  const row = await courseWithin(ctx, id, 'courses.see');
  const [listed] = await managedCourses(ctx, [row]);
  if (listed === undefined) throw new Error('a course that is not shown');
  const keys = [row.field, row.subject, row.topic].flatMap((key) => key ?? []);
  const path = await scope.tx
    .select({ name: courseCategories.name })
    .from(courseCategories)
    .where(scope.only(courseCategories, inArray(courseCategories.key, keys)))
    .orderBy(asc(courseCategories.level));
  const [last] = await scope.tx
    .select({ no: max(courseVersions.no) })
    .from(courseVersions)
    .where(scope.only(courseVersions, eq(courseVersions.courseId, id)));
  return {
    ...listed,
    intro: localised(row.intro, viewer.language),
    categories: path.map(({ name }) => localised(name, viewer.language)),
    publishedAt: row.state === 'draft' ? null : row.publishedAt.getTime(),
    version: last?.no ?? 0,
    credits: row.credits,
    required: row.required,
    archivedAt: row.archivedAt?.getTime() ?? null,
    history: await historyOf(ctx, 'course', id),
  };
}

/** The last acts on a thing, the latest first. */
export async function historyOf(
  ctx: ManageContext,
  type: AuditSubject,
  id: number,
): Promise<ManagedCourseDetail['history']> {
  const { scope } = ctx;
  const rows = await scope.tx
    .select()
    .from(auditEntries)
    .where(scope.only(auditEntries, and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, id))))
    .orderBy(desc(auditEntries.id))
    .limit(mostActs);
  const names = await namesOf(
    ctx,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map(({ act, actorId, at, changes, id: entry }) => ({
    ...{ id: entry, act, at: at.getTime() },
    who: actorId === null ? '' : (names.get(actorId) ?? ''),
    changes: changes.map((one) => ({ ...one })),
  }));
}
