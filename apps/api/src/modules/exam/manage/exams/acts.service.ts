import type { CallInput, CallOutput } from '@banyan/contracts';
import type { actOnExams } from '@banyan/contracts/exam';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { localised } from '../../../../db/localised.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { exams, examStandings } from '../../exam.schema.ts';
import { examsWithin } from './within.ts';

type Answer = CallOutput<typeof actOnExams>;

/** Archives exams, or brings them back, as far as the caller's rights go. One that somebody sits is not archived. */
export async function actOn(ctx: ManageContext, { act, ids }: CallInput<typeof actOnExams>): Promise<Answer> {
  const { now, scope, viewer } = ctx;
  const rows = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, inArray(exams.id, ids), examsWithin(ctx, 'assessment.publish')))
    .orderBy(asc(exams.id))
    .for('update');
  const found = new Map(rows.map((row) => [row.id, row]));
  const sitting = act === 'archive' ? await beingSat(ctx, ids) : new Set<number>();
  const done: number[] = [];
  const changed: number[] = [];
  const left: Answer['left'] = [];
  for (const id of new Set(ids)) {
    const row = found.get(id);
    if (row === undefined || sitting.has(id)) {
      left.push(
        row === undefined
          ? { id, name: '', why: 'gone' }
          : { id, name: localised(row.title, viewer.language), why: 'sitting' },
      );
      continue;
    }
    done.push(id);
    if ((row.archivedAt !== null) === (act === 'archive')) continue;
    changed.push(id);
    const at = new Date(now());
    await scope.tx
      .update(exams)
      .set({ archivedAt: act === 'archive' ? at : null, changedAt: at, changedBy: viewer.userId })
      .where(scope.only(exams, eq(exams.id, id)));
    ctx.changed({ type: 'exam', id, name: row.title.zh_cn });
  }
  return { done, left, back: { act: act === 'archive' ? 'restore' : 'archive', ids: changed } };
}

async function beingSat({ scope }: ManageContext, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await scope.tx
    .selectDistinct({ id: examStandings.examId })
    .from(examStandings)
    .where(
      scope.only(examStandings, and(inArray(examStandings.examId, [...ids]), isNotNull(examStandings.openAttemptId))),
    );
  return new Set(rows.map(({ id }) => id));
}
