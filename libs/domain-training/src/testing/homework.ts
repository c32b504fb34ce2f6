import type { Suggestion } from '@banyan/contracts/exam';
import type {
  HomeworkCard,
  HomeworkDetail,
  HomeworkFigure,
  HomeworkSubmission,
  WaitingSubmission,
} from '@banyan/contracts/training';
import { fixtureNow } from './fixtures.ts';

const DAY = 86_400_000;

const words = {
  zh: {
    title: '8D 报告：把一次客诉写完整',
    owner: '质量部',
    task: '从本季度的客诉里选一件，写到 D6。\n\nD4 的根本原因要有证据，D5 的措施要写清谁、什么时候、怎么验证。',
    text: 'D4：密封槽深 1.92，图纸 2.00±0.05。复现三次，超过 300 件后槽深开始变浅。',
    of: '复现三次',
    said: '这一步最有说服力。写上每次的件数会更好。',
    comment: '证据链完整，比上一稿好很多。',
    marker: '何佳怡',
    form: '8D 报告模板.docx',
    criteria: ['根本原因有证据', '措施写清谁和什么时候'],
    found: '复现',
    missing: '班组长',
  },
  en: {
    title: 'Display: one shelf, before and after',
    owner: 'Store operations',
    task: 'Choose one shelf and rearrange it by the three rules.\n\nGive your reason for each change.',
    text: 'I moved the muesli to eye level. Its sales rose by a fifth in two weeks.',
    of: 'rose by a fifth',
    said: 'Compared with which weeks?',
    comment: 'Clear, and you measured it.',
    marker: 'Grace Osei',
    form: 'shelf-plan.docx',
    criteria: ['Each change has its reason', 'The effect is measured'],
    found: 'sales',
    missing: 'weeks before',
  },
} as const;

type StoryLanguage = keyof typeof words;

/** Homework as lists show it. */
export const makeHomework = (change: Partial<HomeworkCard> = {}, language: StoryLanguage = 'zh'): HomeworkCard => ({
  id: 9001,
  title: words[language].title,
  owner: words[language].owner,
  state: 'open',
  drafted: false,
  opensAt: fixtureNow - 6 * DAY,
  dueAt: fixtureNow + 3 * DAY,
  fullScore: 1000,
  passScore: 600,
  score: null,
  handedInAt: null,
  ...change,
});

/** One in each state. */
export const makeHomeworkList = (language: StoryLanguage = 'zh'): HomeworkCard[] => [
  makeHomework({ id: 9001, drafted: true }, language),
  makeHomework({ id: 9002, dueAt: fixtureNow + DAY }, language),
  makeHomework({ id: 9003, state: 'marking', handedInAt: fixtureNow - DAY }, language),
  makeHomework({ id: 9004, state: 'passed', score: 865, handedInAt: fixtureNow - 9 * DAY }, language),
  makeHomework({ id: 9005, state: 'failed', score: 480, handedInAt: fixtureNow - 2 * DAY }, language),
  makeHomework({ id: 9006, state: 'withdrawn', handedInAt: fixtureNow - DAY }, language),
  makeHomework({ id: 9007, state: 'missed', dueAt: fixtureNow - 9 * DAY }, language),
  makeHomework({ id: 9008, state: 'early', opensAt: fixtureNow + 4 * DAY, dueAt: null }, language),
];

/** The same with the longest titles of a language. */
export const makeLongHomework = (language: StoryLanguage = 'zh'): HomeworkCard[] =>
  makeHomeworkList(language).map((one) => ({
    ...one,
    title: Array.from({ length: 6 }, () => one.title).join(language === 'zh' ? '，' : ', '),
  }));

/** A submission, marked with a comment on its place. */
export function makeSubmission(
  change: Partial<HomeworkSubmission> = {},
  language: StoryLanguage = 'zh',
): HomeworkSubmission {
  const { comment, marker, of, said, text } = words[language];
  const from = text.indexOf(of);
  return {
    id: 1,
    no: 1,
    state: 'passed',
    text,
    files: [{ id: 'f1', name: 'CPK.xlsx', size: 48_200, url: '#' }],
    handedInAt: fixtureNow - 9 * DAY,
    markedAt: fixtureNow - 8 * DAY,
    marker,
    score: 865,
    comment,
    comments: [
      { from, to: from + of.length, file: '', words: said },
      { from: -1, to: -1, file: 'f1', words: said },
    ],
    ...change,
  };
}

/** A submission that waits for its mark. */
export const makeWaiting = (language: StoryLanguage = 'zh') =>
  makeSubmission({ state: 'marking', score: null, markedAt: null, marker: '', comment: '', comments: [] }, language);

/** Homework with its draft and its submissions. */
export const makeHomeworkDetail = (
  change: Partial<HomeworkDetail> = {},
  language: StoryLanguage = 'zh',
): HomeworkDetail => ({
  homework: makeHomework({}, language),
  task: words[language].task,
  attachments: [{ id: 'a1', name: words[language].form, size: 21_400, url: '#' }],
  again: true,
  draft: { revision: 0, text: '', files: [], savedAt: null },
  submissions: [],
  refusal: null,
  ...change,
});

/** Figures of two pieces of homework, one without a mark yet. */
export const makeFigures = (language: StoryLanguage = 'zh'): HomeworkFigure[] => [
  {
    ...{ id: 9001, title: words[language].title, fullScore: 1000 },
    ...{ handedIn: 24, waiting: 3, passed: 19, failed: 2, mean: 812 },
  },
  {
    ...{ id: 9002, title: words[language].owner, fullScore: 1000 },
    ...{ handedIn: 1, waiting: 1, passed: 0, failed: 0, mean: null },
  },
];

/** The suggestion by key words. */
export const makeSuggestion = (change: Partial<Suggestion> = {}, language: StoryLanguage = 'zh'): Suggestion => ({
  strictness: 'moderate',
  scorer: 'keywords',
  model: '',
  at: fixtureNow,
  parts: [
    { points: 60, quote: words[language].of, found: [words[language].found], missing: [], why: '', sure: true },
    { points: 20, quote: '', found: [], missing: [words[language].missing], why: '', sure: false },
  ],
  ...change,
});

/** Submissions that wait for markers. */
export const makeToMark = (language: StoryLanguage = 'zh'): WaitingSubmission[] =>
  (language === 'zh' ? ['李思远', '欧阳雪晴', '马志强'] : ['Mia Hughes', 'Amy Chen', 'Noah Williams']).map(
    (learner, index) => ({
      submission: { ...makeWaiting(language), id: 31 + index, handedInAt: fixtureNow - (3 - index) * DAY },
      version: 1,
      homeworkId: 9001,
      title: words[language].title,
      learner,
      department: words[language].owner,
      fullScore: 1000,
      passScore: 600,
      criteria: words[language].criteria.map((text, at) => ({ text, points: 60 - at * 20, keywords: [] })),
      scorer: 'keywords' as const,
      suggestion: null,
    }),
  );
