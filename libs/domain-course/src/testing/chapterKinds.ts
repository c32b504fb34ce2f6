import {
  chapterContent,
  commitScorm,
  courseDetail,
  documentToken,
  scormChapter,
  type ScormChapter,
  type ChapterKind,
  type ChapterContent,
} from '@banyan/contracts/course';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow, makeChapter, makeDetail } from './fixtures.ts';

const drawing = (turn: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><path d="M48 32L${20 + turn * 20} 10" stroke="gray" stroke-width="4"/></svg>`)}`;

/** Content of a text, an album or a link. */
export function makeContent(change: Partial<ChapterContent> = {}): ChapterContent {
  return {
    html: '<h2>先看指针停在哪里</h2><p>绿区是 0.50 至 0.60 MPa。停在绿区以内，<strong>夹紧力有保证</strong>。</p>',
    pictures: [0, 1, 2].map((turn) => ({
      url: drawing(turn),
      caption: ['气压在绿区内：合格。', '气压低：查过滤器。', '气压高：关进气阀。'][turn] ?? '',
      width: 96,
      height: 64,
    })),
    link: {
      url: 'https://www.example.com/rules',
      host: 'www.example.com',
      about: '现行安全技术规范，引用前核对版本号。',
    },
    expiresAt: fixtureNow + 4 * 3_600_000,
    ...change,
  };
}

/** Address of a chapter's document; its target does not exist. */
export const makeDocument = () => ({
  url: 'data:application/pdf;base64,AAAA',
  name: '指导书.pdf',
  type: 'application/pdf',
  size: 3,
  expiresAt: fixtureNow + 1_800_000,
});

/** A page of another origin in place of the package runtime: it draws a lesson and sends no messages. */
const lesson = `data:text/html;charset=utf-8,${encodeURIComponent('<h1 style="font:24px sans-serif;padding:24px">点检五步</h1>')}`;

/** A package of two parts, the first of them finished. */
export function makeScorm(change: Partial<ScormChapter> = {}): ScormChapter {
  return {
    version: '1.2',
    launchUrl: lesson,
    expiresAt: fixtureNow + 12 * 3_600_000,
    ticket: 'ticket',
    learner: { id: '7', name: '林晓' },
    parts: [
      { no: 1, title: '点检五步', status: 'passed', finished: true },
      { no: 2, title: '异常上报', status: 'not_attempted', finished: false },
    ],
    current: {
      no: 1,
      href: 'index.html',
      launchData: '',
      asset: false,
      mastery: null,
      threshold: null,
      ownWindow: false,
      status: 'passed',
      score: 80,
      location: '3',
      suspend: '',
      totalS: 240,
      revision: 4,
    },
    ...change,
  };
}

/** A package that stores its hand-overs. */
export const scormAnswers = (change: Partial<ScormChapter> = {}): FakeAnswer[] => [
  answer(scormChapter, ({ no }) => {
    const made = makeScorm(change);
    return no === 0 ? made : { ...made, current: { ...made.current, no } };
  }),
  answer(commitScorm, ({ revision, status }) => ({ revision, status, finished: false, progress: null })),
];

/** The fixture's course with an open reading chapter, and its content. */
export function kindAnswers(
  kind: ChapterKind,
  parts: number,
  content: Partial<ChapterContent> = {},
  scorm: Partial<ScormChapter> = {},
): FakeAnswer[] {
  const read = makeChapter({ kind, parts, durationS: 60, leftS: 57 });
  return [
    answer(courseDetail, () => {
      const detail = makeDetail();
      return { ...detail, chapters: detail.chapters.map((one) => (one.id === read.id ? read : one)) };
    }),
    answer(chapterContent, () => makeContent(content)),
    answer(documentToken, makeDocument),
    ...scormAnswers(scorm),
  ];
}
