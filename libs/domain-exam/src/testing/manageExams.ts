import {
  actOnExams,
  addExam,
  exportExams,
  manageExam,
  manageExams,
  type ManagedExam,
  type ManagedExamDetail,
} from '@banyan/contracts/exam';
import { consoleAccess, exportDetail, removeView, savedViews, saveView } from '@banyan/contracts/organisation';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'en' | 'zh';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const titles: Readonly<Record<Language, readonly string[]>> = {
  zh: ['旺季上岗考试', '首件检验实操', '化学品安全年度考试', '班组长竞聘笔试', '新员工入职考试', '焊接机器人点检'],
  en: [
    'Ready for peak season',
    'First article inspection',
    'Chemical safety, yearly',
    'Team leader entry test',
    'New starters',
    'Checks of welding robots',
  ],
};
const states = ['open', 'upcoming', 'marking', 'draft', 'done', 'stopped'] as const;

/** Exams in the list of the console. */
export const makeManagedExams = (count: number, language: Language = 'zh'): ManagedExam[] =>
  Array.from({ length: count }, (_, index) => {
    const state = states[index % 6] ?? 'open';
    const isSat = state === 'open' || state === 'marking' || state === 'done' || state === 'stopped';
    return {
      id: 501 + index,
      title: titles[language][index % 6] ?? '',
      kind: index % 6 === 1 ? ('offline' as const) : ('online' as const),
      state,
      unpublished: state === 'draft' || index % 4 === 0,
      opensAt: fixtureNow + (isSat ? -2 * hourMs : dayMs) - index * hourMs,
      closesAt: fixtureNow + (state === 'open' ? 2 * hourMs : isSat ? -hourMs : 2 * dayMs),
      durationMin: 60,
      audience: index % 3 === 2 ? null : 318 + index,
      sitting: state === 'open' ? 272 : 0,
      sat: isSat ? 26 + index : 0,
      passed: isSat ? 0.82 : null,
      mean: isSat ? 7840 : null,
      fullScore: 10_000,
      waiting: state === 'marking' ? 12 : 0,
      supervision: index % 2 === 0 ? (['switches', 'face'] as const).slice(0, 1 + (index % 3 === 0 ? 1 : 0)) : [],
      changedAt: fixtureNow - index * 3 * hourMs,
      changedBy: language === 'zh' ? '周敏' : 'Zoe Martin',
    };
  });

/** An exam in the panel. */
export function makeManagedExam(change: Partial<ManagedExamDetail> = {}, language: Language = 'zh'): ManagedExamDetail {
  const [shown] = makeManagedExams(1, language) as [ManagedExam];
  const who = language === 'zh' ? '周敏' : 'Zoe Martin';
  return {
    ...shown,
    ...{ questionCount: 35, passScore: 6000, makeupCount: 1, version: 2, stopReason: '' },
    history: [
      {
        ...{ id: 9, at: fixtureNow - dayMs, who, act: 'manage/exams/publish' },
        changes: [{ field: 'durationMin', before: null, after: null }],
      },
      { ...{ id: 4, at: fixtureNow - 9 * dayMs, who: '', act: 'manage/exams/add' }, changes: [] },
    ],
    ...change,
  };
}

/** Rights of somebody who may do everything with exams. */
const everything = (['see', 'edit', 'publish', 'mark', 'export'] as const).map((action) => ({
  permission: `assessment.${action}` as const,
  reach: 'all' as const,
}));

/** Calls of the console about the list of exams. */
export function manageExamsAnswers(language: Language = 'zh'): FakeAnswer[] {
  const exported = {
    ...{ id: 1, list: 'exams' as const, file: 'exams-2025-11-20.csv', rows: 6 },
    ...{ at: fixtureNow, until: fixtureNow + 14 * dayMs },
  };
  return [
    answer(consoleAccess, () => ({ rights: everything })),
    answer(savedViews, () => ({ views: [] })),
    answer(saveView, () => ({ views: [] })),
    answer(removeView, () => ({})),
    answer(manageExams, ({ size = 60, state }) => {
      const all = makeManagedExams(24, language).filter((one) => state === '' || one.state === state);
      return { items: all.slice(0, size), next: null, total: all.length };
    }),
    answer(manageExam, ({ id }) =>
      makeManagedExam(makeManagedExams(24, language).find((exam) => exam.id === id) ?? {}, language),
    ),
    answer(actOnExams, ({ act, ids }) => ({
      ...{ done: [...ids], left: [] },
      back: { act: act === 'archive' ? ('restore' as const) : ('archive' as const), ids: [...ids] },
    })),
    answer(addExam, () => ({ id: 501 })),
    answer(exportExams, () => ({ ...exported, state: 'waiting' as const, url: '' })),
    answer(exportDetail, () => ({ ...exported, state: 'done' as const, url: 'https://content.test/exams.csv' })),
  ];
}
