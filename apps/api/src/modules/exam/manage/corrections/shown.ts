import type { Correction } from '@banyan/contracts/exam';
import { desc, eq } from 'drizzle-orm';
import { namesOf } from '../../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examCorrections } from '../../correction.schema.ts';
import type { CorrectionRow } from '../../corrections.ts';

type Ctx = Pick<ManageContext, 'scope' | 'viewer'>;

/** Corrections as the console shows them. */
export async function shownCorrections(ctx: Ctx, rows: readonly CorrectionRow[]): Promise<Correction[]> {
  const names = await namesOf(
    ctx,
    rows.map(({ madeBy }) => madeBy),
  );
  return rows.map(({ act, at, changed, done, id, madeBy, policy, questionId, reason, state, total }) => ({
    ...{ id, questionId, act, policy, state, reason, done, changed, all: total },
    by: names.get(madeBy) ?? '',
    at: at.getTime(),
  }));
}

/** Corrections of an exam, the latest first. */
export async function correctionsOf(ctx: Ctx, examId: number) {
  const { scope } = ctx;
  const rows = await scope.tx
    .select()
    .from(examCorrections)
    .where(scope.only(examCorrections, eq(examCorrections.examId, examId)))
    .orderBy(desc(examCorrections.id));
  return { rows, shown: await shownCorrections(ctx, rows) };
}
