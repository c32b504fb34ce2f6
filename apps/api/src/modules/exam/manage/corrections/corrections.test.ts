import { ErrorCode } from '@banyan/contracts';
import {
  attemptDetail,
  attemptRecord,
  attemptResult,
  correctQuestion,
  examDetail,
  examQuestions,
  handInAttempt,
  manageExam,
  markAnswer,
  previewCorrection,
  reopenPaper,
  saveAnswers,
  takeBackCorrection,
  type AnswerValue,
  type CorrectionAct,
  type CorrectionPolicy,
} from '@banyan/contracts/exam';
import { messageList } from '@banyan/contracts/messages';
import { pointsHome } from '@banyan/contracts/mall';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobContext } from '../../../../jobs/job.ts';
import { openWorld, type Asker } from '../../../../testing/world.ts';
import { allRoutes } from '../../../index.ts';
import { examAnswers, examAttempts } from '../../attempt.schema.ts';
import { examCorrections } from '../../correction.schema.ts';
import { endIfOpen } from '../../finish.ts';
import { ExamWorld, MINUTE, rightAnswers, windowOne } from '../../testing/world.ts';
import { remarkJob } from './remark.job.ts';

let exam: ExamWorld;
let boss: Asker;
let next = 0;
const person = () => exam.world.addLearner(`C${(next += 1)}`, '更正部');
beforeAll(async () => {
  exam = await ExamWorld.within(await openWorld(allRoutes));
  boss = await exam.world.addPerson('admin', 'boss');
});

type Values = Readonly<Record<string, Partial<AnswerValue>>>;
const wrongSingle: Values = { ...rightAnswers, single: { choice: [2] } };

/** Somebody sits an exam with these answers; handed in or open. */
async function sit(examId: number, kinds: readonly string[], values: Values = rightAnswers, handsIn = true) {
  const userId = await person();
  const id = await exam.begin(userId, examId);
  await exam.world.ask(saveAnswers, { id, window: windowOne, answers: exam.answers(kinds, 1, values) }, { userId });
  exam.world.now += 60_000;
  if (handsIn) await handIn(userId, id);
  return { id, userId };
}
const handIn = (userId: number, id: number) =>
  exam.world.ask(handInAttempt, { id, window: windowOne, answers: [], reason: 'learner' }, { userId });

const asked = (
  id: number,
  act: CorrectionAct,
  choice: number[] = [],
  { kind = 'single', policy = 'strict' }: { kind?: string; policy?: CorrectionPolicy } = {},
) => ({ id, question: exam.questionIds[kind] ?? 0, act, policy, key: { choice, gaps: [] as string[][] } });
const correct = (input: ReturnType<typeof asked>) =>
  exam.world.ask(correctQuestion, { ...input, reason: '题干有误' }, boss);
const standing = async (userId: number, id: number) => (await exam.world.ask(examDetail, { id }, { userId })).exam;
const work = async () => {
  for (let batch = 0; batch < 8; batch += 1) await exam.world.work();
};
/** Marks and scores of all papers of an exam. */
const marks = (examId: number) =>
  exam.world.in(1001, async (scope) =>
    scope.tx
      .select({ id: examAttempts.id, score: examAttempts.score, passed: examAttempts.passed, mark: examAnswers.mark })
      .from(examAttempts)
      .innerJoin(examAnswers, eq(examAnswers.attemptId, examAttempts.id))
      .where(scope.only(examAttempts, eq(examAttempts.examId, examId)))
      .orderBy(examAttempts.id, examAnswers.questionId),
  );

