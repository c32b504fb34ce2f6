import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { examMarkers, exams, type StoredPart } from './exam.schema.ts';

export type NewExam = Omit<typeof exams.$inferInsert, 'eid' | 'id'>;

/** Number of questions and full score of a paper. */
export const sumsOf = (parts: readonly StoredPart[]) => ({
  questionCount: parts.reduce((sum, { count }) => sum + count, 0),
  fullScore: parts.reduce((sum, { count, scoreEach }) => sum + count * scoreEach, 0),
});

/** Writes an exam in place of an existing one, or adds it; answers its id. */
export async function keepExam(
  scope: TenantScope,
  row: Partial<NewExam> | NewExam,
  former: number | null,
  firstId?: number,
): Promise<number> {
  if (former !== null) {
    await scope.tx
      .update(exams)
      .set(row)
      .where(scope.only(exams, eq(exams.id, former)));
    return former;
  }
  const [added] = await scope.tx
    .insert(exams)
    .values(scope.row(exams, { ...(firstId === undefined ? {} : { id: firstId }), ...(row as NewExam) }))
    .returning({ id: exams.id });
  if (added === undefined) throw new Error('the exam was not added');
  return added.id;
}

/** Names the people who mark the papers of an exam, in place of the former ones. */
export async function keepMarkers(scope: TenantScope, examId: number, markers: readonly number[]): Promise<void> {
  await scope.tx.delete(examMarkers).where(scope.only(examMarkers, eq(examMarkers.examId, examId)));
  if (markers.length > 0)
    await scope.tx.insert(examMarkers).values(markers.map((userId) => scope.row(examMarkers, { examId, userId })));
}

/** Condition on the people who may mark papers: lecturers; administrators mark every exam. */
export const mayMark = eq(users.type, 5);
