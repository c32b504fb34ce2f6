import {
  answerCoursePractice,
  coursePractice,
  coursePracticeHistory,
  coursePracticeResult,
  finishCoursePractice,
  startCoursePractice,
  type CoursePractice,
  type CoursePracticeItem,
  type CoursePracticeRow,
  type CoursePracticeRun,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';
import { makeDrillQuestion, makeFillQuestion, makeMarked } from './practice.ts';

type Language = 'zh' | 'en';
const DAY_MS = 86_400_000;

const asked = (language: Language) => [
  makeDrillQuestion(language),
  makeFillQuestion(language),
  makeDrillQuestion(language, { id: 2012, kind: 'judgement', options: [] }),
];
const solved = (language: Language) => {
  const { explanation, hits, key, lesson, mark } = makeMarked(language);
  return { explanation, hits, key, lesson, mark };
};

/** A practice of the past, `daysAgo` days back. */
export const makePracticeRow = (values: Partial<CoursePracticeRow> = {}): CoursePracticeRow => ({
  id: 51,
  chapter: '',
  startedAt: fixtureNow - 3 * DAY_MS,
  finishedAt: fixtureNow - 3 * DAY_MS + 410_000,
  total: 10,
  answered: 10,
  right: 8,
  ...values,
});

/** A run in the middle: the first question is answered wrongly. */
export function makePracticeRun(language: Language, values: Partial<CoursePracticeRun> = {}): CoursePracticeRun {
  const items = asked(language).map(
    ({ id, kind, stem, options, gaps, pictures, materials }, index): CoursePracticeItem => ({
      question: { id, kind, stem, options, gaps, pictures, materials },
      value: index === 0 ? makeMarked(language).value : null,
      solution: index === 0 ? solved(language) : null,
    }),
  );
  const row = makePracticeRow({ total: 3, answered: 1, right: 0, finishedAt: null, startedAt: fixtureNow - 90_000 });
  return { ...row, courseId: 102, reveal: 'each', items, ...values };
}

/** The practice offered for a course. */
export const makeOffer = (language: Language, values: Partial<CoursePractice> = {}): CoursePractice => ({
  course: language === 'zh' ? 'GB/T 2828.1 计数抽样' : 'GB/T 2828.1 sampling by attributes',
  reveal: 'each',
  questions: 24,
  size: 10,
  chapters: (language === 'zh'
    ? ['批与样本', '查表与判定', '转移规则']
    : ['Lots and samples', 'Tables', 'Switching rules']
  ).map((title, index) => ({ id: 1021 + index, no: index + 1, title, questions: 8 })),
  open: null,
  best: makePracticeRow(),
  finished: 4,
  ...values,
});

/** Calls of course practice, answered; answers are kept as a server does. */
export function coursePracticeAnswers(language: Language): FakeAnswer[] {
  let run = makePracticeRun(language);
  return [
    answer(coursePractice, () => makeOffer(language)),
    answer(startCoursePractice, () => run),
    answer(coursePracticeResult, () => run),
    answer(answerCoursePractice, ({ question_id: id, value }) => {
      const items = run.items.map((item) =>
        item.question.id === id ? { ...item, value, solution: run.reveal === 'each' ? solved(language) : null } : item,
      );
      run = { ...run, items, answered: items.filter((item) => item.value !== null).length };
      const item = items.find(({ question }) => question.id === id);
      if (item === undefined) throw new Error('no such question');
      return { item, run };
    }),
    answer(finishCoursePractice, () => {
      const items = run.items.map((item) => ({ ...item, solution: solved(language) }));
      run = { ...run, items, finishedAt: fixtureNow, right: 1 };
      return run;
    }),
    answer(coursePracticeHistory, () => ({
      items: [
        makePracticeRow(),
        makePracticeRow({ id: 50, right: 5, chapter: makeOffer(language).chapters[1]?.title ?? '' }),
      ],
      next: null,
    })),
  ];
}
