import {
  attemptDetail,
  attemptResult,
  challengePk,
  handInAttempt,
  nextPk,
  reviewAnswer,
  startAttempt,
  startCoursePractice,
  startPractice,
  type AnswerValue,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Asker } from '../../testing/world.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';
import { questions } from './question.schema.ts';
import { readPersonal } from '../../personal/readPersonal.ts';
import { examPersonal } from './exam.personal.ts';
import { askEverything, type Heard } from './testing/everyCall.ts';
import { ExamWorld, windowOne } from './testing/world.ts';

const kinds = ['single', 'multiple', 'judgement', 'fill', 'short'] as const;
/** All wrong, so that each of them is a mistake. */
const wrong: Readonly<Record<string, Partial<AnswerValue>>> = {
  single: { choice: [0] },
  multiple: { choice: [1] },
  judgement: { choice: [0] },
  fill: { gaps: ['1', '2'] },
};

let exam: ExamWorld;
let courseId: number;
beforeEach(async () => {
  const world = await CourseWorld.open([1001], allRoutes);
  const course = await world.addCourse();
  courseId = course.id;
  exam = await ExamWorld.within(world);
  const lesson = { courseId, chapterId: course.chapterIds[0] ?? 0, second: 0 };
  await world.in(1001, async (scope) => {
    await scope.tx.update(questions).set({ lesson }).where(scope.only(questions));
    // A battle asks five at least.
    const [single] = await scope.tx
      .select()
      .from(questions)
      .where(scope.only(questions, eq(questions.kind, 'single')));
    if (single === undefined) throw new Error('no question');
    for (const [index, ref] of ['a', 'b', 'c'].entries())
      await scope.tx.insert(questions).values({ ...single, id: single.id + 90_000 + index, ref });
  });
});

const allQuestions = () =>
  exam.world.in(1001, async (scope) => {
    const rows = await scope.tx.select().from(questions).where(scope.only(questions)).orderBy(questions.id);
    return rows;
  });

/** An exam that names every question, and may be sat three times. */
async function examOfAll(values: Parameters<ExamWorld['addExam']>[0] = {}) {
  const rows = await allQuestions();
  const parts = kinds.map((kind) => {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    return { kind, count: ids.length, scoreEach: 1000, scorePartial: 0, questions: ids, draw: null };
  });
  const whole = { parts, questionCount: rows.length, fullScore: rows.length * 1000, passScore: 4000 };
  return exam.addExam({ makeupCount: 2, ...whole, ...values });
}

/** Battles, practice and course practice that were begun before there was an exam, with a question open in each. */
async function beginEarlier(asker: Asker, other: number) {
  const { world } = exam;
  const { key: bank } = await bankOf();
  const run = await world.ask(startPractice, { kind: 'bank', key: bank }, asker);
  const { id: courseRun } = await world.ask(startCoursePractice, { id: courseId }, asker);
  const challenge = { kind: 'colleague', id: other, bank: 0, anonymous: 'N' } as const;
  const { id: battle } = await world.ask(challengePk, challenge, asker);
  await world.ask(nextPk, { id: battle }, asker);
  return { run: run.id, courseRun, battle };
}
const bankOf = async () => ({ key: String((await allQuestions())[0]?.bankId) });

async function handIn(asker: Asker, id: number) {
  const answers = exam.answers(['single', 'multiple', 'judgement', 'fill'], 1, wrong);
  await exam.world.ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, asker);
}

/** Places where an answer discloses the key, or how a question was answered. */
function tellingOf({ call, input, answer }: Heard): string[] {
  const found: string[] = [];
  const say = (what: string) => found.push(`${call} ${JSON.stringify(input)}: ${what}`);
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string' && /秘密|八十|GB\/T 2828/.test(value)) say(`${path} ${value}`);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'mark' && ['right', 'partial', 'wrong'].includes(String(inner)))
        say(`${path}.mark ${String(inner)}`);
      if (name === 'key' && typeof inner === 'object' && inner !== null) say(`${path}.key`);
      look(inner, `${path}.${name}`);
    }
  };
  look(answer, '');
  if (call === attemptResult.name && JSON.stringify(answer).includes('"right":')) say('counts by kind');
  return found;
}

