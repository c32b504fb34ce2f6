import type { JobMap, TalentPost, TalentPostDetail } from '@banyan/contracts/talent';
import type { StoryLanguage } from '@banyan/core-screen/stories';
import { fixtureNow } from './fixtures.ts';

const day = 86_400_000;
const say = (language: StoryLanguage, zh: string, en: string) => (language === 'en' ? en : zh);

/** A post; the learner of the fixtures has post 2 and aims at 3. */
export const makePost = (values: Partial<TalentPost> = {}): TalentPost => ({
  ...{ id: 1, title: '检验员', level: 1, people: 32, gaps: 0, walked: false, likes: 2, liked: false },
  ...values,
});

/** Two lines of posts. */
export function makeJobMap(language: StoryLanguage = 'zh', long = false): JobMap {
  const stretch = (words: string) => (long ? `${words} ${words} ${words}` : words);
  const name = (zh: string, en: string) => stretch(say(language, zh, en));
  return {
    lines: [
      {
        ...{ id: 1, title: name('检验', 'Inspection'), pigment: 'indigo' },
        posts: [
          makePost({ title: name('检验员', 'Inspector'), walked: true }),
          makePost({ id: 2, level: 2, title: name('过程检验员', 'Process inspector'), people: 41 }),
          makePost({ id: 4, level: 4, title: name('检验班长', 'Inspection lead'), people: 7, gaps: 2 }),
        ],
      },
      {
        ...{ id: 2, title: name('质量工程', 'Quality engineering'), pigment: 'azurite' },
        posts: [
          makePost({ id: 3, level: 3, title: name('质量工程师', 'Quality engineer'), people: 8, gaps: 1, liked: true }),
          makePost({ id: 5, level: 5, title: name('质量专家', 'Quality expert'), people: 1, gaps: 4 }),
        ],
      },
    ],
    moves: [{ from: 2, to: 3 }],
    mine: { post: 2, since: fixtureNow - 300 * day, began: fixtureNow - 455 * day, aim: 3 },
  };
}

/** The post that is aimed at. */
export function makePostDetail(language: StoryLanguage = 'zh', long = false): TalentPostDetail {
  const map = makeJobMap(language, long);
  const post = map.lines[1]?.posts[0] ?? makePost();
  return {
    post,
    line: map.lines[1]?.title ?? '',
    about: say(language, '把过程的波动管住。', 'Keeps the variation of processes in hand.'),
    requirements: [
      {
        ...{ id: 1, asked: 4, has: 2, proof: say(language, '证书', 'Certificate'), provedAt: fixtureNow - 90 * day },
        title: say(language, '统计过程控制', 'Statistical process control'),
        about: say(language, '读控制图，判异常。', 'Reads control charts.'),
        ways: [
          {
            ...{ kind: 'course', id: 119, minutes: 58, level: 4, begun: true, finishedAt: null },
            title: say(language, '控制图：读图、判异与行动', 'Control charts'),
          },
          {
            ...{ kind: 'sparring', id: 301, minutes: 10, level: 5, begun: false, finishedAt: null },
            title: say(language, '客户要停线', 'A line about to stop'),
          },
        ],
      },
      {
        ...{ id: 2, asked: 3, has: 4, ways: [], provedAt: fixtureNow - 30 * day },
        title: say(language, '抽样检验', 'Sampling'),
        about: say(language, '按标准抽样。', 'Samples by the standard.'),
        proof: say(language, '阶段测验 86 分', 'Stage test, 86 points'),
      },
      {
        ...{ id: 3, asked: 2, has: 1, ways: [], proof: '', provedAt: null },
        title: say(language, '跨部门沟通', 'Working across teams'),
        about: say(language, '把问题讲清楚。', 'Makes problems clear.'),
      },
    ],
  };
}
