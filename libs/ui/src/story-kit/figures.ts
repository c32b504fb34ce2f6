import type { ChartData, ChartSlice, ChartWords } from '../charts/chart-types.ts';

/** Figures of a training department, for the stories of charts. */
export const figures = {
  zh: {
    title: '每周学习时长',
    note: '近八周，小时',
    summary: '质量部的学习时长从每周 12 小时升到 31 小时，装配车间停在 10 小时上下',
    places: ['第 38 周', '第 39 周', '第 40 周', '第 41 周', '第 42 周', '第 43 周', '第 44 周', '第 45 周'],
    groups: ['质量部', '装配车间', '设备部'],
    states: '考试结果',
    statesSummary: '132 人里 94 人及格，21 人没及格，17 人还没考',
    parts: ['及格', '没及格', '还没考'],
    people: '人数',
    long: '质量部与装配车间、设备部、供应商质量小组一起参加的首件检验与过程巡检复训，按自然周合计的学习时长',
    hours: (value: number) => `${value} 小时`,
    words: {
      asTable: '看数字',
      asChart: '看图',
      labels: '周',
      loading: '正在取数字',
      empty: '这段时间还没有人学习',
      failed: '数字没有取到',
      retry: '再试一次',
    } satisfies ChartWords,
  },
  en: {
    title: 'Hours of study a week',
    note: 'Last eight weeks, hours',
    summary: 'Quality rose from 12 to 31 hours a week, assembly stayed at about 10',
    places: ['Wk 38', 'Wk 39', 'Wk 40', 'Wk 41', 'Wk 42', 'Wk 43', 'Wk 44', 'Wk 45'],
    groups: ['Quality', 'Assembly', 'Maintenance'],
    states: 'Results of the exam',
    statesSummary: '94 of 132 people passed, 21 did not, 17 have not sat it yet',
    parts: ['Passed', 'Not passed', 'Not sat yet'],
    people: 'People',
    long: 'Hours of study a week in the repeated training on first articles and patrol inspection of quality, assembly, maintenance and supplier quality',
    hours: (value: number) => `${value} h`,
    words: {
      asTable: 'Show figures',
      asChart: 'Show chart',
      labels: 'Week',
      loading: 'Fetching the figures',
      empty: 'Nobody studied in this time',
      failed: 'The figures did not come',
      retry: 'Try again',
    } satisfies ChartWords,
  },
};

export type Figures = typeof figures.zh;

const hours = [
  [12, 15, 14, 19, 22, 26, 24, 31],
  [10, 9, 11, 10, 8, 10, 12, 10],
  [6, 8, null, null, 9, 12, 14, 15],
];

/** `count` departments over eight weeks; one has weeks without figures. */
export const hoursOf = (t: Figures, count = 3): ChartData => ({
  labels: t.places,
  series: t.groups.slice(0, count).map((name, index) => ({ id: String(index), name, values: hours[index] ?? [] })),
});

/** No study at all. */
export const noHours = (t: Figures): ChartData => ({
  labels: t.places,
  series: t.groups.map((name, index) => ({ id: String(index), name, values: t.places.map(() => null) })),
});

/** Learners by result. */
export const resultsOf = (t: Figures): ChartSlice[] =>
  [94, 21, 17].map((value, index) => ({ id: String(index), name: t.parts[index] ?? '', value }));
