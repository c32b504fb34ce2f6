import {
  examOutcome,
  examSitters,
  exportSitters,
  remindSitters,
  reopenSitters,
  sitterPapers,
  sitterStands,
  type ExamOutcome,
  type Sitter,
  type SitterPapers,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';
import { makeAttemptDetail } from './questions.ts';
import { makeRecord } from './records.ts';

type Language = 'en' | 'zh';

const words = {
  zh: {
    title: '化学品安全年度考试',
    departments: ['焊接一班', '焊接二班', '总装', '质检', '仓储'],
    names: ['邓立', '王一飞', '周敏', '何佳怡', '李娜', '陈浩'],
    marker: '周师傅',
  },
  en: {
    title: 'Chemical safety, yearly',
    departments: ['Camden', 'Hackney', 'Riverside', 'Salford', 'Xuhui'],
    names: ['Li Deng', 'Yifei Wang', 'Zoe Martin', 'Jiayi He', 'Na Li', 'Hao Chen'],
    marker: 'Amara Okafor',
  },
} as const;

/** A person of an exam: most have passed, some have not come. */
function makeSitter(index: number, language: Language): Sitter {
  const { departments, marker, names } = words[language];
  const stand = sitterStands[index % 9 < 5 ? 0 : (index % 9) - 4] ?? 'passed';
  const isSat = stand === 'passed' || stand === 'failed';
  const isIn = isSat || stand === 'waiting';
  return {
    ...{ id: 100 + index, account: `H${20_000 + index}`, stand, attempts: stand === 'absent' ? 0 : 1 + (index % 2) },
    name: `${names[index % names.length] ?? ''}${index < names.length ? '' : ` ${index}`}`,
    department: departments[index % 5] ?? '',
    paper: stand === 'absent' ? 0 : 9000 + index,
    score: stand === 'passed' ? 9600 - index * 40 : stand === 'failed' ? 5200 : null,
    handedInAt: isIn ? fixtureNow - index * 60_000 : null,
    reason: isIn ? (index % 7 === 0 ? 'deadline' : 'learner') : null,
    tookS: isSat ? 2400 - index * 11 : null,
    switches: index % 5 === 3 ? 2 : 0,
    faceFailures: 0,
    markers: index % 3 === 0 && isSat ? [marker] : [],
  };
}
const makeSitters = (language: Language) => Array.from({ length: 54 }, (_, index) => makeSitter(index, language));

/** The outcome of an exam; its numbers are those of the people below. */
export function makeOutcome(change: Partial<ExamOutcome> = {}, language: Language = 'zh'): ExamOutcome {
  const all = makeSitters(language);
  const scores = all.flatMap(({ score }) => score ?? []).sort((a, b) => a - b);
  const count = (stand: Sitter['stand']) => all.filter((one) => one.stand === stand).length;
  return {
    ...{ title: words[language].title, state: 'marking', kind: 'online', fullScore: 10_000, passScore: 6000 },
    ...{ credits: 200, points: 10, people: all.length, appeals: 2 },
    stands: {
      ...{ passed: count('passed'), failed: count('failed'), waiting: count('waiting') },
      ...{ sitting: count('sitting'), absent: count('absent') },
    },
    median: scores[Math.floor(scores.length / 2)] ?? null,
    distribution: Array.from(
      { length: 10 },
      (_, tenth) => scores.filter((score) => Math.min(9, Math.floor(score / 1000)) === tenth).length,
    ),
    ...{ mayRemind: true, mayAct: true, mayCorrect: true, mayExport: true },
    ...change,
  };
}

/** Papers of a person, the second one shown with answers and record. */
export function makeSitterPapers(change: Partial<SitterPapers> = {}, language: Language = 'zh'): SitterPapers {
  const { deadlineAt, events, faceLimit, startedAt, switchLimit, total } = makeRecord({}, language);
  return {
    sitter: makeSitter(0, language),
    papers: [1, 2].map((number) => ({
      ...{ id: 8998 + number, number, score: number === 1 ? 5400 : 9600, passed: number === 2 },
      ...{ startedAt: startedAt - (2 - number) * 86_400_000, handedInAt: startedAt + 2_472_000 },
    })),
    ...{ shown: 9000, hidden: '' },
    record: { deadlineAt, events, faceLimit, startedAt, switchLimit, total },
    questions: [...makeAttemptDetail({}, language).questions],
    ...change,
  };
}

/** Calls about what came of an exam. */
export function outcomeAnswers(language: Language = 'zh'): FakeAnswer[] {
  const all = makeSitters(language);
  return [
    answer(examOutcome, () => makeOutcome({}, language)),
    answer(examSitters, ({ reason = '', size = 60, stand = '' }) => {
      const found = all.filter(
        (one) => (stand === '' || one.stand === stand) && (reason === '' || one.reason === reason),
      );
      return { items: found.slice(0, size), next: null, total: found.length };
    }),
    answer(sitterPapers, ({ person }) =>
      makeSitterPapers({ sitter: all.find(({ id }) => id === person) ?? makeSitter(0, language) }, language),
    ),
    answer(remindSitters, ({ people }) => ({
      done: people.slice(1),
      left: people
        .slice(0, 1)
        .map((id) => ({ id, name: all.find((one) => one.id === id)?.name ?? '', why: 'sat' as const })),
    })),
    answer(reopenSitters, ({ people }) => ({ done: [...people], left: [] })),
    answer(exportSitters, () => ({
      ...{ id: 1, list: 'examPeople' as const, file: 'examPeople-2025-11-20.csv', rows: 54, state: 'waiting' as const },
      ...{ at: fixtureNow, until: fixtureNow + 14 * 86_400_000, url: '' },
    })),
  ];
}
