import { actions, areas } from '@banyan/contracts';
import { questionImportAnswers } from './questionImports.ts';
import {
  actOnQuestions,
  exportQuestions,
  manageBank,
  manageBanks,
  manageQuestion,
  manageQuestions,
  questionKinds,
  removeBank,
  saveBank,
  saveQuestion,
  type EditedQuestion,
  type ManagedBank,
  type ManagedQuestion,
} from '@banyan/contracts/exam';
import { consoleAccess, exportDetail, removeView, savedViews, saveView } from '@banyan/contracts/organisation';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'en' | 'zh';
const dayMs = 86_400_000;

const names = [
  { zh_cn: '抽样检验', en: 'Sampling inspection' },
  { zh_cn: '焊接安全', en: 'Safe welding' },
  { zh_cn: '班组长的第一年', en: 'First year as a leader' },
] as const;

/** A bank of the console, one of three. */
const makeBank = (at: 0 | 1 | 2): ManagedBank => ({
  ...{ id: 701 + at, name: names[at], revision: 0, exams: at === 2 ? 0 : 4 - at, weak: at === 0 ? 6 : 0 },
  questions: [126, 58, 0][at] ?? 0,
  changedAt: fixtureNow - at * dayMs,
});

/** Banks in the list of the console. */
export const makeBanks = (): ManagedBank[] => [makeBank(0), makeBank(1), makeBank(2)];

const stems: Readonly<Record<Language, readonly string[]>> = {
  zh: [
    '正常检验转为加严检验的条件是什么？',
    '字码 J、AQL 1.0，由正常检验转为加严检验后，方案变为：',
    '正常方案 n = 80、Ac = 2，样本中有 2 件不合格，应当：',
    '下列哪些情况应当暂停检验？',
    'AQL 是批中允许的最大不合格率。',
    '使用方风险 β 通常取 ____',
  ],
  en: [
    'When does normal inspection become tightened?',
    'Code letter J, AQL 1.0: which plan follows when inspection is tightened?',
    'Plan n = 80, Ac = 2, with 2 nonconforming items in the sample: what now?',
    'In which cases is inspection stopped?',
    'The AQL is the largest allowed share of nonconforming items.',
    'The consumer’s risk β is usually ____',
  ],
};
const measured = [
  { right: 0.82, discrimination: 0.41, fifths: [0.5, 0.72, 0.86, 0.92, 0.91] },
  { right: 0.58, discrimination: 0.52, fifths: [0.28, 0.45, 0.6, 0.72, 0.8] },
  { right: 0.31, discrimination: 0.12, fifths: [0.24, 0.3, 0.32, 0.34, 0.36] },
  { right: 0.37, discrimination: 0.44, fifths: [0.1, 0.25, 0.4, 0.5, 0.54] },
  { right: 0.97, discrimination: 0.04, fifths: [0.95, 0.96, 0.97, 0.98, 0.99] },
  { right: null, discrimination: null, fifths: [] },
] as const;
const kinds = ['single', 'single', 'single', 'multiple', 'judgement', 'fill'] as const;

/** Questions of a bank in the console. */
export const makeQuestions = (count: number, language: Language = 'zh'): ManagedQuestion[] =>
  Array.from({ length: count }, (_, index) => {
    const at = index % 6;
    const { discrimination = null, fifths = [], right = null } = measured[at] ?? {};
    return {
      ...{ id: 9001 + index, stem: stems[language][at] ?? '', kind: kinds[at] ?? 'single', right, discrimination },
      ...{ difficulty: (index % 3) + 1, version: at === 1 ? 3 : 1, exams: at === 5 ? 0 : at + 1, retired: false },
      tags: at % 2 === 0 ? [language === 'zh' ? '转移规则' : 'Switching'] : [],
      fifths: [...fifths],
      answered: right === null ? 0 : 312 - index,
      changedAt: fixtureNow - index * dayMs,
      changedBy: index % 3 === 0 ? (language === 'zh' ? '王敏' : 'Min Wang') : '',
    };
  });

