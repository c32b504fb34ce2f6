import type { CallOutput } from '@banyan/contracts';
import type { AttemptResult, examRanking, MarkState, RankRow, Receipt } from '@banyan/contracts/exam';
import { makeExam, makeExams } from './exams.ts';
import { fixtureNow } from './fixtures.ts';

const day = 86_400_000;

/** The server's receipt of the submission: 17:58:46 in Shanghai. */
export function makeReceipt(change: Partial<Receipt> = {}): Receipt {
  return {
    number: 'EX-20251120-3367',
    handedInAt: fixtureNow + 41 * 60_000 + 4000,
    reason: 'learner',
    answered: 46,
    total: 46,
    checksum: '9c41e07a52bd',
    ...change,
  };
}

const wrong = new Set([9, 17, 34]);
const partial = new Set([22, 26, 29, 45, 46]);

/** The mark of every question of a paper. */
export function makeMarks(): { no: number; mark: MarkState }[] {
  return Array.from({ length: 46 }, (_, index) => {
    const no = index + 1;
    return { no, mark: wrong.has(no) ? 'wrong' : partial.has(no) ? 'partial' : 'right' };
  });
}

const names = {
  zh: ['何佳怡', '欧阳雪晴', '孙立军', '李思远'],
  en: ['Priya Nair', 'Callum Reid', 'Grace Okafor', 'Tom Whitfield'],
};

/** The first places and the learner's own. */
export function makeRankRows(language: 'zh' | 'en' = 'zh'): RankRow[] {
  const rows = [
    [1, 9800, 2_000_000],
    [2, 9700, 2_402_000],
    [2, 9700, 2_691_000],
    [12, 8600, 2_472_000],
  ] as const;
  return rows.map(([rank, score, tookMs], index) => ({
    rank,
    userId: 501 + index,
    name: names[language][index] ?? '',
    image: '',
    score,
    tookMs,
    own: index === 3,
  }));
}

/** A page of the ranking. */
export function makeRanking(language: 'zh' | 'en', cursor = ''): CallOutput<typeof examRanking> {
  const start = cursor === '' ? 0 : Number(cursor);
  const items = Array.from({ length: 20 }, (_, index): RankRow => {
    const at = start + index;
    return {
      rank: at + 1,
      userId: 600 + at,
      name: `${names[language][at % 3] ?? ''} ${at + 1}`,
      image: '',
      score: 9900 - at * 50,
      tookMs: 2_000_000 + at * 11_000,
      own: false,
    };
  });
  return { items, next: start >= 40 ? null : String(start + 20), total: 186, own: makeRankRows(language)[3] ?? null };
}

/** A result that was passed, with everything the rules can show. */
export function makeResult(change: Partial<AttemptResult> = {}, language: 'zh' | 'en' = 'zh'): AttemptResult {
  const { title } = makeExams(language)[0] ?? makeExam();
  return {
    examId: 3101,
    title,
    attemptId: 9101,
    number: 1,
    state: 'marked',
    score: 8600,
    passed: true,
    fullScore: 10_000,
    passScore: 6000,
    tookMs: 2_472_000,
    durationMin: 60,
    credits: 100,
    points: 0,
    switches: 1,
    switchLimit: 5,
    receipt: makeReceipt(),
    parts: [
      { kind: 'single', right: 18, count: 20, score: 3600, full: 4000, average: 3300 },
      { kind: 'multiple', right: 7, count: 10, score: 2400, full: 3000, average: 1900 },
      { kind: 'judgement', right: 9, count: 10, score: 900, full: 1000, average: 900 },
      { kind: 'fill', right: 4, count: 4, score: 800, full: 800, average: 600 },
      { kind: 'short', right: 0, count: 2, score: 900, full: 1200, average: 800 },
    ],
    average: 7500,
    marks: makeMarks(),
    answersShown: true,
    answersWait: null,
    answersFrom: null,
    ranking: { total: 186, rows: makeRankRows(language) },
    makeup: {
      left: 1,
      needed: change.passed === false,
      from: fixtureNow + 6.66 * day,
      to: fixtureNow + 15 * day,
      intervalMin: 7 * 1440,
    },
    ...change,
  };
}

/** Values that a result lacks before it is marked. */
export const unmarked: Partial<AttemptResult> = {
  score: null,
  passed: null,
  parts: [],
  marks: [],
  average: null,
  credits: null,
  ranking: null,
  makeup: null,
  answersShown: false,
  answersWait: 'marking',
};
