import {
  answerAppeal,
  answerReport,
  markAnswer,
  reviewAnswer,
  reviewAnswers,
  reviewQueue,
  saveCriteria,
  suggestMark,
  type ReviewAnswer,
  type ReviewAnswers,
  type ReviewQueue,
  type Suggestion,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const hour = 3_600_000;

const words = {
  zh: {
    exam: 'GB/T 2828.1 抽样检验阶段测验',
    other: '量具与 SPC 季度考核',
    stem: '一批缸体 1,200 件，按一般检验水平 II、AQL = 1.0 抽 80 件，发现 3 件不合格。写出判定结论和处置步骤。',
    sample: 'd = 3 ≥ Re = 3，不接收。隔离并标识整批，开不合格品单，通知供方挑选或退货。',
    text: '80 件里有 3 件不合格，拒收数 Re 是 3，所以这一批不接收。\n先把整批挂红牌放到隔离区，在系统里开不合格单，同时通知采购。\n下一批直接转加严检验。',
    quotes: ['拒收数 Re 是 3，所以这一批不接收', '整批挂红牌放到隔离区', '下一批直接转加严检验'],
    criteria: ['不接收 / 拒收', '隔离 / 通知供方', '转移规则'],
    found: ['不接收', '隔离'],
    missing: '通知供方',
    comment: '判定和处置完整。一批不接收还不够转加严。',
    by: '周楠',
    excerpts: [
      '不合格 3 件等于拒收数，判不接收',
      '拒收。但生产急用，可让步接收',
      '80 件里有 3 件不合格，拒收数 Re 是 3',
      '先看是不是重要特性',
    ],
  },
  en: {
    exam: 'Food safety, annual test',
    other: 'Customer service, quarterly test',
    stem: 'A customer says last night’s roast chicken was undercooked. Set out your steps from first word to last.',
    sample: 'Hear them out; apologise without arguing; offer an exchange or a refund; thank them and report it.',
    text: 'I let them finish and say I am sorry for the worry.\nThen I offer a new chicken or a refund.\nI tell the counter to check the temperature.',
    quotes: ['I am sorry for the worry', 'I offer a new chicken or a refund', 'check the temperature'],
    criteria: ['apologise', 'refund / exchange', 'report'],
    found: ['apologise', 'refund'],
    missing: 'report',
    comment: 'Clear steps. Say who you report it to.',
    by: 'Priya Sharma',
    excerpts: [
      'I say sorry and give the money back',
      'First I listen and note the points',
      'I let them finish and say I am sorry',
      'Call the duty manager',
    ],
  },
} as const;

/** The queue of the desk. */
export function makeQueue(language: Language, values: Partial<ReviewQueue> = {}): ReviewQueue {
  const { exam, other, stem } = words[language];
  return {
    waiting: 26,
    appeals: 2,
    reports: 1,
    oldestAt: fixtureNow - 50 * hour,
    today: 14,
    exams: [
      {
        id: 1106,
        title: exam,
        anonymous: true,
        waiting: 23,
        questions: [
          { id: 301, stem, full: 6, waiting: 2, marked: 2 },
          { id: 302, stem, full: 6, waiting: 21, marked: 0 },
        ],
      },
      {
        id: 1109,
        title: other,
        anonymous: false,
        waiting: 3,
        questions: [{ id: 401, stem, full: 10, waiting: 3, marked: 0 }],
      },
    ],
    ...values,
  };
}

/** Answers to one question: two are marked, two wait. */
export function makeAnswers(language: Language): ReviewAnswers {
  return {
    waiting: 2,
    marked: 2,
    items: words[language].excerpts.map((excerpt, index) => ({
      attemptId: 9001 + index,
      questionId: 301,
      paper: index + 1,
      name: '',
      excerpt,
      handedInAt: fixtureNow - (50 - index) * hour,
      points: index < 2 ? 6 - index * 2 : null,
      revision: index < 2 ? 1 : 0,
    })),
  };
}

/** The suggestion by key words. */
export function makeSuggestion(language: Language, values: Partial<Suggestion> = {}): Suggestion {
  const { quotes, found, missing } = words[language];
  return {
    strictness: 'moderate',
    scorer: 'keywords',
    model: '',
    at: fixtureNow,
    parts: quotes.map((quote, index) => ({
      points: 2 - index,
      quote,
      found: index < 2 ? [found[index] ?? ''] : [],
      missing: index > 0 ? [missing] : [],
      why: '',
      sure: index === 0,
    })),
    ...values,
  };
}

/** An answer that waits, with three criteria of two points each. */
export function makeReviewAnswer(language: Language, values: Partial<ReviewAnswer> = {}): ReviewAnswer {
  const { stem, sample, text, criteria } = words[language];
  return {
    examId: 1106,
    attemptId: 9003,
    questionId: 301,
    paper: 3,
    name: '',
    no: 45,
    kind: 'short',
    stem: `<p>${stem}</p>`,
    pictures: [],
    materials: [],
    sample,
    text,
    files: [],
    full: 6,
    criteria: criteria.map((one) => ({ text: one, points: 2, keywords: one.split(' / ') })),
    criteriaRevision: 0,
    mark: null,
    revision: 0,
    suggestion: null,
    scorer: 'keywords',
    distribution: [0, 1, 2, 1, 5, 3, 2],
    ...values,
  };
}

/** A mark by hand. */
export const makeHandMark = (language: Language, own = false) => ({
  points: 4,
  parts: [2, 2, 0],
  comment: words[language].comment,
  by: words[language].by,
  own,
  at: fixtureNow - hour,
});

/** Every call of the desk answered with fixtures. */
export function reviewDeskAnswers(language: Language): FakeAnswer[] {
  return [
    answer(reviewQueue, () => makeQueue(language)),
    answer(reviewAnswers, () => makeAnswers(language)),
    answer(reviewAnswer, (place) => makeReviewAnswer(language, place)),
    answer(markAnswer, ({ revision }) => ({
      mark: makeHandMark(language, true),
      revision: revision + 1,
      settled: true,
    })),
    answer(suggestMark, ({ strictness }) => makeSuggestion(language, { strictness })),
    answer(saveCriteria, ({ revision }) => ({ revision: revision + 1 })),
    answer(answerAppeal, () => ({ answered: 'Y' as const })),
    answer(answerReport, () => ({ answered: 'Y' as const })),
  ];
}
