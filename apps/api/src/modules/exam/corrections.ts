import type { AnswerValue, QuestionKind } from '@banyan/contracts/exam';
import { and, inArray, eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { examCorrections } from './correction.schema.ts';
import type { StoredPart } from './exam.schema.ts';
import { markOf, type Mark } from './marking.ts';
import type { StoredKey } from './question.schema.ts';

export type CorrectionRow = typeof examCorrections.$inferSelect;

/** A correction as marking needs it: struck without a key. */
export type Corrected = Pick<CorrectionRow, 'key'>;

/** Corrections of an exam that hold, by question: papers that are handed in from now on are marked by them. */
export async function standingCorrections(
  scope: TenantScope,
  examId: number,
): Promise<ReadonlyMap<number, CorrectionRow>> {
  const rows = await scope.tx
    .select()
    .from(examCorrections)
    .where(
      scope.only(
        examCorrections,
        and(eq(examCorrections.examId, examId), inArray(examCorrections.state, ['running', 'done'])),
      ),
    );
  return new Map(rows.map((row) => [row.questionId, row]));
}

/** The mark of an answer under a correction: a struck question gives everybody its points. */
export const markCorrected = (
  { key }: Corrected,
  kind: QuestionKind,
  value: AnswerValue | undefined,
  part: Pick<StoredPart, 'scoreEach' | 'scorePartial'>,
): Mark => (key === null ? { mark: 'right', score: part.scoreEach } : markOf(kind, value, key, part));

/** The key of a question in an exam, under its correction if there is one. */
export const keyUnder = (correction: Corrected | undefined, key: StoredKey): StoredKey => correction?.key ?? key;
