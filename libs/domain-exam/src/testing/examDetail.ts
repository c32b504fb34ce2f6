import type { ExamDetail } from '@banyan/contracts/exam';
import { makeExam, makeExams } from './exams.ts';
import { fixtureNow } from './fixtures.ts';

/** The description of an exam that is open and was not begun. */
export function makeExamDetail(change: Partial<ExamDetail> = {}, language: 'zh' | 'en' = 'zh'): ExamDetail {
  const zh = language === 'zh';
  const first = makeExams(language)[0] ?? makeExam();
  return {
    exam: makeExam({ title: first.title, category: first.category }),
    introduction: zh
      ? '<p>这次测验覆盖第 1–5 章：抽样方案的选取、转移规则、不合格品分类和记录。<strong>可以查阅 GB/T 2828.1 原文</strong>，请提前备好字码表和主表。</p><ul><li>简答题按步骤给分，写出查表过程。</li><li>计算题保留两位小数。</li></ul>'
      : '<p>This exam covers units 1 to 5: temperature control, cross-contamination, cleaning and records. <strong>You may use the store’s food safety folder.</strong></p><ul><li>In short answers, points are given for each step you name.</li><li>Give temperatures in degrees Celsius.</li></ul>',
    parts: [
      { kind: 'single', count: 20, scoreEach: 200 },
      { kind: 'multiple', count: 10, scoreEach: 300 },
      { kind: 'judgement', count: 10, scoreEach: 100 },
      { kind: 'fill', count: 4, scoreEach: 200 },
      { kind: 'short', count: 2, scoreEach: 600 },
    ],
    rules: {
      lateEntryMin: 15,
      switchLimit: 5,
      faceLimit: 3,
      faceEveryMin: 20,
      faceWithoutCamera: true,
      devices: [],
      makeupIntervalMin: 7 * 1440,
      showAnswers: 'marked',
      showScore: true,
      ranking: true,
      shuffled: true,
    },
    refusal: null,
    attempts: [],
    now: fixtureNow,
    ...change,
  };
}

/** Two attempts, one of which waits for its marker. */
export function makeAttemptLines(): ExamDetail['attempts'] {
  return [
    {
      id: 9102,
      number: 2,
      startedAt: fixtureNow - 7_200_000,
      handedInAt: fixtureNow - 4_000_000,
      score: null,
      passed: null,
    },
    {
      id: 9101,
      number: 1,
      startedAt: fixtureNow - 8 * 86_400_000,
      handedInAt: fixtureNow - 8 * 86_400_000 + 2_400_000,
      score: 5400,
      passed: false,
    },
  ];
}
