import { ErrorCode, type Permission } from '@banyan/contracts';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../../http/refusal.ts';
import { thingsWithin } from '../../../../platform/audience/thingsWithin.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examMarkers, exams } from '../../exam.schema.ts';

export type Exam = typeof exams.$inferSelect;
type Ctx = Pick<ManageContext, 'grants' | 'scope'> & { readonly viewer: { readonly userId: number } };

/**
 * Condition on the exams that a right reaches: all; those made by people of one's departments, and those that are for
 * people of these departments alone; or one's own, made or marked by oneself.
 */
export function examsWithin(ctx: Ctx, permission: Permission): SQL | undefined {
  const { scope, viewer } = ctx;
  const marked = scope.tx
    .select({ id: examMarkers.examId })
    .from(examMarkers)
    .where(scope.only(examMarkers, eq(examMarkers.userId, viewer.userId)));
  const own = or(eq(exams.createdBy, viewer.userId), inArray(exams.id, marked));
  return thingsWithin(ctx, permission, { madeBy: exams.createdBy, audienceId: exams.audienceId, own });
}

/** Whether a right reaches an exam. */
export async function reachesExam(ctx: Ctx, id: number, permission: Permission): Promise<boolean> {
  const { scope } = ctx;
  if (ctx.grants.reach(permission) === null) return false;
  return (await scope.tx.$count(exams, scope.only(exams, and(eq(exams.id, id), examsWithin(ctx, permission))))) > 0;
}

/** An exam that a right reaches. Throws Refusal `notFound` for others. */
export async function examWithin(ctx: Ctx, id: number, permission: Permission): Promise<Exam> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, and(eq(exams.id, id), examsWithin(ctx, permission))));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** The same, locked until the call ends. */
export async function examToChange(ctx: ManageContext, id: number, permission: Permission): Promise<Exam> {
  await examWithin(ctx, id, permission);
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, eq(exams.id, id)))
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}
