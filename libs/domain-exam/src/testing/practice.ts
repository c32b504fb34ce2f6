import {
  answerPractice,
  exerciseSets,
  gradePractice,
  practiceHistory,
  practiceHome,
  practiceRun,
  setMastered,
  startPractice,
  wrongList,
  type DrillQuestion,
  type ExerciseSets,
  type PracticeAnswer,
  type PracticeHome,
  type PracticeRun,
  type PracticeRunRow,
  type Recall,
  type WrongQuestion,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const DAY_MS = 86_400_000;
const pick = (language: Language) => (zh: string, en: string) => (language === 'zh' ? zh : en);

/** A question of practice. */
export function makeDrillQuestion(language: Language, values: Partial<DrillQuestion> = {}): DrillQuestion {
  const say = pick(language);
  return {
    id: 2007,
    kind: 'single',
    stem: say('正常检验转为加严检验的条件是什么？', 'When does normal inspection switch to tightened inspection?'),
    options: [
      { id: 2, text: say('连续 5 批或少于 5 批中有 2 批不接收', '2 of 5 or fewer consecutive lots are not accepted') },
      { id: 0, text: say('连续 10 批都不接收', '10 consecutive lots are not accepted') },
      { id: 1, text: say('连续 5 批中有 1 批不接收', '1 of 5 consecutive lots is not accepted') },
      { id: 3, text: say('检验员认为质量变差', 'The inspector feels that quality has dropped') },
    ],
    gaps: 0,
    pictures: [],
    materials: [],
    tags: [say('转移规则', 'Switching rules')],
    book: { times: 2, circle: 1 },
    ...values,
  };
}

/** A blank to fill in, never missed before. */
export const makeFillQuestion = (language: Language): DrillQuestion =>
  makeDrillQuestion(language, {
    id: 2011,
    kind: 'fill',
    stem: pick(language)(
      '批量 900、一般检验水平 II，查得字码为 ____，正常一次抽样的样本量为 ____。',
      'Lot size 900, general level II: the code letter is ____ and the normal single sample size is ____.',
    ),
    options: [],
    gaps: 2,
    book: null,
  });

/** A run in the middle. */
export function makeRun(language: Language, values: Partial<PracticeRun> = {}): PracticeRun {
  return {
    id: 31,
    kind: 'due',
    key: '',
    name: '',
    startedAt: fixtureNow - 240_000,
    finishedAt: null,
    total: 6,
    right: 1,
    answered: 2,
    marks: ['right', 'wrong', null, null, null, null],
    question: makeDrillQuestion(language),
    ...values,
  };
}

const recall: Recall = {
  times: 3,
  circle: 1,
  grade: 'again',
  dueAt: fixtureNow + DAY_MS,
  mastered: false,
  choices: [
    { grade: 'again', dueAt: fixtureNow + DAY_MS },
    { grade: 'hard', dueAt: fixtureNow + 3 * DAY_MS },
    { grade: 'good', dueAt: fixtureNow + 8 * DAY_MS },
  ],
};

/** A wrong answer to the question of `makeDrillQuestion`, with why. */
export function makeMarked(language: Language, values: Partial<PracticeAnswer> = {}): PracticeAnswer {
  const say = pick(language);
  return {
    questionId: 2007,
    mark: 'wrong',
    value: { choice: [1], gaps: [], text: '', files: [] },
    key: { choice: [2], gaps: [], text: '' },
    hits: [],
    explanation: say(
      '一批不接收可能是偶然，<strong>五批里两批</strong>就不是了。而且不用等满五批：第二批不接收一出现，下一批就转。',
      'One rejected lot may be chance; <strong>two in five</strong> is not. There is no need to wait for five: the next lot after the second rejection is tightened.',
    ),
    lesson: { courseId: 102, chapterId: 1024, second: 500, title: say('转移规则', 'Switching rules') },
    past: [
      { at: fixtureNow - 14 * DAY_MS, mark: 'wrong' },
      { at: fixtureNow - 8 * DAY_MS, mark: 'right' },
    ],
    recall,
    run: makeRun(language, {
      answered: 3,
      marks: ['right', 'wrong', 'wrong', null, null, null],
      question: makeFillQuestion(language),
    }),
    ...values,
  };
}

/** Practice of a day that has not begun. */
export const makePracticeHome = (values: Partial<PracticeHome> = {}): PracticeHome => ({
  date: '2025-11-20',
  streakDays: 4,
  days: ['03', '04', '06', '09', '10', '16', '17', '18', '19'].map((day) => `2025-11-${day}`),
  daily: { total: 10, answered: 0, right: 0, due: 4, runId: null, finished: false },
  month: { answered: 128, right: 97, mastered: 9 },
  ...values,
});

/** Runs of the last days, the last first. */
export function makeRuns(language: Language): PracticeRunRow[] {
  const say = pick(language);
  const run = (id: number, values: Partial<PracticeRunRow>): PracticeRunRow => ({
    id,
    kind: 'daily',
    key: '',
    name: '',
    startedAt: fixtureNow - id * DAY_MS,
    finishedAt: fixtureNow - id * DAY_MS + 400_000,
    total: 10,
    right: 8,
    answered: 10,
    ...values,
  });
  return [
    run(1, { kind: 'due', total: 6, answered: 4, right: 3, finishedAt: null }),
    run(2, { right: 9 }),
    run(3, {
      kind: 'bank',
      key: '1',
      name: say('抽样检验', 'Sampling inspection'),
      total: 20,
      answered: 20,
      right: 14,
    }),
    run(4, {
      kind: 'tag',
      key: 'switching',
      name: say('转移规则', 'Switching rules'),
      total: 5,
      answered: 5,
      right: 5,
    }),
    run(5, { right: 6 }),
  ];
}

/** The sets to practise. */
export function makeSets(language: Language, values: Partial<ExerciseSets> = {}): ExerciseSets {
  const say = pick(language);
  const counts = [6, 3, 0, 2, 1, 0, 4, 1, 2, 0, 1, 0, 3, 1];
  return {
    date: '2025-11-20',
    total: 17,
    due: 6,
    circles: [
      { count: 6, due: 4 },
      { count: 4, due: 2 },
      { count: 3, due: 0 },
      { count: 3, due: 0 },
      { count: 1, due: 0 },
    ],
    ahead: counts.map((count, index) => ({
      date: new Date(Date.UTC(2025, 10, 20 + index)).toISOString().slice(0, 10),
      count,
    })),
    mastered: 9,
    sets: [
      { kind: 'exam', key: '501', name: say('第四季度抽样检验考核', 'Q4 sampling inspection exam'), count: 7, due: 3 },
      { kind: 'tag', key: 'switching', name: say('转移规则', 'Switching rules'), count: 5, due: 3 },
      { kind: 'tag', key: 'lookup', name: say('查表', 'Table lookup'), count: 4, due: 1 },
      {
        kind: 'course',
        key: '102',
        name: say('GB/T 2828.1 计数抽样', 'GB/T 2828.1 sampling by attributes'),
        count: 8,
        due: 3,
      },
      { kind: 'bank', key: '1', name: say('抽样检验', 'Sampling inspection'), count: 96, due: 0 },
      { kind: 'bank', key: '2', name: say('安全与上锁挂牌', 'Safety and lockout'), count: 102, due: 0 },
    ],
    runId: null,
    ...values,
  };
}

/** Wrong questions, earliest due first. */
export function makeWrong(language: Language): WrongQuestion[] {
  const say = pick(language);
  const exam = say('第四季度抽样检验考核', 'Q4 sampling inspection exam');
  const rows: readonly [stem: string, tag: string, circle: number, days: number, times: number, exam: string][] = [
    [
      say('批量 900、检验水平 II 时，字码是哪一个？', 'Lot size 900, level II: which code letter?'),
      say('查表', 'Table lookup'),
      1,
      -1,
      3,
      exam,
    ],
    [
      say('哪些情形允许暂停抽样检验？', 'When may sampling inspection be discontinued?'),
      say('转移规则', 'Switching rules'),
      1,
      0,
      2,
      exam,
    ],
    [
      say('连续几点在中心线同一侧，判为异常？', 'How many points on one side of the center line signal a shift?'),
      say('过程漂移', 'Process drift'),
      2,
      0,
      1,
      '',
    ],
    [
      say('换刀后的第一件是否按首件处理？', 'Does the first piece after a tool change count as a first article?'),
      say('触发时机', 'Triggers'),
      3,
      1,
      1,
      '',
    ],
    [
      say('叉车载货下坡应当怎么走？', 'How does a loaded forklift go downhill?'),
      say('叉车', 'Forklifts'),
      5,
      28,
      2,
      exam,
    ],
  ];
  return rows.map(([stem, tag, circle, days, times, title], index) => ({
    id: 2001 + index,
    kind: 'single',
    stem: `<p>${stem}</p>`,
    tags: [tag],
    times,
    circle,
    lastWrongAt: fixtureNow - 3 * DAY_MS,
    dueAt: fixtureNow + days * DAY_MS,
    due: days <= 0,
    exam: title,
    lesson:
      index === 4
        ? null
        : { courseId: 102, chapterId: 1020 + index, second: 302, title: say('查表与判定', 'Tables and judging') },
  }));
}

/** Calls of practice and of the book, answered. */
export function practiceAnswers(language: Language): FakeAnswer[] {
  return [
    answer(practiceHome, () => makePracticeHome()),
    answer(practiceHistory, () => ({ items: makeRuns(language), next: null })),
    answer(startPractice, () => makeRun(language)),
    answer(practiceRun, () => makeRun(language)),
    answer(answerPractice, ({ value }) =>
      makeMarked(
        language,
        value.choice.includes(2) ? { mark: 'right', value, recall: { ...recall, grade: 'good' } } : { value },
      ),
    ),
    answer(gradePractice, ({ grade }) => ({
      ...recall,
      grade,
      dueAt: recall.choices.find((one) => one.grade === grade)?.dueAt ?? recall.dueAt,
    })),
    answer(exerciseSets, () => makeSets(language)),
    answer(wrongList, () => ({ items: makeWrong(language), next: null })),
    answer(setMastered, ({ mastered }) => ({ mastered })),
  ];
}
