import type { CallOutput } from '@banyan/contracts';
import type {
  CommunityHome,
  OwnPost,
  ownPosts,
  PostCard,
  PostComment,
  PostDetail,
  postFeed,
  PostKind,
  PostLink,
  PostReply,
  ReportedItem,
  WaitingComment,
  WaitingPost,
} from '@banyan/contracts/community';
import type { StoryLanguage } from '@banyan/core-screen/stories';
import { fixtureNow } from './fixtures.ts';

const hour = 3_600_000;
const say = (language: StoryLanguage, zh: string, en: string) => (language === 'en' ? en : zh);

const names = [
  ['李思远', '质量部', 'Siyuan Li', 'Quality'],
  ['林晓岚', '精益推进办', 'Lena Marsh', 'Store operations'],
  ['何佳怡', '质量部', 'Grace Holt', 'Quality'],
  ['马志强', '总装车间', 'Marcus Webb', 'Assembly'],
  ['陈国栋', '工艺研究室', 'Daniel Frost', 'Process lab'],
] as const;

/** A colleague; the reader is the first one. */
export function makePerson(index: number, language: StoryLanguage = 'zh'): PostCard['author'] {
  const [name = '', department = '', enName = '', enDepartment = ''] = names[index % names.length] ?? [];
  return {
    id: 20381 + index,
    name: say(language, name, enName),
    department: say(language, department, enDepartment),
    image: '',
  };
}

/** A drawn picture, so that stories fetch nothing. */
const drawn = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="hsl(${hue} 35% 62%)"/><circle cx="160" cy="120" r="70" fill="hsl(${hue} 40% 40%)"/></svg>`,
  )}`;

/** Pictures of a post. */
export const makeImages = (count: number): PostCard['images'] =>
  Array.from({ length: count }, (_, index) => ({
    id: `picture${index}`.padEnd(22, '0'),
    name: `IMG_${1001 + index}.jpg`,
    size: 480_000,
    url: drawn(index * 47),
  }));

/** A post; a topic unless said otherwise. */
export function makePost(over: Partial<PostCard> = {}, language: StoryLanguage = 'zh'): PostCard {
  const kind = over.kind ?? 'topic';
  return {
    id: 7,
    kind,
    title:
      kind === 'topic'
        ? say(
            language,
            '缸体线换型从 42 分钟降到 17 分钟，做了这五件事',
            'How we cut the changeover from 42 to 17 minutes',
          )
        : say(
            language,
            '首件合格但第 20 件超差，巡检间隔应该怎么调？',
            'The first piece is fine, the 20th is not: how often should we check?',
          ),
    excerpt: say(
      language,
      '没有买新设备。先拍视频把换型拆成 63 个动作，能在停机前做的 28 个全部外移。',
      'No new machines. We filmed the change, split it into 63 steps and moved 28 of them before the stop.',
    ),
    author: makePerson(1, language),
    at: fixtureNow - 3 * hour,
    activeAt: fixtureNow - hour,
    category: { id: 3, name: say(language, '精益改善', 'Improvement') },
    images: [],
    media: null,
    praises: 126,
    praised: false,
    views: 812,
    comments: 34,
    state: 'shown',
    reason: '',
    reward: 0,
    rewardState: 'none',
    answered: false,
    closed: false,
    pinned: false,
    mine: false,
    ...over,
  };
}

/** A feed with one of each sort of post. */
export function makePosts(kind: PostKind = 'topic', language: StoryLanguage = 'zh'): PostCard[] {
  const own = makePerson(0, language);
  const waiting: Partial<PostCard> = {
    ...{ id: 11, author: own, mine: true, state: 'waiting', at: fixtureNow - hour / 6, praises: 0, comments: 0 },
    title: say(language, '三坐标开机后要不要等温？', 'Does the measuring machine have to warm up?'),
  };
  const others: Partial<PostCard>[] =
    kind === 'topic'
      ? [
          { id: 12, pinned: true, images: makeImages(5), praised: true },
          {
            ...{ id: 13, author: makePerson(3, language), praises: 9, comments: 3 },
            title: say(language, '夜班交接换成电子看板之后', 'Handing over the night shift on a screen'),
            media: { id: 'm'.repeat(22), name: 'handover.mp4', size: 9_000_000, url: '', kind: 'video' },
          },
        ]
      : [
          { id: 12, reward: 50, rewardState: 'held', comments: 6, praises: 18, author: makePerson(2, language) },
          { id: 13, answered: true, author: makePerson(3, language), comments: 3, praises: 9 },
          { id: 14, closed: true, reward: 20, rewardState: 'returned', comments: 0, praises: 1 },
        ];
  return [waiting, ...others].map((over) => makePost({ kind, ...over }, language));
}

