import type { CallOutput } from '@banyan/contracts';
import type { ExamCard, ExamClass, examList } from '@banyan/contracts/exam';
import { fixtureNow } from './fixtures.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** An exam as lists show it. */
export function makeExam(change: Partial<ExamCard> = {}): ExamCard {
  return {
    id: 3101,
    kind: 'online',
    title: 'GB/T 2828.1 抽样检验阶段测验',
    category: '质量管理',
    state: 'in_progress',
    window: { from: fixtureNow - 2 * day, to: fixtureNow + 0.7 * hour },
    durationMin: 60,
    questionCount: 46,
    fullScore: 10_000,
    passScore: 6000,
    credits: 100,
    attempts: { used: 0, allowed: 3 },
    makeup: null,
    score: null,
    resultId: null,
    deadlineAt: null,
    place: '',
    ...change,
  };
}

type Row = [zh: [title: string, category: string], en: [title: string, category: string], change: Partial<ExamCard>];

const rows: readonly Row[] = [
  [
    ['GB/T 2828.1 抽样检验阶段测验', '质量管理'],
    ['Food hygiene, level 2', 'Food safety'],
    { state: 'incomplete', deadlineAt: fixtureNow + 41 * 60_000, attempts: { used: 1, allowed: 3 } },
  ],
  [
    ['叉车与行车安全 2025 复训考核', '安全生产'],
    ['Pallet truck and loading bay refresher 2025', 'Health and safety'],
    {
      durationMin: 40,
      questionCount: 30,
      window: { from: fixtureNow - day, to: fixtureNow + 26 * hour },
      attempts: { used: 0, allowed: 2 },
    },
  ],
  [
    ['每日一练：量具读数', '计量'],
    ['Daily five: prices and promotions', 'At the till'],
    {
      kind: 'practice',
      durationMin: 10,
      questionCount: 5,
      window: { from: null, to: null },
      fullScore: 1000,
      passScore: 600,
      credits: 0,
      attempts: { used: 0, allowed: 1 },
    },
  ],
  [
    ['三坐标测量机操作 实操考核', '计量'],
    ['Fresh counter knife skills, practical', 'Food safety'],
    {
      kind: 'offline',
      state: 'not_started',
      durationMin: 90,
      questionCount: 8,
      window: { from: fixtureNow + 4.7 * day, to: fixtureNow + 4.8 * day },
      attempts: { used: 0, allowed: 1 },
    },
  ],
  [
    ['8D 问题解决 结业考试', '质量管理'],
    ['Handling complaints, final exam', 'Customer service'],
    {
      state: 'pending_marking',
      durationMin: 90,
      questionCount: 24,
      attempts: { used: 1, allowed: 2 },
      resultId: 9104,
      window: { from: fixtureNow - 5 * day, to: fixtureNow + 2 * day },
    },
  ],
  [
    ['统计过程控制 中级', '质量管理'],
    ['Stock control, intermediate', 'Store operations'],
    {
      state: 'failed',
      questionCount: 40,
      score: 5400,
      resultId: 9103,
      attempts: { used: 1, allowed: 3 },
      makeup: { from: fixtureNow - hour, to: fixtureNow + 9 * day },
    },
  ],
  [
    ['保密与信息安全 2025', '全员必修'],
    ['Data protection 2025', 'For everybody'],
    {
      state: 'makeup_not_started',
      durationMin: 30,
      questionCount: 25,
      score: 5200,
      resultId: 9102,
      attempts: { used: 1, allowed: 2 },
      makeup: { from: fixtureNow + 6.6 * day, to: fixtureNow + 14 * day },
    },
  ],
  [
    ['首件检验与过程巡检', '质量管理'],
    ['Opening and closing the store', 'Store operations'],
    {
      state: 'passed',
      score: 8600,
      resultId: 9101,
      attempts: { used: 1, allowed: 2 },
      window: { from: null, to: fixtureNow - 9 * day },
    },
  ],
  [
    ['危险化学品储存 上岗考试', '安全生产'],
    ['Age-restricted sales', 'At the till'],
    {
      state: 'ended',
      durationMin: 45,
      questionCount: 30,
      window: { from: fixtureNow - 20 * day, to: fixtureNow - 12 * day },
    },
  ],
];

/** Exams of a company in every state that a learner meets. */
export function makeExams(language: 'zh' | 'en' = 'zh'): ExamCard[] {
  return rows.map(([zh, en, change], index) => {
    const [title, category] = language === 'zh' ? zh : en;
    const place =
      change.kind === 'offline' ? (language === 'zh' ? '三号楼计量室 201' : 'Training kitchen, Leeds depot') : '';
    return makeExam({ id: 3101 + index, title, category, place, ...change });
  });
}

const ofTab = (tab: string, { state }: ExamCard) =>
  tab === 'all' ||
  (tab === 'missed' && state === 'ended') ||
  (tab === 'marking' && (state === 'scoring' || state === 'pending_marking')) ||
  (tab === 'done' && ['passed', 'failed', 'completed', 'makeup_not_started', 'makeup_over'].includes(state)) ||
  (tab === 'todo' && ['in_progress', 'incomplete', 'not_started'].includes(state));

/** Answer of the list's call with some exams, those of a tab. */
export function makeExamPage(exams: readonly ExamCard[], tab = 'all'): CallOutput<typeof examList> {
  const count = (one: string) => exams.filter((exam) => ofTab(one, exam)).length;
  return {
    items: exams.filter((exam) => ofTab(tab, exam)),
    next: null,
    counts: {
      all: exams.length,
      todo: count('todo'),
      marking: count('marking'),
      done: count('done'),
      missed: count('missed'),
    },
  };
}

/** The categories of the exams. */
export function makeExamClasses(language: 'zh' | 'en' = 'zh'): ExamClass[] {
  const names =
    language === 'zh' ? ['质量管理', '安全生产', '计量'] : ['Food safety', 'Store operations', 'At the till'];
  return names.map((name, index) => ({ key: `c${index + 1}`, name, count: 4 - index }));
}
