import type { SparringAttempt, SparringScenario, SparringSession } from '@banyan/contracts/talent';
import type { StoryLanguage } from '@banyan/core-screen/stories';
import { fixtureNow } from './fixtures.ts';

const say = (language: StoryLanguage, zh: string, en: string) => (language === 'en' ? en : zh);

/** A situation. */
export const makeScenario = (
  values: Partial<SparringScenario> = {},
  language: StoryLanguage = 'zh',
): SparringScenario => ({
  ...{ id: 301, kind: 'complaint', turns: 8, assessTurns: 6, passScore: 70, attempts: 3, used: 1 },
  ...{ bestTrain: 68, bestAssess: null, openTrain: null, openAssess: null },
  title: say(language, '客诉应对：客户要停线', 'Complaint: a line about to stop'),
  about: say(language, '三台漏油，线上还有 60 件没装。', 'Three engines leak, and 60 more wait on the line.'),
  goal: say(language, '稳住、要到证据、给出时间点', 'Calm them, get evidence, give a time'),
  partner: say(language, '老周，客户 SQE', 'Mr Zhou, customer'),
  roles: language === 'en' ? ['Quality engineer', 'Inspection lead'] : ['质量工程师', '检验班长'],
  ...values,
});

/** Three scenarios: new, under way, without attempts left. */
export const makeScenarios = (language: StoryLanguage = 'zh', long = false): SparringScenario[] =>
  [
    makeScenario({}, language),
    makeScenario({ id: 302, kind: 'safety', openTrain: 9, openAssess: 9 }, language),
    makeScenario({ id: 303, kind: 'sales', used: 3, bestAssess: 82 }, language),
  ].map((one) => (long ? { ...one, title: Array.from({ length: 6 }, () => one.title).join(' ') } : one));

/** A dialogue in which the partner has answered once. */
export function makeSession(values: Partial<SparringSession> = {}, language: StoryLanguage = 'zh'): SparringSession {
  const said = say(
    language,
    '三台漏油，这个我先接住。应该是你们的问题。',
    'Three leaks, I hear you. It must be your fault.',
  );
  const half = said.search(/。|\./) + 1;
  const at = fixtureNow;
  return {
    ...{ id: 9, mode: 'train', role: 0, said: 1, turns: 8, mood: 'annoyed', score: 58, change: -6 },
    ...{ over: false, beganAt: at, endedAt: null },
    scenario: makeScenario({}, language),
    lines: [
      {
        no: 1,
        who: 'partner',
        done: true,
        at,
        text: say(language, '告诉我今天怎么办。', 'Tell me what happens today.'),
      },
      { no: 2, who: 'learner', done: true, at, text: said },
      {
        no: 3,
        who: 'partner',
        done: true,
        at,
        text: say(language, '你人还没到就下结论？', 'You judge before you came?'),
      },
    ],
    criteria: [
      {
        ...{ key: 'feel', score: 16, most: 20 },
        title: say(language, '先接住情绪', 'People first'),
        reasons: [say(language, '复述了事实。', 'It says the facts back.')],
        quotes: [{ line: 2, from: 0, to: half, good: true }],
      },
      {
        ...{ key: 'fair', score: 8, most: 25 },
        title: say(language, '不抢先归因', 'No blame'),
        reasons: [say(language, '证据没到就定责。', 'It blames before there is evidence.')],
        quotes: [{ line: 2, from: half, to: said.length, good: false }],
      },
    ],
    ...values,
  };
}

/** Finished dialogues. */
export const makeAttempts = (language: StoryLanguage = 'zh'): SparringAttempt[] =>
  [82, 58].map((score, index) => ({
    ...{ id: index + 1, score, passed: score >= 70, said: 6, endedAt: fixtureNow - index * 86_400_000 },
    title: makeScenario({}, language).title,
  }));
