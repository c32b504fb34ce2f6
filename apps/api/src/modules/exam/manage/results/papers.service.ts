import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { HiddenAnswers, sitterPapers } from '@banyan/contracts/exam';
import { and, asc, eq } from 'drizzle-orm';
import { Refusal } from '../../../../http/refusal.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAttempts } from '../../attempt.schema.ts';
import { paperQuestions, satExam, type AttemptRow } from '../../attemptRow.ts';
import type { ExamModulePorts } from '../../exam.ports.ts';
import { eventsOf, recordFacts } from '../../record.service.ts';
import { questionsOf } from '../../resultDetail.service.ts';
import { questionsBeingSat } from '../../secretQuestions.ts';
import { examWithin, reachesExam, type Exam } from '../exams/within.ts';
import { sitterRows, sittersOf } from './sitters.ts';
import { shownSitters } from './sitters.service.ts';

const nothingSecret: ReadonlySet<number> = new Set();

/** Whether the right to mark reaches a paper: its exam, and who wrote it. */
async function mayMark(ctx: ManageContext, exam: Exam, { userId }: AttemptRow): Promise<boolean> {
  if (!(await reachesExam(ctx, exam.id, 'assessment.mark'))) return false;
  const people = sitterRows(ctx, exam).where(
    ctx.scope.only(users, eq(users.id, userId), sittersOf(ctx, exam, 'assessment.mark')),
  );
  return (await ctx.scope.tx.$count(people.as('reached'))) > 0;
}

/** Why the answers of a paper are kept from the viewer; empty: they are not. */
async function hiddenWhy(ctx: ManageContext, exam: Exam, attempt: AttemptRow): Promise<HiddenAnswers> {
  const { scope, viewer } = ctx;
  if (!(await mayMark(ctx, exam, attempt))) return 'right';
  if (attempt.userId === viewer.userId) return 'own';
  if (attempt.state === 'open') return 'open';
  const sat = new Set(await questionsBeingSat(ctx));
  if (paperQuestions(attempt).some(({ id }) => sat.has(id))) return 'sitting';
  // A marker of papers without names does not learn here whose they are.
  const waiting = and(eq(examAttempts.examId, exam.id), eq(examAttempts.state, 'pending_marking'));
  const marking = exam.anonymous && (await scope.tx.$count(examAttempts, scope.only(examAttempts, waiting))) > 0;
  return marking ? 'anonymous' : '';
}

/** Papers of a person in an exam, one of them with its record and its answers. */
export async function readPapers(
  ctx: ManageContext,
  { id, paper, person }: CallInput<typeof sitterPapers>,
  ports: Pick<ExamModulePorts, 'filesOf' | 'lessonTitle'>,
): Promise<CallOutput<typeof sitterPapers>> {
  const { scope } = ctx;
  const exam = await examWithin(ctx, id, 'assessment.see');
  const rows = await sitterRows(ctx, exam).where(
    scope.only(users, eq(users.id, person), sittersOf(ctx, exam, 'assessment.see')),
  );
  const [sitter] = await shownSitters(ctx, rows);
  if (sitter === undefined) throw new Refusal(ErrorCode.notFound);
  const attempts = await scope.tx
    .select()
    .from(examAttempts)
    .where(scope.only(examAttempts, and(eq(examAttempts.examId, id), eq(examAttempts.userId, person))))
    .orderBy(asc(examAttempts.number));
  const attempt = attempts.find((one) => one.id === (paper ?? sitter.paper));
  if (paper !== undefined && attempt === undefined) throw new Refusal(ErrorCode.notFound);
  const papers = attempts.map((one) => ({
    ...{ id: one.id, number: one.number, score: one.score, passed: one.passed },
    startedAt: one.startedAt.getTime(),
    handedInAt: one.handedInAt?.getTime() ?? null,
  }));
  if (attempt === undefined) return { sitter, papers, shown: 0, record: null, questions: [], hidden: '' };
  const sat = satExam(exam, attempt);
  const hidden = await hiddenWhy(ctx, exam, attempt);
  const events = await eventsOf(scope, attempt, sat);
  return {
    ...{ sitter, papers, shown: attempt.id, hidden },
    // An answer that came too late is an answer too.
    record: {
      ...recordFacts(attempt, sat),
      events: hidden === '' ? events : events.map((event) => ({ ...event, late: null })),
    },
    questions: hidden === '' ? await questionsOf(ctx, { attempt, exam: sat, secret: nothingSecret }, ports) : [],
  };
}
