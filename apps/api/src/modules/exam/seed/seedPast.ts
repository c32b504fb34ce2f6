import type { AnswerValue, QuestionKind } from '@banyan/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { emitter, type Handler } from '../../../effects/effect.ts';
import { noJobs } from '../../../jobs/queue.ts';
import { examAnswers, examAttempts } from '../attempt.schema.ts';
import { note, paperQuestions, type AttemptRow } from '../attemptRow.ts';
import { drawPaper, type Dice } from '../drawPaper.ts';
import { exams, examStandings } from '../exam.schema.ts';
import { finish } from '../finish.ts';
import { settle } from '../settle.ts';
import { questions } from '../question.schema.ts';
import type { SeedAttempt } from './types.ts';

const MINUTE = 60_000;
const HOUR_MS = 3_600_000;

/** Dice that fall alike at each start, so that pictures of the demo can be compared. */
export function sameDice(seed: number): Dice {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Someone's attempt in the past, sat answer by answer and handed in as any other. */
export async function addPast(
  scope: TenantScope,
  who: { readonly userId: number; readonly examId: number },
  past: SeedAttempt & { readonly seed: number; readonly known: boolean },
  { now, handlers }: { readonly now: number; readonly handlers: readonly Handler[] },
): Promise<void> {
  const [exam] = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, eq(exams.id, who.examId)));
  if (exam === undefined) throw new Error(`there is no exam ${who.examId}`);
  const dice = sameDice(past.seed);
  const startedAt = now - past.hoursAgo * HOUR_MS;
  const attempt = await begin(scope, { ...who, known: past.known }, exam, startedAt, dice);
  const asked = paperQuestions(attempt);
  const handedInAt = startedAt + past.tookMin * MINUTE;
  const answered = past.open === true ? Math.ceil(asked.length / 2) : asked.length;
  const keys = await keysOf(scope, asked);
  for (const [index, { id }] of asked.slice(0, answered).entries()) {
    const at = startedAt + Math.round(((index + 0.5) / asked.length) * past.tookMin * MINUTE);
    const question = keys.get(id);
    if (question === undefined) continue;
    const value = answerTo(question, dice(100) < past.right * 100);
    await scope.tx
      .insert(examAnswers)
      .values(
        scope.row(examAnswers, { attemptId: attempt.id, questionId: id, revision: 1, value, savedAt: new Date(at) }),
      );
    await note(scope, attempt.id, at, { kind: 'answered', questionId: id, revision: 1, value: { value } });
  }
  if (past.open === true) return;
  const emit = emitter(handlers, noJobs, () => handedInAt);
  const ended = await finish({ scope, now: handedInAt, emit }, attempt, 'learner');
  if (past.pendingShort !== true && ended.state === 'pending_marking') {
    await markShort(scope, ended, exam, past.right);
    await settle({ scope, now: handedInAt, emit }, ended, exam);
  }
}

async function begin(
  scope: TenantScope,
  { known, ...who }: { readonly userId: number; readonly examId: number; readonly known: boolean },
  exam: typeof exams.$inferSelect,
  startedAt: number,
  dice: Dice,
): Promise<AttemptRow> {
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
        paper: await drawPaper(scope, exam, dice),
        startedAt: new Date(startedAt),
        deadlineAt: new Date(startedAt + exam.durationMin * MINUTE),
        holder: 'window-of-the-demo-data',
      }),
    )
    .returning();
  if (attempt === undefined) throw new Error('no attempt was begun');
  await scope.tx
    .update(examStandings)
    .set({ openAttemptId: attempt.id })
    .where(scope.only(examStandings, eq(examStandings.examId, who.examId), eq(examStandings.userId, who.userId)));
  await note(scope, attempt.id, startedAt, { kind: 'started' });
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

/** A right answer, or one that many would give who do not know. */
export function answerTo({ kind, options, key }: Keyed, right: boolean): AnswerValue {
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
      return { ...nothing, text: key.sample?.zh_cn ?? '' };
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
