import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { questionBanks, questions } from '../question.schema.ts';

type NewQuestion = Partial<Omit<typeof questions.$inferInsert, 'eid' | 'stem'>>;

/** A bank of questions; each has its stem, and four options of which the first one is right unless it says otherwise. */
export async function addQuestions(
  scope: TenantScope,
  bank: { readonly key: string; readonly createdBy?: number },
  stems: Readonly<Record<string, NewQuestion>>,
): Promise<{ readonly bankId: number; readonly ids: Readonly<Record<string, number>> }> {
  const [row] = await scope.tx
    .insert(questionBanks)
    .values(scope.row(questionBanks, { key: bank.key, name: { zh_cn: bank.key }, createdBy: bank.createdBy ?? null }))
    .returning();
  const bankId = row?.id ?? 0;
  const values = Object.entries(stems).map(([stem, own]) =>
    scope.row(questions, {
      ...{ bankId, ref: stem, kind: 'single' as const, difficulty: 2, tags: [], takesFiles: false },
      options: ['甲', '乙', '丙', '丁'].map((zh_cn) => ({ zh_cn })),
      key: { choice: [0], gaps: [], sample: null, keywords: [] },
      explanation: { zh_cn: '' },
      ...own,
      stem: { zh_cn: stem },
    }),
  );
  if (values.length > 0) await scope.tx.insert(questions).values(values);
  const kept = await scope.tx
    .select({ id: questions.id, ref: questions.ref })
    .from(questions)
    .where(scope.only(questions, eq(questions.bankId, bankId)));
  return { bankId, ids: Object.fromEntries(kept.map(({ id, ref }) => [ref, id])) };
}
