import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { sameDice } from '../../../db/seed/sameDice.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { emitter, type Handler } from '../../../effects/effect.ts';
import { noJobs } from '../../../jobs/queue.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { attemptAppeals, examAnswers, examAttempts } from '../attempt.schema.ts';
import { note, paperQuestions } from '../attemptRow.ts';
import { exams } from '../exam.schema.ts';
import { questionReports, questions } from '../question.schema.ts';
import { criteriaOfKey, fullPoints } from '../reviewRow.ts';
import { settle } from '../settle.ts';

const HOUR_MS = 3_600_000;

/** Work at the desk of an enterprise. */
export interface SeedDesk {
  readonly eid: number;
  /** The exam whose short answers await marks. */
  readonly exam: number;
  /** Colleagues whose papers await marks. */
  readonly accounts: readonly string[];
  /** The person who has begun to mark. */
  readonly marker: string;
  readonly language: 'zh_cn' | 'en';
  /** Words against a mark, and of a question; of an exam that is marked. */
  readonly appeals: readonly string[];
  readonly reports: readonly string[];
}

interface Ports {
  readonly now: number;
  readonly handlers: readonly Handler[];
}

/** Papers that await a marker, some of them marked in part, with appeals and reports. */
export async function addDesk(scope: TenantScope, desk: SeedDesk, ports: Ports): Promise<void> {
  const people = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, [...desk.accounts, desk.marker])));
  const idOf = new Map(people.map(({ id, account }) => [account, id]));
  await writeAnswers(scope, desk);
  const marker = idOf.get(desk.marker);
  if (marker !== undefined) await markSome(scope, desk, marker, ports);
  await addRequests(scope, desk, ports.now);
}

/** Each has their own words: some of the sentences of a good answer. */
async function writeAnswers(scope: TenantScope, { exam, language }: SeedDesk): Promise<void> {
  const waiting = await waitingAnswers(scope, exam);
  for (const [index, { attemptId, questionId, value, key }] of waiting.entries()) {
    const sample = key.sample?.[language] ?? key.sample?.zh_cn ?? '';
    const sentences = sample.split(/(?<=[；。;.])\s*/).filter((one) => one !== '');
    const dice = sameDice(900 + index * 7);
    const own = sentences.filter((_, at) => at === index % sentences.length || dice(100) < 62);
    await scope.tx
      .update(examAnswers)
      .set({ value: { ...value, text: own.join(language === 'en' ? ' ' : '') } })
      .where(scope.only(examAnswers, eq(examAnswers.attemptId, attemptId), eq(examAnswers.questionId, questionId)));
  }
}

const waitingAnswers = (scope: TenantScope, examId: number) =>
  scope.tx
    .select({
      attemptId: examAnswers.attemptId,
      questionId: examAnswers.questionId,
      value: examAnswers.value,
      key: questions.key,
    })
    .from(examAnswers)
    .innerJoin(examAttempts, and(eq(examAttempts.eid, examAnswers.eid), eq(examAttempts.id, examAnswers.attemptId)))
    .innerJoin(questions, and(eq(questions.eid, examAnswers.eid), eq(questions.id, examAnswers.questionId)))
    .where(scope.only(examAnswers, eq(examAttempts.examId, examId), eq(examAnswers.mark, 'waiting')))
    .orderBy(asc(examAnswers.attemptId), asc(examAnswers.questionId));

/** The first answer of every other paper is marked; no paper is marked whole. */
async function markSome(scope: TenantScope, { exam: examId }: SeedDesk, marker: number, ports: Ports): Promise<void> {
  const [exam] = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, eq(exams.id, examId)));
  const waiting = await waitingAnswers(scope, examId);
  const first = waiting.filter(
    ({ attemptId }, index) =>
      waiting.findIndex((one) => one.attemptId === attemptId) === index && waiting[index + 1]?.attemptId === attemptId,
  );
  const emit = emitter(ports.handlers, noJobs, () => ports.now);
  for (const [index, { attemptId, questionId, key }] of first.filter((_, at) => at % 2 === 1).entries()) {
    const [attempt] = await scope.tx
      .select()
      .from(examAttempts)
      .where(scope.only(examAttempts, eq(examAttempts.id, attemptId)));
    const rules = exam?.parts[paperQuestions(attempt ?? { paper: [] }).find(({ id }) => id === questionId)?.part ?? -1];
    if (exam === undefined || attempt === undefined || rules === undefined) continue;
    const criteria = criteriaOfKey(key, fullPoints(rules));
    const markParts = criteria.map(({ points }, at) => ((index + at) % 3 === 0 ? Math.max(0, points - 1) : points));
    const score = markParts.reduce((sum, part) => sum + part, 0) * 100;
    const at = ports.now - (index + 1) * HOUR_MS;
    await scope.tx
      .update(examAnswers)
      .set({
        mark: score === rules.scoreEach ? 'right' : score === 0 ? 'wrong' : 'partial',
        score,
        markParts,
        markedBy: marker,
        markedAt: new Date(at),
        markRevision: 1,
      })
      .where(scope.only(examAnswers, eq(examAnswers.attemptId, attemptId), eq(examAnswers.questionId, questionId)));
    await note(scope, attemptId, at, { kind: 'marked', questionId });
    await settle({ scope, now: at, emit }, attempt, exam);
  }
}

/** Appeals against results, and reports of questions, by colleagues whose papers are marked. */
async function addRequests(scope: TenantScope, { appeals, reports, accounts }: SeedDesk, now: number): Promise<void> {
  const papers = await scope.tx
    .select({ attempt: examAttempts })
    .from(examAttempts)
    .innerJoin(users, and(eq(users.eid, examAttempts.eid), eq(users.id, examAttempts.userId)))
    .where(
      scope.only(
        examAttempts,
        eq(examAttempts.state, 'marked'),
        isNotNull(examAttempts.score),
        inArray(users.account, [...accounts]),
      ),
    )
    .orderBy(asc(examAttempts.score), asc(examAttempts.id))
    .limit(appeals.length + reports.length);
  for (const [index, { attempt }] of papers.entries()) {
    const at = now - (30 - index * 5) * HOUR_MS;
    const objection = appeals[index];
    if (objection !== undefined) {
      await scope.tx
        .insert(attemptAppeals)
        .values(scope.row(attemptAppeals, { attemptId: attempt.id, text: objection, at: new Date(at) }));
      await note(scope, attempt.id, at, { kind: 'appealed' });
      continue;
    }
    const text = reports[index - appeals.length];
    const [question] = paperQuestions(attempt);
    if (text === undefined || question === undefined) continue;
    await scope.tx.insert(questionReports).values(
      scope.row(questionReports, {
        questionId: question.id,
        attemptId: attempt.id,
        userId: attempt.userId,
        text,
        at: new Date(at),
      }),
    );
    await note(scope, attempt.id, at, { kind: 'reported', questionId: question.id });
  }
}
