import { and, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { examAnswers, examAttempts } from '../attempt.schema.ts';
import { exams } from '../exam.schema.ts';
import { questions } from '../question.schema.ts';

/** Fewest papers for a meaningful discrimination, as the figures of an exam ask for. */
const fewestPapers = 10;

/** Questions of papers that were handed in or marked after a moment. */
export function askedSince(scope: TenantScope, since: Date): SQL {
  const touched = scope.tx
    .selectDistinct({ id: examAnswers.questionId })
    .from(examAnswers)
    .innerJoin(examAttempts, and(eq(examAttempts.eid, examAnswers.eid), eq(examAttempts.id, examAnswers.attemptId)))
    .where(
      scope.only(
        examAnswers,
        or(
          and(
            eq(examAttempts.eid, examAnswers.eid),
            inArray(examAttempts.state, ['marked', 'pending_marking']),
            gt(examAttempts.handedInAt, since),
          ),
          gt(examAnswers.markedAt, since),
        ),
      ),
    );
  return inArray(questions.id, touched);
}

/**
 * Counts anew what exams say about questions: each marked paper belongs to a fifth of its exam by total score, and a
 * question has the average share of its points in each fifth.
 */
export async function recountFigures(scope: TenantScope, which: SQL | undefined): Promise<void> {
  const wanted = scope.tx.select({ id: questions.id }).from(questions).where(scope.only(questions, which));
  const marked = scope.tx
    .select({
      id: sql`${examAttempts.id}`.as('attempt_id'),
      parts: sql`${exams.parts}`.as('parts'),
      paper: sql`${examAttempts.paper}`.as('paper'),
      fifth:
        sql`ntile(5) over (partition by ${examAttempts.examId} order by ${examAttempts.score}, ${examAttempts.id})`.as(
          'fifth',
        ),
    })
    .from(examAttempts)
    .innerJoin(exams, and(eq(exams.eid, examAttempts.eid), eq(exams.id, examAttempts.examId)))
    .where(scope.only(examAttempts, eq(examAttempts.state, 'marked')));
  const answers = scope.tx
    .select()
    .from(examAnswers)
    .where(scope.only(examAnswers, inArray(examAnswers.questionId, wanted)));
  const share = (fifth: number) => sql.raw(`round(100 * avg(share) filter (where fifth = ${fifth}))::int`);
  await scope.tx.execute(sql`
    with marked as (${marked}),
    answers as (${answers}),
    shares as (
      select answers.question_id, marked.fifth, least(1, greatest(0,
        answers.score::numeric / nullif((marked.parts -> (placed.part ->> 'part')::int ->> 'scoreEach')::numeric, 0)
      )) as share
      from answers
      join marked on marked.attempt_id = answers.attempt_id
      cross join lateral jsonb_array_elements(marked.paper) as placed(part)
      where placed.part -> 'questions' @> jsonb_build_array(jsonb_build_object('id', answers.question_id))
    ),
    figures as (
      select question_id, count(*)::int as answered, round(100 * avg(share))::int as right_share,
        case when count(*) >= ${fewestPapers} then array[${sql.join([1, 2, 3, 4, 5].map(share), sql`, `)}] end as fifths
      from shares group by question_id
    )
    update ${questions} set
      answered = figures.answered, right_share = figures.right_share,
      fifths = case when array_position(figures.fifths, null) is null then figures.fifths end,
      discrimination = figures.fifths[5] - figures.fifths[1]
    from figures where ${scope.only(questions, sql`${questions.id} = figures.question_id`)}`);
}
