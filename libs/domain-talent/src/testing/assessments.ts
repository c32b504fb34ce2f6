import type { AssessmentCard, AssessmentDetail, AssessmentReport, AssessmentTool } from '@banyan/contracts/talent';
import type { StoryLanguage } from '@banyan/core-screen/stories';
import { fixtureNow } from './fixtures.ts';

const day = 86_400_000;
const say = (language: StoryLanguage, zh: string, en: string) => (language === 'en' ? en : zh);

/** A self-assessment, open. */
export const makeTask = (values: Partial<AssessmentCard> = {}, language: StoryLanguage = 'zh'): AssessmentCard => ({
  ...{ id: 801, relation: 'self', state: 'begun', answered: 1, items: 3, handedInAt: null, report: false },
  title: say(language, '骨干 360 评估', 'Key people 360 review'),
  tool: say(language, '骨干行为问卷', 'Key behaviours questionnaire'),
  subject: say(language, '李思远', 'Mia Chen'),
  opensAt: fixtureNow - 3 * day,
  dueAt: fixtureNow + 8 * day,
  ...values,
});

/** Tasks in every state; `long`: with names as long as there are. */
export function makeTasks(language: StoryLanguage = 'zh', long = false): AssessmentCard[] {
  const handedInAt = fixtureNow - day;
  const tasks = [
    makeTask({}, language),
    makeTask({ id: 802, state: 'done', handedInAt, report: true, answered: 3 }, language),
    makeTask({ id: 803, state: 'open', relation: 'peer', answered: 0 }, language),
    makeTask({ id: 804, state: 'early', opensAt: fixtureNow + day, answered: 0 }, language),
    makeTask({ id: 805, state: 'missed', relation: 'leader', answered: 0 }, language),
  ];
  return long
    ? tasks.map((task) => ({ ...task, title: Array.from({ length: 8 }, () => task.title).join(' ') }))
    : tasks;
}

/** The first of them in full. */
export const makeAssessment = (language: StoryLanguage = 'zh', long = false): AssessmentDetail => ({
  task: makeTasks(language, long)[0] ?? makeTask(),
  about: say(language, '看看自己站在哪里。\n\n只给本人看。', 'See where you stand.\n\nOnly you see it.'),
  dimensions: language === 'en' ? ['Craft', 'Ownership', 'Learning'] : ['专业', '担当', '学习'],
  minutes: 8,
  assessors: [
    { relation: 'self', people: 1, handedIn: 0 },
    { relation: 'peer', people: 2, handedIn: 1 },
  ],
});

/** Its statements, the first one answered. */
export const makeTool = (language: StoryLanguage = 'zh', long = false): AssessmentTool => ({
  task: makeAssessment(language, long).task,
  about: say(language, '按最近三个月的真实表现作答。', 'Answer by the last three months.'),
  scale:
    language === 'en' ? ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'] : ['从不', '很少', '一般', '经常', '总是'],
  items: [1, 2, 3].map((no) => ({
    ...{ no, value: no === 1 ? 4 : 0 },
    text: say(language, `第 ${no} 条：答应的事，到点就有结果。`, `${no}: Delivers what was promised.`),
  })),
});

/** The report of the second task; `url`: its PDF. */
export const makeReport = (language: StoryLanguage = 'zh', url = ''): AssessmentReport => ({
  task: makeTasks(language)[1] ?? makeTask(),
  dimensions: makeAssessment(language).dimensions.map((title, index) => ({
    ...{ title, about: '', self: 40 - index * 5, leader: 35 },
    peers: index === 2 ? null : 40,
  })),
  url,
  saveUrl: url,
  file: 'report.pdf',
});
