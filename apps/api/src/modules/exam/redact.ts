import { eq } from 'drizzle-orm';
import type { Redact, Telling } from '../../personal/personalTable.ts';
import { exams } from './exam.schema.ts';
import { secretQuestions } from './secretQuestions.ts';

// Secrets do not depend on the time zone.
const secretsOf = ({ now, scope, userId }: Telling) =>
  secretQuestions({ scope, now, viewer: { userId, timeZone: 'UTC' } });

/** Empties these columns in rows of questions that are secret now. */
export const withoutSecrets =
  (...columns: readonly string[]): Redact =>
  async (telling, rows) => {
    const secret = await secretsOf(telling);
    const empty = Object.fromEntries(columns.map((column) => [column, null]));
    return rows.map((row) => (secret.has(Number(row['questionId'])) ? { ...row, ...empty } : row));
  };

/** Leaves out rows of questions that are secret now: their presence discloses a mark. */
export const notSecret: Redact = async (telling, rows) => {
  const secret = await secretsOf(telling);
  return rows.filter((row) => !secret.has(Number(row['questionId'])));
};

/** Empties these columns in rows of exams that show no score. */
export const withoutHiddenScores =
  (...columns: readonly string[]): Redact =>
  async ({ scope }, rows) => {
    const hiding = await scope.tx
      .select({ id: exams.id })
      .from(exams)
      .where(scope.only(exams, eq(exams.showScore, false)));
    const hidden = new Set(hiding.map(({ id }) => id));
    const empty = Object.fromEntries(columns.map((column) => [column, null]));
    return rows.map((row) => (hidden.has(Number(row['examId'])) ? { ...row, ...empty } : row));
  };
