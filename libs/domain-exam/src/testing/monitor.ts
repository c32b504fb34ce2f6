import {
  collectPapers,
  extendPapers,
  reopenPaper,
  stopExam,
  tellSitters,
  watchExam,
  type Sitting,
  type WatchedExam,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'en' | 'zh';
const minuteMs = 60_000;

const words = {
  zh: {
    title: '旺季上岗考试',
    departments: ['焊接一班', '焊接二班', '总装', '质检', '仓储'],
    names: ['邓立', '王一飞', '周敏', '何佳怡', '李娜', '陈浩'],
  },
  en: {
    title: 'Ready for peak season',
    departments: ['Camden', 'Hackney', 'Riverside', 'Salford', 'Xuhui'],
    names: ['Li Deng', 'Yifei Wang', 'Zoe Martin', 'Jiayi He', 'Na Li', 'Hao Chen'],
  },
} as const;

/** The paper of a person: most write, some are offline, left the page or have submitted it. */
function makeSitting(index: number, language: Language): Sitting {
  const { departments, names } = words[language];
  const place = index % 5;
  const state = place === 1 && index % 3 === 0 ? 'offline' : index % 11 === 4 ? 'handed_in' : 'writing';
  return {
    ...{ id: 9000 + index, userId: 100 + index, account: `H${20_000 + index}`, state, total: 35 },
    name: `${names[index % names.length] ?? ''}${index < names.length ? '' : ` ${index}`}`,
    department: departments[place] ?? '',
    answered: state === 'handed_in' ? 35 : 8 + ((index * 7) % 24),
    savedAt: fixtureNow - 12_000,
    seenAt: fixtureNow - (state === 'offline' ? 2 * minuteMs + index * 1000 : 10_000),
    startedAt: fixtureNow - 23 * minuteMs,
    deadlineAt: fixtureNow + 37 * minuteMs,
    switches: index % 13 === 5 ? 3 : 0,
    faceFailures: 0,
    handedInAt: state === 'handed_in' ? fixtureNow - minuteMs : null,
    reason: state === 'handed_in' ? 'learner' : null,
  };
}

/** An exam that is under way. */
export function makeWatchedExam(change: Partial<WatchedExam> = {}, language: Language = 'zh'): WatchedExam {
  return {
    ...{ title: words[language].title, state: 'open', durationMin: 60, switchLimit: 3, faceLimit: null },
    opensAt: fixtureNow - 24 * minuteMs,
    closesAt: fixtureNow + 51 * minuteMs,
    ...{ stopReason: '', now: fixtureNow, absent: 6, mayAct: true },
    papers: Array.from({ length: 96 }, (_, index) => makeSitting(index, language)),
    ...change,
  };
}

/** Calls about an exam while it runs; acts change it as on a server. */
export function monitorAnswers(language: Language = 'zh'): FakeAnswer[] {
  let watched = makeWatchedExam({}, language);
  const change = (ids: readonly number[], how: (paper: Sitting) => Sitting) => {
    watched = { ...watched, papers: watched.papers.map((paper) => (ids.includes(paper.id) ? how(paper) : paper)) };
    return { done: [...ids] };
  };
  const handedIn = (reason: Sitting['reason']) => (paper: Sitting) => ({
    ...{ ...paper, reason, state: 'handed_in' as const, handedInAt: fixtureNow },
  });
  return [
    answer(watchExam, () => watched),
    answer(extendPapers, ({ minutes, papers }) =>
      change(papers, (paper) => ({ ...paper, deadlineAt: paper.deadlineAt + minutes * minuteMs })),
    ),
    answer(tellSitters, ({ papers }) => ({ done: [...papers] })),
    answer(collectPapers, ({ papers }) => change(papers, handedIn('supervisor'))),
    answer(reopenPaper, ({ paper }) =>
      change([paper], (one) => ({ ...one, state: 'writing', handedInAt: null, reason: null })),
    ),
    answer(stopExam, ({ reason }) => {
      const open = watched.papers.flatMap(({ id, state }) => (state === 'handed_in' ? [] : [id]));
      const done = change(open, handedIn('stopped'));
      watched = { ...watched, state: 'stopped', stopReason: reason };
      return done;
    }),
  ];
}
