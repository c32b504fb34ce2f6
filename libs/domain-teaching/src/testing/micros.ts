import {
  answerMicro,
  checkMicroLink,
  keepMicroFile,
  microCategories,
  microDetail,
  microList,
  microReviews,
  microSetting,
  removeMicro,
  retryMicroFile,
  saveMicro,
  submitMicro,
  withdrawMicro,
  type MicroCourse,
  type MicroFile,
  type MicroState,
  type ReviewedMicro,
} from '@banyan/contracts/teaching';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';

const HOUR_MS = 3_600_000;
const words = {
  zh: {
    titles: ['塞规怎么用才准', '夜班交接的八分钟', '客诉件的拆解方法', '巡检车上的三样东西'],
    introduction: '八分钟里看什么、问什么、写什么，附一张可以直接打印的表。',
    chapters: ['看：设备和在制品', '问：上一班的遗留', '写：交接表', '参考资料'],
    reason: '第一章提到了客户名称，去掉后可以再提交',
    category: '质量管理 / 检验与抽样',
    lecturer: '陈国栋',
    author: '李明',
    department: '质量部',
  },
  en: {
    titles: ['Reading a chiller thermometer', 'A timer on the dock door', 'Dairy first', 'Three things on the trolley'],
    introduction: 'What to look at, what to ask and what to write in eight minutes, with a sheet to print.',
    chapters: ['Look', 'Ask', 'Write', 'Further reading'],
    reason: 'Please leave the supplier’s name out and submit it again.',
    category: 'Quality / Inspection',
    lecturer: 'Guodong Chen',
    author: 'Mia Ross',
    department: 'Quality',
  },
} as const;

const fileStates = ['uploaded', 'transcoding', 'failed'] as const;

const makeFile = (index: number): MicroFile => ({
  id: `story-file-${index}`.padEnd(22, 'x'),
  name: `chapter-${index + 1}.mp4`,
  size: 48_000_000 * (index + 1),
  url: '',
  kind: 'video',
  state: fileStates[index] ?? 'uploaded',
  fault: fileStates[index] === 'failed' ? 'coding' : '',
  coding: fileStates[index] === 'failed' ? 'HEVC (H.265)' : '',
  durationS: 420,
});

/** A micro-course in a state, with its files in matching states. */
export function makeMicro(language: Language = 'zh', state: MicroState = 'draft', index = 0): MicroCourse {
  const { category, chapters, introduction, lecturer, reason, titles } = words[language];
  const files = state === 'draft' || state === 'rejected' ? [0, 1, 2].map(makeFile) : [];
  return {
    id: 700_001 + index,
    revision: 3,
    state,
    reason: state === 'rejected' ? reason : '',
    courseId: state === 'approved' ? 101 : 0,
    changedAt: fixtureNow - index * 9 * HOUR_MS,
    categoryName: category,
    lecturerName: lecturer,
    files,
    draft: {
      ...{ title: titles[index % titles.length] ?? '', cover: '', category: 'QM01', lecturer: 1, introduction },
      ...{ fee: 'both' as const, amount: '9.90', points: '90', audience: 'everyone' as const },
      chapters: chapters.map((title, at) => {
        const file = files[at];
        return {
          ...{ key: `story-chapter-${at}`, title, file: file?.id ?? '' },
          source: file === undefined ? ('link' as const) : ('file' as const),
          url: file === undefined ? 'https://www.lean.org/lexicon-terms/gemba/' : '',
        };
      }),
    },
  };
}

/** One micro-course in each state. */
export const makeMicros = (language: Language = 'zh') =>
  (['draft', 'reviewing', 'rejected', 'approved'] as const).map((state, index) => makeMicro(language, state, index));

/** Micro-courses that wait at the review desk. */
export const makeReviewedMicros = (language: Language = 'zh'): ReviewedMicro[] =>
  [1, 3].map((index) => ({
    micro: makeMicro(language, 'reviewing', index),
    author: words[language].author,
    department: words[language].department,
    sentAt: fixtureNow - index * HOUR_MS,
    reviewer: '',
  }));

/** Answers the calls of micro-courses with fixtures. */
export function microAnswers(language: Language = 'zh'): FakeAnswer[] {
  const { category, department, lecturer } = words[language];
  const reviews = makeReviewedMicros(language);
  const file = makeFile(0);
  return [
    answer(microSetting, () => ({ lecturers: [{ id: 1, name: lecturer, title: '' }], own: 0, department })),
    answer(microCategories, () => ({ categories: [{ id: 'QM01', path: category, level: 2 }] })),
    answer(checkMicroLink, ({ url }) => ({ correct: true, secure: true, url })),
    answer(microDetail, ({ id }) => ({ ...makeMicro(language), id })),
    answer(saveMicro, ({ draft }) => ({ ...makeMicro(language), draft })),
    answer(keepMicroFile, () => file),
    answer(retryMicroFile, () => ({ ...file, state: 'transcoding' as const })),
    answer(microList, () => ({ items: makeMicros(language), next: null, counts: [4, 1, 1, 1, 1] })),
    answer(submitMicro, () => makeMicro(language, 'reviewing')),
    answer(withdrawMicro, () => makeMicro(language)),
    answer(removeMicro, ({ removed }) => ({ removed: removed === 'Y' })),
    answer(microReviews, () => ({ items: reviews, next: null, waiting: 2 })),
    answer(answerMicro, () => {
      const [first] = reviews;
      if (first === undefined) throw new Error('no micro-course');
      return first;
    }),
  ];
}