describe('A question that is struck', () => {
  it('gives everybody its points: said first, marked anew, told, in the record and the log; taken back as it was [EX-10] [EX-11]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '划题' }, passScore: 3000, credits: 100, points: 5 });
    const failed = await sit(examId, ['multiple', 'judgement']);
    const full = await sit(examId, ['single', 'multiple', 'judgement', 'fill']);
    const low = await sit(examId, ['single'], wrongSingle);
    const open = await sit(examId, ['multiple'], rightAnswers, false);
    const before = await marks(examId);
    const strike = asked(examId, 'strike');
    expect(await exam.world.ask(previewCorrection, strike, boss)).toEqual({
      ...{ papers: 3, open: 1, changed: 2, gained: 1, lost: 0 },
    });
    expect(await correct(strike)).toMatchObject({ state: 'running', all: 4, done: 0, act: 'strike' });
    await work();
    expect((await exam.world.ask(examQuestions, { id: examId }, boss)).corrections).toMatchObject([
      { state: 'done', done: 4, all: 4, changed: 2, by: 'boss', reason: '题干有误' },
    ]);
    expect(await standing(failed.userId, examId)).toMatchObject({ state: 'passed', score: 3000 });
    expect(await standing(full.userId, examId)).toMatchObject({ state: 'passed', score: 4000 });
    expect(await standing(low.userId, examId)).toMatchObject({ state: 'failed', score: 1000 });
    const { events } = await exam.world.ask(attemptRecord, { id: failed.id }, { userId: failed.userId });
    expect(events.at(-1)).toMatchObject({ kind: 'remarked', no: 1, text: '题干有误' });
    const told = async (userId: number) =>
      (await exam.world.ask(messageList, { box: 'own', about: 'all', unread: 'N', keyword: '' }, { userId })).items.map(
        ({ title }) => title,
      );
    expect(await told(failed.userId)).toContainEqual(expect.stringContaining('划题'));
    expect(await told(full.userId)).toEqual([]);
    const points = async () => (await exam.world.ask(pointsHome, {}, { userId: failed.userId })).spendable;
    const had = await points();
    // One that was open is marked so when it is handed in.
    await handIn(open.userId, open.id);
    expect(await standing(open.userId, examId)).toMatchObject({ score: 2000 });
    const { history } = await exam.world.ask(manageExam, { id: examId }, boss);
    expect(history[0]).toMatchObject({ act: 'manage/exams/correct', changes: [{ field: 'struck' }] });

    const [correction] = (await exam.world.ask(examQuestions, { id: examId }, boss)).corrections;
    const back = { id: examId, correction: correction?.id ?? 0 };
    await exam.world.ask(takeBackCorrection, back, boss);
    await work();
    const after = await marks(examId);
    expect(after.filter(({ id }) => id !== open.id)).toEqual(before.filter(({ id }) => id !== open.id));
    expect(await standing(failed.userId, examId)).toMatchObject({ state: 'failed', score: 2000 });
    expect(await standing(open.userId, examId)).toMatchObject({ score: 1000 });
    expect(await points()).toBe(had - 5);
    expect((await exam.world.refusal(takeBackCorrection, back, boss))?.code).toBe(ErrorCode.conflict);
  });

  it('taken back, leaves what was answered since in a paper that was opened again, and what a deadline ended late [EX-10] [EX-11]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '划后放行' } }, ['single']);
    const { id, userId } = await sit(examId, ['single'], wrongSingle);
    const over = await sit(examId, ['single'], wrongSingle, false);
    exam.world.now += 60 * MINUTE;
    await correct(asked(examId, 'strike'));
    await work();
    await exam.world.ask(reopenPaper, { id: examId, paper: id, minutes: 10, reason: '断电' }, boss);
    const answers = exam.answers(['single'], 2);
    await exam.world.ask(saveAnswers, { id, window: windowOne, answers }, { userId });
    await handIn(userId, id);
    await exam.world.in(1001, (scope) => endIfOpen({ scope, now: exam.world.now, emit: async () => {} }, over.id));
    expect((await marks(examId)).map(({ mark }) => mark)).toEqual(['right', 'right']);
    const [correction] = (await exam.world.ask(examQuestions, { id: examId }, boss)).corrections;
    await exam.world.ask(takeBackCorrection, { id: examId, correction: correction?.id ?? 0 }, boss);
    await work();
    expect((await marks(examId)).map(({ id: paper, mark }) => [paper, mark])).toEqual([
      [id, 'right'],
      [over.id, 'wrong'],
    ]);
  });

  it('goes on after it was killed, and does no paper twice [EX-10]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '中断' } }, ['single']);
    for (let nth = 0; nth < 60; nth += 1) await sit(examId, ['single'], wrongSingle);
    await correct(asked(examId, 'strike'));
    const [batch] = exam.world.waitingOf('exam.remark');
    const before = await marks(examId);
    const killed = exam.world.in(1001, async (scope) => {
      const emit = () => Promise.resolve();
      await remarkJob.run({ scope, emit, now: exam.world.now } as unknown as JobContext, batch as never);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await marks(examId)).toEqual(before);
    await exam.world.work();
    const stood = await exam.world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(examCorrections)
        .where(scope.only(examCorrections, eq(examCorrections.examId, examId))),
    );
    expect(stood).toMatchObject([{ state: 'running', done: 50, changed: 50, total: 60 }]);
    await work();
    expect((await marks(examId)).every(({ mark, score }) => mark === 'right' && score === 1000)).toBe(true);
    expect((await exam.world.ask(examQuestions, { id: examId }, boss)).corrections).toMatchObject([
      { state: 'done', done: 60, changed: 60 },
    ]);
  });
});

