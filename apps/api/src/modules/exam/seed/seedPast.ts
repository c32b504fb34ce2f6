import type { AnswerValue, QuestionKind } from '@banyan/contracts/exam';
import { eq, inArray, sql } from 'drizzle-orm';
import { sameDice } from '../../../db/seed/sameDice.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { emitter, type Handler } from '../../../effects/effect.ts';
import { noJobs } from '../../../jobs/queue.ts';
import { attemptEvents, examAnswers, examAttempts, type StoredPaper } from '../attempt.schema.ts';
import { paperQuestions, type AttemptRow } from '../attemptRow.ts';
import { drawPaper, poolOf, type Drawn } from '../drawPaper.ts';
import { exams, examStandings, type StoredPart } from '../exam.schema.ts';
import { finishSat } from '../finish.ts';
import { settle } from '../settle.ts';
import { questions } from '../question.schema.ts';
import type { SeedAttempt } from './demoExams.ts';

const MINUTE = 60_000;
const HOUR_MS = 3_600_000;

/** An exam with the data that its papers are drawn and marked by, read once for all its learners. */
export interface PastExam {
  readonly exam: typeof exams.$inferSelect;
  readonly pools: ReadonlyMap<StoredPart, readonly Drawn[]>;
  readonly keys: ReadonlyMap<number, Keyed>;
}

export async function pastExam(scope: TenantScope, id: number): Promise<PastExam> {
  const [exam] = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, eq(exams.id, id)));
  if (exam === undefined) throw new Error(`there is no exam ${id}`);
  const pools = new Map<StoredPart, readonly Drawn[]>();
  for (const rules of exam.parts) pools.set(rules, await poolOf(scope, rules));
  return { exam, pools, keys: await keysOf(scope, [...pools.values()].flat()) };
}

/** A person's attempt in the past, sat answer by answer and submitted as any other. */
export async function addPast(
  scope: TenantScope,
  userId: number,
  { exam, pools, keys }: PastExam,
  past: SeedAttempt & { readonly seed: number; readonly known: boolean },
  { now, handlers }: { readonly now: number; readonly handlers: readonly Handler[] },
): Promise<void> {
  const dice = sameDice(past.seed);
  const startedAt = now - past.hoursAgo * HOUR_MS;
  const paper = await drawPaper(scope, exam, dice, (rules) => Promise.resolve(pools.get(rules) ?? []));
  const attempt = await begin(scope, { userId, ...past, startedAt, paper }, exam);
  const asked = paperQuestions(attempt);
  const handedInAt = startedAt + past.tookMin * MINUTE;
  const answered = past.open === true ? Math.ceil(asked.length / 2) : asked.length;
  const said = asked.slice(0, answered).flatMap(({ id }, index) => {
    const question = keys.get(id);
    if (question === undefined) return [];
    const at = new Date(startedAt + Math.round(((index + 0.5) / asked.length) * past.tookMin * MINUTE));
    return [{ questionId: id, at, value: answerTo(question, dice(100) < past.right * 100, scope.eid) }];
  });
  const answers = await addAnswers(scope, attempt, said);
  if (past.open === true) return;
  const emit = emitter(handlers, noJobs, () => handedInAt);
  const ended = await finishSat({ scope, now: handedInAt, emit }, attempt, 'learner', {
    exam,
    answers,
    keyOf: new Map([...keys].map(([id, { key }]) => [id, key])),
  });
  if (past.pendingShort !== true && ended.state === 'pending_marking') {
    await markShort(scope, ended, exam, past.right);
    await settle({ scope, now: handedInAt, emit }, ended, exam);
  }
}

interface Said {
  readonly questionId: number;
  readonly at: Date;
  readonly value: AnswerValue;
}

/** Saved answers, and the record of them and of the beginning. Returns them by question. */
async function addAnswers(scope: TenantScope, { id: attemptId, startedAt }: AttemptRow, said: readonly Said[]) {
  const started = scope.row(attemptEvents, { attemptId, at: startedAt, kind: 'started' as const });
  const events = said.map(({ questionId, at, value }) =>
    scope.row(attemptEvents, { attemptId, at, kind: 'answered' as const, questionId, revision: 1, value: { value } }),
  );
  await scope.tx.insert(attemptEvents).values([started, ...events]);
  if (said.length === 0) return [];
  const answers = said.map(({ questionId, at, value }) =>
    scope.row(examAnswers, { attemptId, questionId, revision: 1, value, savedAt: at }),
  );
  const added = await scope.tx.insert(examAnswers).values(answers).returning();
  return added.toSorted((a, b) => a.questionId - b.questionId);
}