const whileSitting = [handInAttempt];

describe('while somebody sits an exam again', () => {
  it('no call tells them a key, an explanation or a mark of its questions [EX-10]', async () => {
    const { world } = exam;
    const userId = await world.addLearner('sits');
    const asker = { userId };
    const begun = await beginEarlier(asker, await world.addLearner('other'));
    const examId = await examOfAll();
    const ids = (await allQuestions()).map(({ id }) => id);
    const attempts: number[] = [await exam.begin(userId, examId)];
    await handIn(asker, attempts[0] ?? 0);
    while (attempts.length < 3) {
      const open = await exam.begin(userId, examId);
      attempts.push(open);
      const known = {
        ids: [...new Set([...attempts, examId, courseId, ...ids, ...Object.values(begun)])].map(String),
        question_id: ids.map(String),
        questionId: ids.map(String),
        key: ['', ...[examId, courseId].map(String), (await bankOf()).key],
        window: [windowOne],
        answers: ['[]'],
      };
      const heard = await askEverything(world, asker, known, whileSitting);
      expect(heard.filter(({ call }) => call.startsWith('apiExamnew/')).length).toBeGreaterThan(15);
      expect(heard.flatMap(tellingOf)).toEqual([]);
      await handIn(asker, open);
    }
    // Once no attempt is left, everything is shown.
    const told = await world.ask(attemptDetail, { id: attempts[0] ?? 0 }, asker);
    expect(told.answersShown).toBe(true);
    expect(told.questions.every(({ key }) => key !== null)).toBe(true);
    expect(told.questions.find(({ kind }) => kind === 'judgement')).toMatchObject({ mark: 'wrong' });
  }, 240_000);

  it('a copy of their data tells no mark of its questions; once nothing is secret, it does [EX-10] [SE-12]', async () => {
    const { world } = exam;
    const userId = await world.addLearner('copies');
    const asker = { userId };
    const examId = await examOfAll({ makeupCount: 1 });
    await handIn(asker, await exam.begin(userId, examId));
    const open = await exam.begin(userId, examId);
    const copied = () =>
      world.in(1001, async (scope) => {
        const telling = { scope, userId, now: () => world.now };
        const rows: unknown[] = [];
        for (const one of examPersonal) rows.push(...(await readPersonal(telling, one)));
        return JSON.stringify(rows);
      });
    expect(await copied()).not.toMatch(/"mark":"|"times":/);
    await handIn(asker, open);
    expect(await copied()).toMatch(/"mark":"wrong".*"times":/s);
  });

  it('the review desk keeps its questions from a marker who sits it, and from the others nothing [EX-10] [EX-11]', async () => {
    const { world } = exam;
    const marker = await world.addPerson('admin');
    const examId = await examOfAll();
    const other = await world.addLearner('handed-in');
    const paper = await exam.begin(other, examId);
    const answers = exam.answers(['short'], 1, { short: { text: '按批抽样' } });
    const handed = { id: paper, window: windowOne, answers, reason: 'learner' } as const;
    await world.ask(handInAttempt, handed, { userId: other });
    const { id: own } = await world.ask(startAttempt, { id: examId, window: windowOne }, marker);
    const short = exam.questionIds['short'] ?? 0;
    const known = {
      ids: [...new Set([examId, paper, own, ...Object.values(exam.questionIds)])].map(String),
      ...{ window: [windowOne], answers: ['[]'], revision: ['0'], criteriaRevision: ['0'], parts: ['[5]'] },
    };
    const heard = await askEverything(world, marker, known, whileSitting);
    expect(heard.some(({ call }) => call.startsWith('apiExamReview/'))).toBe(true);
    expect(heard.flatMap(tellingOf)).toEqual([]);
    await handIn(marker, own);
    const place = { attemptId: paper, questionId: short };
    expect((await world.ask(reviewAnswer, place, marker)).sample).toBe('秘密的样例答案');
  }, 240_000);
});
