import { ErrorCode } from '@banyan/contracts';
import {
  answerPractice,
  exerciseSets,
  gradePractice,
  handInAttempt,
  practiceHistory,
  practiceHome,
  practiceRun,
  setMastered,
  startPractice,
  wrongList,
  type AnswerValue,
  type PracticeKind,
  type PracticeRun,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { practiceAnswers } from './practice.schema.ts';
import { questions, wrongQuestions } from './question.schema.ts';
import { ExamWorld, MINUTE, rightAnswers, windowOne } from './testing/world.ts';

const DAY = 24 * 60 * MINUTE;
const objective = ['single', 'multiple', 'judgement', 'fill'] as const;
const nothing: AnswerValue = { choice: [], gaps: [], text: '', files: [] };
const wrong: Readonly<Record<string, Partial<AnswerValue>>> = {
  single: { choice: [0] },
  multiple: { choice: [0, 1] },
  judgement: { choice: [0] },
  fill: { gaps: ['x', 'y'] },
};

let exam: ExamWorld;
let userId: number;
beforeEach(async () => {
  exam = await ExamWorld.open();
  userId = await exam.world.addLearner('li');
});

const ask: ExamWorld['world']['ask'] = (call, input, asker) => exam.world.ask(call, input, asker);
const me = () => ({ userId });
const start = (kind: PracticeKind, key = '') => ask(startPractice, { kind, key }, me());
const book = async () => (await ask(wrongList, {}, me())).items;
const sets = () => ask(exerciseSets, {}, me());
const answerAs = (run: PracticeRun, value: Partial<AnswerValue>) =>
  ask(answerPractice, { id: run.id, question_id: run.question?.id ?? 0, value: { ...nothing, ...value } }, me());
/** Answers the question that is asked, rightly or not. */
const answer = (run: PracticeRun, rightly: boolean) =>
  answerAs(run, (rightly ? rightAnswers : wrong)[run.question?.kind ?? ''] ?? {});

async function finish(begun: PracticeRun, rightly = true): Promise<PracticeRun> {
  let run = begun;
  while (run.question !== null) run = (await answer(run, rightly)).run;
  return run;
}

/** Sits an exam and gets every answer wrong. */
async function failExam(values: Parameters<ExamWorld['addExam']>[0] = {}): Promise<number> {
  const examId = await exam.addExam(values);
  const id = await exam.begin(userId, examId);
  const answers = exam.answers(objective, 1, wrong);
  await ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, me());
  return examId;
}

describe('the book of wrong questions', () => {
  it('takes in what an exam found wrong, due at once, by exam and without any key [EX-08] [EX-10]', async () => {
    const examId = await failExam();
    const listed = await ask(wrongList, { filter: 'exam', key: String(examId) }, me());
    expect(listed.items.map(({ times, circle, due, exam: title }) => [times, circle, due, title])).toEqual(
      Array.from({ length: 4 }, () => [1, 1, true, '考试']),
    );
    expect(JSON.stringify(listed)).not.toContain('秘密');
    expect((await ask(wrongList, { filter: 'exam', key: '1' }, me())).items).toEqual([]);
    const found = await sets();
    expect([found.total, found.due, found.circles[0]]).toEqual([4, 4, { count: 4, due: 4 }]);
    expect(found.sets.find(({ kind }) => kind === 'exam')).toMatchObject({ key: String(examId), count: 4, due: 4 });
    expect(found.ahead.map(({ count }) => count)).toEqual([4, ...Array.from({ length: 13 }, () => 0)]);
  });

  it('takes in what an exam found half right, and nothing that was right [EX-08]', async () => {
    const id = await exam.begin(userId, await exam.addExam());
    const answers = exam.answers(objective, 1, { ...rightAnswers, multiple: { choice: [0] } });
    await ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, me());
    expect((await book()).map(({ kind }) => kind)).toEqual(['multiple']);
  });

  it('is read page by page in both orders, filtered by tag and course [EX-08]', async () => {
    await failExam();
    await exam.world.in(1001, (scope) =>
      scope.tx
        .update(questions)
        .set({ tags: ['switching'], lesson: { courseId: 201, chapterId: 1, second: 5 } })
        .where(scope.only(questions, eq(questions.kind, 'single'))),
    );
    for (const order of ['due', 'times'] as const) {
      const first = await ask(wrongList, { order, size: 3 }, me());
      const rest = await ask(wrongList, { order, size: 3, cursor: first.next ?? '' }, me());
      expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(4);
      expect(rest.next).toBeNull();
    }
    for (const [filter, key] of [
      ['tag', 'switching'],
      ['course', '201'],
    ] as const) {
      expect((await ask(wrongList, { filter, key }, me())).items.map(({ kind }) => kind)).toEqual(['single']);
      expect((await start(filter, key)).total).toBe(1);
    }
    expect((await ask(wrongList, { filter: 'tag', key: 'other' }, me())).items).toEqual([]);
  });

  it('lets a question go and takes it back as it was; whose it is not, it is not found [EX-08]', async () => {
    await failExam();
    const [one] = await book();
    const change = (mastered: 'Y' | 'N') => ask(setMastered, { id: one?.id ?? 0, mastered }, me());
    expect(await change('Y')).toEqual({ mastered: 'Y' });
    await change('Y');
    expect((await book()).map(({ id }) => id)).not.toContain(one?.id);
    expect((await sets()).mastered).toBe(1);
    await change('N');
    expect((await book()).find(({ id }) => id === one?.id)).toEqual(one);
    const other = { userId: await exam.world.addLearner('wang') };
    const refused = await exam.world.refusal(setMastered, { id: one?.id ?? 0, mastered: 'Y' }, other);
    expect(refused?.code).toBe(ErrorCode.notFound);
    expect((await ask(wrongList, {}, other)).items).toEqual([]);
  });

  it('keeps back what the rules of an exam hide, until they show it [EX-10]', async () => {
    const closesAt = new Date(exam.world.now + 2 * DAY);
    await failExam({ showAnswers: 'closed', closesAt });
    expect([(await book()).length, (await sets()).total]).toEqual([0, 0]);
    expect((await exam.world.refusal(startPractice, { kind: 'daily', key: '' }, me()))?.code).toBe(ErrorCode.notFound);
    exam.world.now += 3 * DAY;
    expect((await book()).length).toBe(4);
  });
});

