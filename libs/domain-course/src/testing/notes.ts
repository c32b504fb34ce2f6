import { type CallOutput } from '@banyan/contracts';
import {
  type CourseComment,
  type CourseOpinion,
  type courseComments,
  type myNote,
  type Note,
  type NoteState,
  type ReviewedComment,
  type ReviewedNote,
} from '@banyan/contracts/course';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';

const HOUR_MS = 3_600_000;
const texts = {
  zh: [
    '夜班只有一名检验员时，路线从终检倒走，先看最贵的工序。',
    '换刀后的第一件也算首件，记录卡要另起一行。',
    '过程能力和后果两个维度，做成一张 3 × 3 的表，贴在巡检车上。',
    '上个月给宏达的那批，抽样方案就是这么定错的。',
    '追溯范围 = 上次合格到这次，',
  ],
  en: [
    'With one inspector on nights, walk the route backwards from final inspection.',
    'The first piece after a tool change is a first article too.',
    'Capability and consequence as a 3 × 3 table, taped to the patrol trolley.',
    'Last month’s batch for Hongda was sampled just like this.',
    'Trace back = from the last good piece to this one,',
  ],
} as const;
const states: readonly NoteState[] = ['passed', 'private', 'reviewing', 'rejected', 'draft'];

/** Notes in every state, the learner's own by default. */
export function makeNotes(language: Language = 'zh', { own = true }: { readonly own?: boolean } = {}): Note[] {
  const zh = language === 'zh';
  return texts[language].map((text, index) => ({
    id: 41 + index,
    courseId: 101,
    courseTitle: zh ? '首件检验与过程巡检实务' : 'First-article and patrol inspection',
    opens: true,
    chapterId: 1005,
    chapterNo: 5,
    chapterTitle: zh ? '巡检路线与抽样频次' : 'Patrol routes and intervals',
    text,
    images: [],
    pin: 'second' as const,
    place: 378 + index * 120,
    state: own ? (states[index] ?? 'private') : 'passed',
    reason: own && index === 3 ? (zh ? '提到了客户名称，去掉后再提交' : 'Please leave the customer’s name out') : '',
    revision: 1,
    author: zh ? { name: '马志强', department: '总装车间' } : { name: 'Zhiqiang Ma', department: 'Assembly' },
    own,
    changedAt: fixtureNow - index * 5 * HOUR_MS,
  }));
}

/** All notes of the learner, with their counts. */
export function makeMyNotes(language: Language = 'zh'): CallOutput<typeof myNote> {
  const items = makeNotes(language);
  const title = items[0]?.courseTitle ?? '';
  return {
    items,
    next: null,
    counts: { all: 5, draft: 1, private: 1, reviewing: 1, passed: 1, rejected: 1 },
    courses: [{ id: 101, title, count: 5 }],
  };
}

const said = {
  zh: {
    people: ['马志强', '何佳怡', '韩雪'],
    texts: ['第二章那张记录卡照着改了一版，漏填的少了一大半。', '案例讲得实在，就是语速有点快。', '改过的卡发我一份？'],
  },
  en: {
    people: ['Zhiqiang Ma', 'Jiayi He', 'Xue Han'],
    texts: [
      'We changed our record card after chapter two; half as many gaps now.',
      'Real cases, but spoken rather fast.',
      'Could you send me the card?',
    ],
  },
} as const;

/** Comments with a reply, one of them the learner’s and waiting. */
export function makeComments(language: Language = 'zh'): CallOutput<typeof courseComments> {
  const { people, texts: words } = said[language];
  const line = (index: number): Omit<CourseComment, 'replies'> => ({
    id: 71 + index,
    author: { name: people[index] ?? '', department: language === 'zh' ? '总装车间' : 'Assembly', image: '' },
    text: words[index] ?? '',
    state: 'shown',
    reason: '',
    at: fixtureNow - (index + 1) * 20 * HOUR_MS,
    praises: 3 - index,
    praised: index === 1,
    own: index === 1,
  });
  return {
    items: [
      { ...line(0), replies: [{ ...line(2), to: '' }] },
      { ...line(1), replies: [] },
    ],
    next: null,
    total: 3,
    approval: false,
  };
}

/** Ratings and praises of the fixture's course. */
export const makeOpinion = (more: Partial<CourseOpinion> = {}): CourseOpinion => ({
  ...{ given: 0, rating: 46, ratings: 120, spread: [2, 3, 9, 24, 82], praises: 286, praised: false },
  ...more,
});

/** Notes at the review desk. */
export const makeReviewedNotes = (language: Language = 'zh'): ReviewedNote[] =>
  makeNotes(language, { own: false }).map((note) => ({
    note: { ...note, state: 'reviewing' as const },
    sentAt: note.changedAt,
    reviewer: '',
  }));

/** Comments at the review desk. */
export const makeReviewedComments = (language: Language = 'zh'): ReviewedComment[] =>
  makeComments(language).items.map(({ author, at, id, text }, index) => ({
    ...{ author, at, id, text, courseId: 101, state: 'waiting' as const, reason: '', reviewer: '' },
    courseTitle: language === 'zh' ? '首件检验与过程巡检实务' : 'First-article and patrol inspection',
    about: index === 1 ? (said[language].texts[0] ?? '') : '',
  }));
