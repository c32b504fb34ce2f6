import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { exams } from '../exam.schema.ts';
import { questions } from '../question.schema.ts';
import type { QuestionRow } from '../versions.ts';

type Placed = Pick<QuestionRow, 'bankId' | 'difficulty' | 'id' | 'kind'>;
type ExamUse = Pick<typeof exams.$inferSelect, 'closesAt' | 'id' | 'opensAt' | 'parts' | 'title'>;

/** Which exams name a question, or may draw it. */
export interface Uses {
  readonly of: (question: Placed) => readonly ExamUse[];
  /** Ids of questions that exams name. */
  readonly named: ReadonlySet<number>;
  /** Ids of exams that draw from a bank. */
  readonly drawing: (bankId: number) => readonly number[];
  /** Condition on questions that an exam names or may draw. */
  readonly used: SQL;
}

/** Reads the papers of all exams of the enterprise. */
export async function usesOf(scope: TenantScope): Promise<Uses> {
  const all: ExamUse[] = await scope.tx
    .select({
      id: exams.id,
      title: exams.title,
      parts: exams.parts,
      opensAt: exams.opensAt,
      closesAt: exams.closesAt,
    })
    .from(exams)
    .where(scope.only(exams))
    .orderBy(exams.id);
  const named = new Set(all.flatMap(({ parts }) => parts.flatMap((part) => part.questions ?? [])));
  const draws = new Map(
    all.flatMap(({ parts }) =>
      parts.flatMap(({ draw, kind }) =>
        draw === null ? [] : [[`${draw.bankId} ${kind} ${draw.difficulty ?? ''}`, { ...draw, kind }] as const],
      ),
    ),
  );
  const drawn = [...draws.values()].map(({ bankId, difficulty, kind }) =>
    and(
      eq(questions.bankId, bankId),
      eq(questions.kind, kind),
      difficulty === null ? undefined : eq(questions.difficulty, difficulty),
    ),
  );
  return {
    of: ({ bankId, difficulty, id, kind }) =>
      all.filter(({ parts }) =>
        parts.some(
          (part) =>
            part.questions?.includes(id) === true ||
            (part.draw?.bankId === bankId && part.kind === kind && (part.draw.difficulty ?? difficulty) === difficulty),
        ),
      ),
    named,
    drawing: (bankId) =>
      all.filter(({ parts }) => parts.some(({ draw }) => draw?.bankId === bankId)).map(({ id }) => id),
    used: or(named.size === 0 ? undefined : inArray(questions.id, [...named]), ...drawn) ?? sql`false`,
  };
}