describe('practice', () => {
  it('asks without a key, marks on the server, and only then sends key and explanation [EX-08] [EX-10]', async () => {
    const run = await start('daily');
    expect([run.total, run.answered, run.marks]).toEqual([4, 0, [null, null, null, null]]);
    const home = await ask(practiceHome, {}, me());
    for (const sent of [run, home, await sets(), await ask(practiceRun, { id: run.id }, me())]) {
      expect(JSON.stringify(sent)).not.toMatch(/秘密|"key":\{/);
    }
    const marked = await answer(run, false);
    expect([marked.mark, marked.explanation]).toEqual(['wrong', '秘密的解析']);
    expect(marked.recall).toMatchObject({ grade: 'again', times: 1, circle: 1, dueAt: exam.world.now + DAY });
    expect(marked.run.question?.id).not.toBe(run.question?.id);
    expect(JSON.stringify(marked.run)).not.toContain('秘密');
  });

  it('counts the first answer, whatever is sent after it [EX-08]', async () => {
    const run = await start('daily');
    await answer(run, false);
    const again = await answer(run, true);
    expect([again.mark, again.run.answered]).toEqual(['wrong', 1]);
    const rows = await exam.world.in(1001, (scope) =>
      scope.tx.select().from(practiceAnswers).where(scope.only(practiceAnswers)),
    );
    expect(rows).toHaveLength(1);
  });

  it('goes on where it was left, once a day for the set of the day, and counts days in a row [EX-08]', async () => {
    const run = await start('daily');
    const { run: after } = await answer(run, true);
    const resumed = await start('daily');
    expect([resumed.id, resumed.question?.id]).toEqual([run.id, after.question?.id]);
    expect((await ask(practiceHome, {}, me())).streakDays).toBe(0);
    const done = await finish(resumed);
    expect([done.right, done.finishedAt]).toEqual([4, exam.world.now]);
    expect((await start('daily')).id).toBe(run.id);
    exam.world.now += DAY;
    const second = await start('daily');
    expect(second.id).not.toBe(run.id);
    await finish(second);
    const home = await ask(practiceHome, {}, me());
    expect([home.streakDays, home.days, home.month]).toEqual([
      2,
      ['2025-11-20', '2025-11-21'],
      { answered: 8, right: 8, mastered: 0 },
    ]);
    exam.world.now += 2 * DAY;
    expect((await ask(practiceHome, {}, me())).streakDays).toBe(0);
    const history = await ask(practiceHistory, { size: 1 }, me());
    const older = await ask(practiceHistory, { size: 1, cursor: history.next ?? '' }, me());
    expect([...history.items, ...older.items].map(({ id }) => id)).toEqual([second.id, run.id]);
  });

  it('asks what was right again later and later, until it leaves the book [EX-08]', async () => {
    await failExam();
    const gaps: number[] = [];
    for (let round = 0; round < 8 && (await book()).length > 0; round += 1) {
      const run = await start('due');
      expect(run.question).not.toBeNull();
      const { recall } = await answer(run, true);
      gaps.push(Math.round(((recall?.dueAt ?? 0) - exam.world.now) / DAY));
      await finish(await ask(practiceRun, { id: run.id }, me()));
      exam.world.now = recall?.dueAt ?? 0;
    }
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect([gaps[0], gaps.length > 3, (gaps.at(-1) ?? 0) >= 90]).toEqual([3, true, true]);
    expect(await book()).toEqual([]);
  });

  it('lets the learner say how well it was remembered, from where it stood before the answer [EX-08]', async () => {
    await failExam();
    const run = await start('due');
    const questionId = run.question?.id ?? 0;
    const { recall } = await answer(run, true);
    expect(recall?.choices.map(({ dueAt }) => (dueAt - exam.world.now) / DAY)).toEqual([1, 2, 3]);
    const grade = (value: 'again' | 'good') =>
      ask(gradePractice, { id: run.id, question_id: questionId, grade: value }, me());
    expect(await grade('again')).toMatchObject({ grade: 'again', dueAt: exam.world.now + DAY, times: 1 });
    expect(await grade('good')).toMatchObject({ grade: 'good', dueAt: exam.world.now + 3 * DAY });
    expect((await book()).find(({ id }) => id === questionId)?.dueAt).toBe(exam.world.now + 3 * DAY);
    exam.world.now += 3 * DAY;
    await finish(await start('due'));
    const refused = await exam.world.refusal(
      gradePractice,
      { id: run.id, question_id: questionId, grade: 'good' },
      me(),
    );
    expect(refused?.code).toBe(ErrorCode.conflict);
  });

  it('has a short answer compared by the learner, and leaves it out of sets that nobody marks [EX-02] [EX-08]', async () => {
    const bank = (await sets()).sets.find(({ kind }) => kind === 'bank');
    expect([bank?.count, (await start('bank', bank?.key)).total]).toEqual([4, 4]);
    const at = new Date(exam.world.now);
    const questionId = exam.questionIds['short'] ?? 0;
    await exam.world.in(1001, (scope) =>
      scope.tx
        .insert(wrongQuestions)
        .values(scope.row(wrongQuestions, { userId, questionId, lastWrongAt: at, dueAt: at })),
    );
    const marked = await answerAs(await start('due'), rightAnswers['short'] ?? {});
    expect([marked.mark, marked.key.text, marked.recall?.grade]).toEqual(['waiting', '秘密的样例答案', 'hard']);
  });

  it('refuses foreign runs, foreign questions, empty sets and answers after the end [EX-08]', async () => {
    const run = await start('daily');
    const code = async (input: Parameters<typeof exam.world.refusal<typeof answerPractice>>[1], who = me()) =>
      (await exam.world.refusal(answerPractice, input, who))?.code;
    const other = { userId: await exam.world.addLearner('wang') };
    const questionId = run.question?.id ?? 0;
    expect(await code({ id: run.id, question_id: questionId, value: nothing }, other)).toBe(ErrorCode.notFound);
    expect(await code({ id: run.id, question_id: exam.questionIds['short'] ?? 0, value: nothing })).toBe(
      ErrorCode.notFound,
    );
    for (const [kind, key] of [
      ['due', ''],
      ['exam', '999'],
      ['bank', '0'],
      ['bank', 'x'],
    ] as const) {
      expect((await exam.world.refusal(startPractice, { kind, key }, me()))?.code).toBe(ErrorCode.notFound);
    }
    expect((await exam.world.refusal(startPractice, { kind: 'tag', key: '' }, me()))?.code).toBe(ErrorCode.badRequest);
  });

  it('asks nothing of a paper that is open, and takes no answer to it [EX-10]', async () => {
    const run = await start('daily');
    const kind = run.question?.kind ?? 'single';
    const examId = await exam.addExam({}, [kind]);
    const refused = () =>
      exam.world.refusal(answerPractice, { id: run.id, question_id: run.question?.id ?? 0, value: nothing }, me());
    expect((await refused())?.code).toBe(ErrorCode.conflict);
    await exam.begin(userId, examId);
    expect((await refused())?.code).toBe(ErrorCode.conflict);
    expect((await ask(practiceRun, { id: run.id }, me())).question?.id).not.toBe(run.question?.id);
  });
});