interface Begun {
  readonly userId: number;
  readonly known: boolean;
  /** It stays open. */
  readonly open?: boolean;
  readonly startedAt: number;
  readonly paper: StoredPaper;
}

async function begin(
  scope: TenantScope,
  { userId, known, open, startedAt, paper }: Begun,
  exam: typeof exams.$inferSelect,
): Promise<AttemptRow> {
  const who = { userId, examId: exam.id };
  const [standing] = await scope.tx
    .insert(examStandings)
    .values(scope.row(examStandings, { ...who, attempts: 1 }))
    .onConflictDoUpdate({
      target: [examStandings.eid, examStandings.userId, examStandings.examId],
      set: { attempts: sql`${examStandings.attempts} + 1` },
    })
    .returning();
  const [attempt] = await scope.tx
    .insert(examAttempts)
    .values(
      scope.row(examAttempts, {
        // They can be found by their ids: 12091 is the first attempt at exam 1209.
        ...(known ? { id: exam.id * 10 + (standing?.attempts ?? 1) } : {}),
        ...who,
        number: standing?.attempts ?? 1,
        paper,
        startedAt: new Date(startedAt),
        deadlineAt: new Date(startedAt + exam.durationMin * MINUTE),
        holder: 'window-of-the-demo-data',
        holderSeenAt: new Date(startedAt),
      }),
    )
    .returning();
  if (attempt === undefined) throw new Error('no attempt was begun');
  if (open === true) {
    await scope.tx
      .update(examStandings)
      .set({ openAttemptId: attempt.id })
      .where(scope.only(examStandings, eq(examStandings.examId, exam.id), eq(examStandings.userId, userId)));
  }
  return attempt;
}

interface Keyed {
  readonly kind: QuestionKind;
  readonly options: number;
  readonly key: (typeof questions.$inferSelect)['key'];
}

async function keysOf(scope: TenantScope, asked: readonly { readonly id: number }[]) {
  const rows = await scope.tx
    .select({ id: questions.id, kind: questions.kind, options: questions.options, key: questions.key })
    .from(questions)
    .where(
      scope.only(
        questions,
        inArray(
          questions.id,
          asked.map(({ id }) => id),
        ),
      ),
    );
  return new Map(rows.map(({ id, options, ...row }): [number, Keyed] => [id, { ...row, options: options.length }]));
}

/** A right answer, or a typical wrong one. Short ones are in the enterprise's language: the retailer writes English. */
export function answerTo({ kind, options, key }: Keyed, right: boolean, eid = 1001): AnswerValue {
  const nothing = { choice: [], gaps: [], text: '', files: [] };
  const first = key.choice[0] ?? 0;
  switch (kind) {
    case 'single':
      return { ...nothing, choice: [right ? first : (first + 1) % options] };
    case 'judgement':
      return { ...nothing, choice: [right ? first : 1 - first] };
    case 'multiple':
      return { ...nothing, choice: right ? [...key.choice] : [first] };
    case 'fill':
      return { ...nothing, gaps: key.gaps.map(([taken = '']) => (right ? taken : '0')) };
    case 'short':
      return { ...nothing, text: (eid === 1002 ? key.sample?.en : undefined) ?? key.sample?.zh_cn ?? '' };
  }
}

/** Short answers as a marker has marked them: whole points. */
async function markShort(scope: TenantScope, attempt: AttemptRow, exam: typeof exams.$inferSelect, right: number) {
  for (const { id, part } of paperQuestions(attempt)) {
    const rules = exam.parts[part];
    if (rules?.kind !== 'short') continue;
    const score = Math.round((rules.scoreEach / 100) * Math.min(1, right + 0.05)) * 100;
    const mark = score === rules.scoreEach ? 'right' : score === 0 ? 'wrong' : 'partial';
    await scope.tx
      .update(examAnswers)
      .set({ mark, score, markRevision: 1 })
      .where(scope.only(examAnswers, eq(examAnswers.attemptId, attempt.id), eq(examAnswers.questionId, id)));
  }
}