/** A page of the feed. */
export const makeFeed = (items: PostCard[]): CallOutput<typeof postFeed> => ({ items, next: null, asOf: fixtureNow });

/** A post in a side list. */
export const makeLinks = (language: StoryLanguage = 'zh', kind: PostKind = 'question'): PostLink[] =>
  [
    say(language, '刀具寿命表多久重核一次？', 'How often is the tool life table reviewed?'),
    say(language, 'Cpk 到 1.33 就能放宽吗', 'Is a Cpk of 1.33 enough to check less?'),
    say(language, '首件三检的签字顺序', 'Who signs the first-article check, in which order'),
  ].map((title, index) => ({
    ...{ id: 31 + index, kind, title, praises: 12 - index * 5, comments: 8 - index, answered: index === 0 },
  }));

/** The panels around the feeds. */
export function makeHome(over: Partial<CommunityHome> = {}, language: StoryLanguage = 'zh'): CommunityHome {
  return {
    categories: [
      { id: 3, name: say(language, '精益改善', 'Improvement') },
      { id: 4, name: say(language, '测量系统', 'Measuring') },
      { id: 5, name: say(language, '夜班', 'Night shift') },
    ],
    approval: true,
    hot: makeLinks(language),
    today: { topic: 18, question: 5 },
    me: {
      ...{ person: makePerson(0, language), posts: 12, answers: 31, best: 9, waiting: 4, points: 2340, toReview: null },
      remindAll: true,
    },
    ...over,
  };
}

/** A reply. */
export const makeReply = (over: Partial<PostReply> = {}, language: StoryLanguage = 'zh'): PostReply => ({
  ...{ id: 71, author: makePerson(0, language), at: fixtureNow - hour, mentions: [], praises: 0, praised: false },
  words: say(
    language,
    '按这个改了，今早 40 件最大 +0.011。',
    'Changed it that way: 40 pieces this morning, +0.011 at most.',
  ),
  mine: true,
  removable: true,
  ...{ state: 'shown', reason: '' },
  to: '',
  ...over,
});

/** A comment or an answer. */
export const makeComment = (over: Partial<PostComment> = {}, language: StoryLanguage = 'zh'): PostComment => ({
  ...{ id: 61, author: makePerson(4, language), at: fixtureNow - 5 * hour, mentions: [], praises: 47, praised: true },
  words: say(
    language,
    '不是间隔问题，是趋势。每件大约漂 0.0007，是刀具后刀面磨损。先把寿命改成 16 件换刀补，再重算 Cpk。',
    'It is not the interval, it is the trend: 0.0007 a piece, which is tool wear. Compensate every 16 pieces first.',
  ),
  mine: false,
  removable: false,
  ...{ state: 'shown', reason: '' },
  best: false,
  replyCount: 5,
  replies: [makeReply({}, language)],
  ...over,
});

/** A page of comments or answers. */
export const makeComments = (language: StoryLanguage = 'zh') => ({
  items: [
    makeComment(
      { id: 62, author: makePerson(3, language), praises: 19, praised: false, replyCount: 0, replies: [] },
      language,
    ),
    makeComment({ id: 63, author: makePerson(2, language), praises: 12, praised: false, replyCount: 1 }, language),
  ],
  next: null,
});

const none = {
  ...{
    edit: false,
    remove: false,
    pin: false,
    remindAll: false,
    award: false,
    close: false,
    comment: true,
    report: true,
  },
};

