import { and, desc, ne, sql } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { questions } from '../question.schema.ts';
import { answerTo } from './seedPast.ts';

/** Questions about a course with an answer that is right and one that is not, for the past of demo learners. */
export async function lessonAnswers(scope: TenantScope, courseId: number, count: number) {
  const rows = await scope.tx
    .select({ id: questions.id, kind: questions.kind, options: questions.options, key: questions.key })
    .from(questions)
    .where(
      scope.only(
        questions,
        and(sql`(${questions.lesson} ->> 'courseId')::bigint = ${courseId}`, ne(questions.kind, 'short')),
      ),
    )
    // Exams of the demo name the first ones of a bank, and keep them secret.
    .orderBy(desc(questions.id))
    .limit(count);
  return rows.map(({ id, kind, options, key }) => {
    const keyed = { kind, options: options.length, key };
    return {
      id,
      options: options.map((_, option) => option),
      right: answerTo(keyed, true),
      wrong: answerTo(keyed, false),
    };
  });
}