describe('A key that is mended', () => {
  it('counts for papers that are handed in and for open ones, strict or so that nobody loses a pass [EX-10] [EX-11]', async () => {
    for (const policy of ['strict', 'keepPasses'] as const) {
      const examId = await exam.addExam({ title: { zh_cn: `改键${policy}` }, passScore: 2000 });
      const loses = await sit(examId, ['single', 'judgement']);
      const gains = await sit(examId, ['single', 'judgement'], wrongSingle);
      const open = await sit(examId, ['single', 'judgement'], wrongSingle, false);
      const mend = asked(examId, 'mend', [2], { policy });
      expect(await exam.world.ask(previewCorrection, mend, boss)).toEqual({
        ...{ papers: 2, open: 1, gained: 1 },
        ...(policy === 'strict' ? { changed: 2, lost: 1 } : { changed: 1, lost: 0 }),
      });
      await correct(mend);
      await work();
      const kept = policy === 'keepPasses';
      expect(await standing(loses.userId, examId)).toMatchObject({
        ...{ state: kept ? 'passed' : 'failed', score: kept ? 2000 : 1000 },
      });
      expect(await standing(gains.userId, examId)).toMatchObject({ state: 'passed', score: 2000 });
      await handIn(open.userId, open.id);
      expect(await standing(open.userId, examId)).toMatchObject({ state: 'passed', score: 2000 });
      await exam.leaveOnly(examId);
      const { questions } = await exam.world.ask(attemptDetail, { id: gains.id }, { userId: gains.userId });
      const shown = questions.find(({ kind }) => kind === 'single')?.key;
      expect(shown === null || shown?.choice[0] === 2).toBe(true);
      const { score } = await exam.world.ask(attemptResult, { id: gains.id }, { userId: gains.userId });
      expect(score).toBe(2000);
    }
  });

  it('takes any of several options of a single choice, and refuses what does not fit, what nobody was asked, and one’s own [EX-10] [EX-11]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '两可' } }, ['single', 'short']);
    const first = await sit(examId, ['single']);
    const other = await sit(examId, ['single'], wrongSingle);
    const refusal = async (input: ReturnType<typeof asked>, who = boss) =>
      (await exam.world.refusal(previewCorrection, input, who))?.code;
    expect(await refusal(asked(examId, 'mend', [9]))).toBe(ErrorCode.fieldsRefused);
    expect(await refusal(asked(examId, 'mend', []))).toBe(ErrorCode.fieldsRefused);
    expect(await refusal(asked(examId, 'mend', [0], { kind: 'judgement' }))).toBe(ErrorCode.notFound);
    const chief = await exam.world.addPerson('admin', 'chief');
    await exam.begin(chief.userId ?? 0, examId);
    expect(await refusal(asked(examId, 'mend', [1, 2]), chief)).toBe(ErrorCode.conflict);
    await correct(asked(examId, 'mend', [1, 2]));
    expect(await refusal(asked(examId, 'strike', [], { kind: 'short' }))).toBe(ErrorCode.conflict);
    await work();
    expect(await refusal(asked(examId, 'strike'))).toBe(ErrorCode.conflict);
    for (const { userId } of [first, other]) expect(await standing(userId, examId)).toMatchObject({ score: 1000 });
  });

  it('leaves alone what a person has marked, but nobody marks a struck question [EX-11]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '手批' } }, ['single', 'short']);
    const { id, userId } = await sit(examId, ['single', 'short']);
    const point = { attemptId: id, questionId: exam.questionIds['short'] ?? 0, parts: [4], comment: '', revision: 0 };
    await exam.world.ask(markAnswer, { ...point, criteriaRevision: 0 }, boss);
    expect(await standing(userId, examId)).toMatchObject({ score: 1400 });
    await correct(asked(examId, 'strike', [], { kind: 'short' }));
    await work();
    expect(await standing(userId, examId)).toMatchObject({ score: 2000 });
    const again = { ...point, parts: [1], revision: 1, criteriaRevision: 0 };
    expect((await exam.world.refusal(markAnswer, again, boss))?.code).toBe(ErrorCode.conflict);
    expect(await standing(userId, examId)).toMatchObject({ score: 2000 });
  });
});

describe('Questions of an exam', () => {
  it('are measured: chosen options, texts that were refused, time, and a doubt where the best contradict the key [EX-10]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '测量' } });
    // The best contradict the key of the single choice.
    for (let nth = 0; nth < 6; nth += 1) await sit(examId, ['single', 'multiple', 'judgement', 'fill'], wrongSingle);
    for (let nth = 0; nth < 5; nth += 1)
      await sit(examId, ['single', 'fill'], { ...rightAnswers, fill: { gaps: ['80', 'x'] } });
    const { papers, questions } = await exam.world.ask(examQuestions, { id: examId }, boss);
    expect(papers).toBe(11);
    const [first] = questions;
    expect(first).toMatchObject({
      kind: 'single',
      papers: 11,
      blank: 0,
      share: 0.45,
      discrimination: -1,
      doubt: 'key',
    });
    expect(first?.options.map(({ best, chosen, id, right }) => [id, chosen, best, right])).toEqual([
      [0, 0, 0, false],
      [1, 5, 0, true],
      [2, 6, 3, false],
      [3, 0, 0, false],
    ]);
    const fill = questions.find(({ kind }) => kind === 'fill');
    // One gap of two is right: its text was not refused.
    expect(fill?.refused).toEqual([{ gap: 1, text: 'x', count: 5 }]);
    expect(fill?.gaps[0]).toContain('80');
    for (const one of questions) expect(one.share).toBeGreaterThanOrEqual(0);
  });
});