/** A topic or question with all its text. */
export function makeDetail(
  over: Partial<PostCard> = {},
  language: StoryLanguage = 'zh',
  more: Partial<PostDetail> = {},
): PostDetail {
  const post = makePost(over, language);
  return {
    post,
    body: say(
      language,
      '<p>缸体 Φ82 孔，公差 ±0.015。首件 +0.004，第 20 件 +0.017 就超了。</p><h1>想问的</h1><p>是间隔太长，还是刀具寿命写错了？请 <span data-mention="20385">@陈国栋</span> 看看。</p>',
      '<p>The bore is Φ82 ±0.015. The first piece is at +0.004, the 20th at +0.017.</p><h1>My question</h1><p>Is the interval too long or the tool life wrong? <span data-mention="20385">@Daniel Frost</span>, what do you think?</p>',
    ),
    revision: 1,
    editedAt: null,
    best: null,
    bestAt: null,
    may: none,
    related: makeLinks(language, post.kind),
    ...more,
  };
}

/** The reader's rights to an own post. */
export const ownRights: PostDetail['may'] = {
  ...none,
  ...{ edit: true, remove: true, remindAll: true, award: true, close: true, comment: false, report: false },
};

/** The reader's own posts. */
export function makeMine(
  language: StoryLanguage = 'zh',
  tab: 'topics' | 'answers' = 'topics',
): CallOutput<typeof ownPosts> {
  const rows: OwnPost[] =
    tab === 'answers'
      ? [0, 1].map((index) => ({
          post: makePost({ id: 41 + index, kind: 'question' }, language),
          answer: {
            ...{ id: 81 + index, at: fixtureNow - 7 * hour, praises: 4 * index, best: index === 0 },
            words: makeComment({}, language).words,
          },
        }))
      : makePosts('topic', language).map((post) => ({ post: { ...post, mine: true }, answer: null }));
  return { items: rows, next: null, counts: { topics: 12, questions: 3, answers: 31, praised: 46 } };
}

/** Posts that wait for approval. */
export const makeWaiting = (language: StoryLanguage = 'zh'): WaitingPost[] => [
  {
    post: makePost({ id: 51, state: 'waiting', images: makeImages(2) }, language),
    body: makeDetail({}, language).body,
    revision: 1,
  },
  {
    post: makePost({ id: 52, state: 'waiting', kind: 'question', reward: 20, rewardState: 'held' }, language),
    body: '',
    revision: 2,
  },
];

/** Comments that wait for approval. */
export const makeWaitingComments = (language: StoryLanguage = 'zh'): WaitingComment[] => [
  {
    ...{ id: 93, author: makePerson(2, language), at: fixtureNow - 3 * hour, about: '' },
    post: { id: 7, kind: 'question', title: makePost({ kind: 'question' }, language).title },
    words: makeComment({}, language).words,
  },
  {
    ...{ id: 94, author: makePerson(3, language), at: fixtureNow - 2 * hour },
    post: { id: 8, kind: 'topic', title: makePost({}, language).title },
    about: makeComment({}, language).words,
    words: makeReply({}, language).words,
  },
];

/** Reported items. */
export const makeReported = (language: StoryLanguage = 'zh'): ReportedItem[] => [
  {
    target: 'comment',
    id: 91,
    post: { id: 7, kind: 'topic', title: makePost({}, language).title },
    author: makePerson(3, language),
    words: say(language, '加我微信，代办各种证。', 'Message me for cheap certificates of any kind.'),
    images: [],
    media: null,
    people: 3,
    reasons: ['spam', 'other'],
    at: fixtureNow - 2 * hour,
  },
  {
    target: 'post',
    id: 8,
    post: { id: 8, kind: 'topic', title: say(language, '转让电动车', 'Scooter for sale') },
    author: makePerson(4, language),
    words: say(language, '八成新，看图。', 'Nearly new, see the pictures.'),
    images: makeImages(2),
    media: null,
    people: 1,
    reasons: ['spam'],
    at: fixtureNow - hour,
  },
];