/** A question in the panel. */
export function makeQuestion(values: Partial<EditedQuestion> = {}, language: Language = 'zh'): EditedQuestion {
  const listed = makeQuestions(2, language)[1];
  if (listed === undefined) throw new Error('no second question');
  const words = (zh: string, en: string) => ({ zh_cn: language === 'zh' ? zh : en });
  return {
    ...listed,
    ...{ bank: 701, pictures: [], materials: [], doubles: [] },
    written: {
      ...{ kind: 'single', stem: { zh_cn: listed.stem }, choice: [1], difficulty: 2, tags: listed.tags, lesson: null },
      options: ['样本量 125，Ac 2', '样本量 80，Ac 1', '样本量 80，Ac 0', '样本量 160，Ac 2'].map((zh, at) =>
        words(zh, ['n 125, Ac 2', 'n 80, Ac 1', 'n 80, Ac 0', 'n 160, Ac 2'][at] ?? ''),
      ),
      ...{ gaps: [], numbers: false, sample: null, keywords: [], takesFiles: false },
      explanation: words(
        '表 2-B：字码 J 的样本量仍是 80，AQL 1.0 的接收数由 2 降为 1。',
        'Table 2-B: the sample stays 80, and the acceptance number falls from 2 to 1.',
      ),
    },
    chosen: [
      { option: 0, best: 0.02, rest: 0.07 },
      { option: 1, best: 0.4, rest: 0.18 },
      { option: 2, best: 0.08, rest: 0.17 },
      { option: 3, best: 0.02, rest: 0.06 },
    ],
    versions: [
      { id: listed.id, version: 3, at: fixtureNow, by: language === 'zh' ? '王敏' : 'Min Wang' },
      { id: 8801, version: 2, at: fixtureNow - 30 * dayMs, by: '' },
      { id: 8701, version: 1, at: fixtureNow - 90 * dayMs, by: '' },
    ],
    uses: [
      { id: 501, title: language === 'zh' ? '抽样检验上岗考试' : 'Sampling, final exam', open: true },
      { id: 502, title: language === 'zh' ? '质量月竞赛' : 'Quality month', open: false },
    ],
    ...values,
  };
}

const everything = areas.flatMap((area) =>
  actions.map((action) => ({ permission: `${area}.${action}` as const, reach: 'all' as const })),
);

/** The console's calls about banks, answered with fixtures. */
export function bankAnswers(language: Language = 'zh'): FakeAnswer[] {
  const file = {
    ...{ id: 1, list: 'questions' as const, file: 'questions.csv', rows: 126, at: fixtureNow },
    until: fixtureNow + 14 * dayMs,
  };
  return [
    answer(consoleAccess, () => ({ rights: everything })),
    answer(savedViews, () => ({ views: [] })),
    answer(saveView, () => ({ views: [] })),
    answer(removeView, () => ({})),
    answer(manageBanks, () => ({ items: makeBanks(), next: null, total: 3 })),
    answer(manageBank, ({ id }) => ({
      ...(makeBanks().find((one) => one.id === id) ?? makeBank(0)),
      kinds: questionKinds.map((kind, at) => ({ kind, count: [58, 26, 24, 12, 6][at] ?? 0 })),
      ...{ unused: 9, retired: 2, tags: [language === 'zh' ? '转移规则' : 'Switching'] },
    })),
    answer(saveBank, ({ id, name }) => ({ ...makeBank(2), id: id === 0 ? 704 : id, name })),
    answer(removeBank, () => ({})),
    answer(manageQuestions, ({ kind, state }) => {
      const all = makeQuestions(24, language)
        .filter((one) => kind === '' || one.kind === kind)
        .map((one) => ({ ...one, retired: state === 'retired' }));
      const items = state === 'retired' ? all.slice(0, 2) : all;
      return { items, next: null, total: items.length };
    }),
    answer(actOnQuestions, ({ act, ids, value }) => ({
      done: [...ids],
      left: [],
      back:
        act === 'retire' ? [{ act: 'restore' as const, ids: [...ids], value: '' }] : [{ act, ids: [...ids], value }],
    })),
    answer(manageQuestion, ({ id }) => makeQuestion({ id }, language)),
    answer(saveQuestion, ({ id }) => ({
      id: id + 1000,
      outcome: id === 0 ? ('added' as const) : ('version' as const),
    })),
    answer(exportQuestions, () => ({ ...file, state: 'waiting' as const, url: '' })),
    ...questionImportAnswers(language),
    answer(exportDetail, () => ({ ...file, state: 'done' as const, url: 'https://content.test/questions.csv' })),
  ];
}
