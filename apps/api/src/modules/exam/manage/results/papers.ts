import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { TenantScope } from '../../../../db/tenant.ts';
import { examAttempts } from '../../attempt.schema.ts';

/** Id of the last paper that a person has handed in; 0: none. */
export async function lastPaperOf(scope: TenantScope, examId: number, userId: number): Promise<number> {
  const [row] = await scope.tx
    .select({ id: examAttempts.id })
    .from(examAttempts)
    .where(
      scope.only(
        examAttempts,
        and(eq(examAttempts.examId, examId), eq(examAttempts.userId, userId), isNotNull(examAttempts.handedInAt)),
      ),
    )
    .orderBy(desc(examAttempts.number))
    .limit(1);
  return row?.id ?? 0;
}
