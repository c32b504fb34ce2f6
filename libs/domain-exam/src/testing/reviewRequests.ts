import {
  examStatistics,
  reviewAppeals,
  reviewFigures,
  reviewReports,
  type AppealRow,
  type ExamStatistics,
  type FiguresRow,
  type ReportRow,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const hour = 3_600_000;

const words = {
  zh: {
    exam: 'GB/T 2828.1 抽样检验阶段测验',
    name: '孙宁',
    appeal: '第 45 题写了转移规则，没有给分，请再看一下。',
    report: '选项 B 和 D 的意思一样，应该都算对。',
    stem: '特殊检验水平 S-1 至 S-4 适用于：',
    reply: '已重新批阅，改为 5 分。',
    by: '何敏',
  },
  en: {
    exam: 'Food safety, annual test',
    name: 'Amy Chen',
    appeal: 'I named both options, but only got half of the points. Could you look again?',
    report: 'Options B and D say the same thing.',
    stem: 'Special inspection levels S-1 to S-4 are for:',
    reply: 'Marked again, now 5 points.',
    by: 'Priya Sharma',
  },
} as const;

/** Appeals that wait for an answer, or are answered. */
export function makeAppealRows(language: Language, state: 'open' | 'answered' = 'open'): AppealRow[] {
  const { exam, name, appeal, reply, by } = words[language];
  return [1, 2].map((index) => ({
    attemptId: 9000 + index,
    examId: 1106,
    title: exam,
    name,
    text: appeal,
    at: fixtureNow - index * 9 * hour,
    score: 6200 + index * 350,
    fullScore: 10_000,
    questionId: index === 1 ? 301 : null,
    late:
      index === 1
        ? [{ no: 4, kind: 'multiple', options: [2, 0, 1], value: { choice: [0, 1], gaps: [], text: '', files: [] } }]
        : [],
    state: state === 'open' ? 'open' : index === 1 ? 'accepted' : 'refused',
    reply: state === 'open' ? '' : reply,
    repliedBy: state === 'open' ? '' : by,
  }));
}

/** Reports of questions, likewise. */
export function makeReportRows(language: Language, state: 'open' | 'answered' = 'open'): ReportRow[] {
  const { exam, name, report, stem, reply, by } = words[language];
  return [1, 2].map((index) => ({
    id: index,
    questionId: 300 + index,
    stem: `<p>${stem}</p>`,
    kind: 'single',
    title: exam,
    name,
    text: report,
    at: fixtureNow - index * 5 * hour,
    state: state === 'open' ? 'open' : index === 1 ? 'accepted' : 'refused',
    reply: state === 'open' ? '' : reply,
    repliedBy: state === 'open' ? '' : by,
  }));
}

/** Exams and their figures. */
export function makeFigures(language: Language): FiguresRow[] {
  return [1, 2, 3].map((index) => ({
    id: 1105 + index,
    title: words[language].exam,
    papers: index === 3 ? 0 : 20 * index,
    waiting: index === 2 ? 0 : 7,
    average: index === 3 ? null : 7000 + index * 420,
    fullScore: 10_000,
    passed: index === 3 ? 0 : 13 * index,
    opensAt: fixtureNow - index * 200 * hour,
  }));
}

/** Questions of one exam, one of each remark. */
export function makeStatistics(language: Language): ExamStatistics {
  const { exam, stem } = words[language];
  const shares: readonly (readonly [difficulty: number, discrimination: number | null])[] = [
    [0.22, 0.41],
    [0.45, -0.1],
    [0.61, 0.12],
    [0.72, 0.38],
    [0.96, null],
  ];
  return {
    id: 1106,
    title: exam,
    papers: 38,
    waiting: 4,
    average: 7420,
    fullScore: 10_000,
    passed: 29,
    distribution: [0, 0, 1, 2, 3, 4, 6, 10, 8, 4],
    questions: shares.map(([difficulty, discrimination], index) => ({
      id: 301 + index,
      kind: 'single',
      stem,
      papers: 38,
      blank: index,
      difficulty,
      discrimination,
    })),
  };
}

/** Calls of appeals, reports and figures answered with fixtures. */
export function reviewRequestAnswers(language: Language): FakeAnswer[] {
  return [
    answer(reviewAppeals, ({ state }) => ({ items: makeAppealRows(language, state), next: null })),
    answer(reviewReports, ({ state }) => ({ items: makeReportRows(language, state), next: null })),
    answer(reviewFigures, () => ({ items: makeFigures(language), next: null })),
    answer(examStatistics, () => makeStatistics(language)),
  ];
}
