import type { Criterion } from '@banyan/contracts/exam';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { examAnswers, examAttempts } from './attempt.schema.ts';
import type { exams, StoredPart } from './exam.schema.ts';
import type { questions, StoredKey } from './question.schema.ts';
import { markCriteria } from './review.schema.ts';

type Exam = typeof exams.$inferSelect;
type Question = Pick<typeof questions.$inferSelect, 'id' | 'kind' | 'bankId' | 'difficulty'>;

/** How many rows of a group meet a condition. */
export const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Answers that wait for a marker. */
export const isWaiting = eq(examAnswers.mark, 'waiting');

/** Answers that a person has marked. */
export const isMarkedByHand = gt(examAnswers.markRevision, 0);

/** Joins an answer with its attempt. */
export const attemptOfAnswer = and(eq(examAttempts.eid, examAnswers.eid), eq(examAttempts.id, examAnswers.attemptId));

/** The part of an exam with the rules of a question: the one that names it, or draws from its bank. */
export function partOfQuestion(
  exam: Pick<Exam, 'parts'>,
  { id, kind, bankId, difficulty }: Question,
): StoredPart | undefined {
  const alike = exam.parts.filter((part) => part.kind === kind);
  return (
    alike.find((part) => part.questions?.includes(id)) ??
    alike.find(({ draw }) => draw?.bankId === bankId && (draw.difficulty ?? difficulty) === difficulty) ??
    alike[0]
  );
}

/** Most whole points of a question. */
export const fullPoints = (part: Pick<StoredPart, 'scoreEach'> | undefined) => Math.floor((part?.scoreEach ?? 0) / 100);

/** Criteria of the key words: each takes its share of the points; where there are more words than points they share one. */
export function criteriaOfKey({ keywords }: Pick<StoredKey, 'keywords'>, full: number): Criterion[] {
  const count = Math.min(keywords.length, full, 6);
  if (count === 0) return [{ text: '', points: Math.max(1, full), keywords: [] }];
  return Array.from({ length: count }, (_, at) => {
    const own = keywords.filter((_word, index) => index % count === at);
    return {
      text: own.join(' / '),
      points: Math.floor(full / count) + (at < full % count ? 1 : 0),
      keywords: own,
    };
  });
}

/** Criteria of a question in an exam, with their revision. */
export async function criteriaOf(
  scope: TenantScope,
  exam: Exam,
  question: Question & Pick<typeof questions.$inferSelect, 'key'>,
): Promise<{ readonly criteria: Criterion[]; readonly revision: number }> {
  const [saved] = await scope.tx
    .select()
    .from(markCriteria)
    .where(scope.only(markCriteria, eq(markCriteria.examId, exam.id), eq(markCriteria.questionId, question.id)));
  if (saved !== undefined) return { criteria: [...saved.criteria], revision: saved.revision };
  return { criteria: criteriaOfKey(question.key, fullPoints(partOfQuestion(exam, question))), revision: 0 };
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': "'" };

/** Text of HTML that was sanitised, on one line. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|\w+);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Its first characters. */
export const shortened = (text: string, most: number) => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};
