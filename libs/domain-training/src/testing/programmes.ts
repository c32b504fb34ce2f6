import type { ProgrammeCard, ProgrammeStage, ProgrammeTask, ProgrammeView } from '@banyan/contracts/training';
import { fixtureNow } from './fixtures.ts';

const dayMs = 86_400_000;
const day = (days: number) => fixtureNow + days * dayMs;

const words = {
  zh: {
    titles: ['班组长能力提升营', '检验员入职 90 天', '现场安全年度复训', '质量月：首件与巡检专项', '精益改善工作坊'],
    stages: ['线上预习', '集中面授', '岗位实践', '答辩发证'],
    tasks: ['新任班组长的前 90 天', '预习测验', '训前自评', '带一个本班组的难题来', '面授：冲突处理与激励'],
    summary: '八周，线上学、面授练、回到班组用。',
    owner: '人力资源部 赵敏',
    category: '领导力与管理',
    term: '第 3 期',
    certificate: '班组长任职资格',
    people: ['何佳怡', '孙立军', '周建国', '吴雨桐'],
    department: '质量部',
    place: '三号楼 201',
  },
  en: {
    titles: [
      'Team leader camp',
      'Your first 90 days',
      'Food safety, yearly certification',
      'Ready for the summer peak',
      'Improvement workshop',
    ],
    stages: ['Before we meet', 'Together in the room', 'In your store', 'Tell the story'],
    tasks: [
      'Your first ninety days as a team leader',
      'Stage test',
      'Where you stand',
      'Bring a problem from your store',
      'Workshop: feedback that helps',
    ],
    summary: 'Eight weeks: learn online, practise together, use it in your store.',
    owner: 'Nora, People & Learning',
    category: 'Leading a team',
    term: 'Autumn term',
    certificate: 'Qualified team leader',
    people: ['Amy Chen', 'Lucas Schmidt', 'Sofia Rossi', 'Noah Williams'],
    department: 'Store operations',
    place: 'Training store',
  },
} as const;

type Language = 'zh' | 'en';

const kinds = ['course', 'exam', 'questionnaire', 'homework', 'activity'] as const;

/** A task, open and required unless said otherwise. */
export function makeTask(values: Partial<ProgrammeTask> = {}, language: Language = 'zh'): ProgrammeTask {
  return {
    id: 1,
    kind: 'course',
    itemId: 101,
    title: words[language].tasks[0],
    required: true,
    state: 'open',
    available: true,
    begun: false,
    opensAt: null,
    dueAt: day(3),
    doneAt: null,
    minutes: 46,
    questions: null,
    attempts: null,
    score: null,
    waits: false,
    place: '',
    ...values,
  };
}

/** A stage with a task of each kind, of which the first ones are done. */
function makeStage(index: number, state: ProgrammeStage['state'], done: number, language: Language): ProgrammeStage {
  const { stages, tasks, place } = words[language];
  const own = kinds.map((kind, nth) =>
    makeTask(
      {
        id: index * 10 + nth + 1,
        kind,
        itemId: 100 + nth,
        title: tasks[nth] ?? '',
        required: nth < 4,
        state: nth < done ? 'done' : state === 'open' ? 'open' : 'locked',
        doneAt: nth < done ? day(-10 + nth) : null,
        dueAt: day(index * 8 + nth),
        minutes: kind === 'homework' ? null : 30,
        questions: kind === 'exam' ? 20 : null,
        attempts: kind === 'exam' ? 2 : null,
        score: kind === 'exam' && nth < done ? 9200 : null,
        place: kind === 'activity' ? place : '',
      },
      language,
    ),
  );
  return {
    id: index + 1,
    title: stages[index] ?? '',
    state,
    all: 5,
    done: Math.min(done, 5),
    missed: 0,
    rule: index === 3 ? 'after' : 'date',
    choice: 0,
    opensAt: day(index * 8 - 10),
    dueAt: day(index * 8 + 4),
    required: { done: Math.min(done, 4), all: 4 },
    elective: { done: Math.max(0, done - 4), need: 1, all: 1 },
    waitsFor: index === 3 ? 8 : 0,
    changeable: false,
    tasks: own,
  };
}

/** A programme as a list shows it: joined and under way unless said otherwise. */
export function makeCard(values: Partial<ProgrammeCard> = {}, language: Language = 'zh'): ProgrammeCard {
  const own = words[language];
  const stages = [
    makeStage(0, 'done', 5, language),
    makeStage(1, 'open', 2, language),
    makeStage(2, 'locked', 0, language),
    makeStage(3, 'locked', 0, language),
  ];
  return {
    id: 6003,
    title: own.titles[0],
    summary: own.summary,
    category: own.category,
    term: own.term,
    owner: own.owner,
    motif: 'lead',
    state: 'in_progress',
    joined: true,
    refusal: 'joined',
    beginsAt: day(-24),
    endsAt: day(29),
    days: null,
    people: 42,
    credits: 400,
    stages: stages.map(({ all, done, id, missed, state, title }) => ({ all, done, id, missed, state, title })),
    required: { done: 6, all: 16 },
    elective: { done: 1, all: 4 },
    missing: { required: 10, elective: 3, choices: 0 },
    next: { id: 13, kind: 'questionnaire', itemId: 102, title: own.tasks[2], dueAt: day(3), stage: 2 },
    round: 1,
    completedAt: null,
    renewsAt: null,
    ...values,
  };
}

/** Programmes in different states, as lists show them. */
export function makeProgrammes(language: Language = 'zh'): ProgrammeCard[] {
  const { titles } = words[language];
  const of = (index: number, values: Partial<ProgrammeCard>) =>
    makeCard({ id: 6003 + index, title: titles[index] ?? '', ...values }, language);
  return [
    of(0, {}),
    of(1, { motif: 'newbie', term: '', endsAt: day(56), days: 90, missing: { required: 7, elective: 1, choices: 1 } }),
    of(2, {
      motif: 'safety',
      term: '',
      state: 'completed',
      completedAt: day(-20),
      renewsAt: day(285),
      round: 2,
      next: null,
    }),
    of(3, { motif: 'quality', term: '', state: 'ended', endsAt: day(-42), next: null }),
    of(4, { motif: 'lean', term: '', joined: false, refusal: null, next: null, beginsAt: day(10), endsAt: day(40) }),
  ];
}

const long = (text: string, language: Language) =>
  Array.from({ length: 12 }, () => text).join(language === 'zh' ? '、' : ', ');

/** The same with the longest titles of a language. */
export const makeLongProgrammes = (language: Language = 'zh'): ProgrammeCard[] =>
  makeProgrammes(language).map((one) => ({ ...one, title: long(one.title, language) }));

/** A programme with its stages and tasks. */
export function makeView(values: Partial<ProgrammeView> = {}, language: Language = 'zh'): ProgrammeView {
  const own = words[language];
  return {
    programme: makeCard({}, language),
    stages: [
      makeStage(0, 'done', 5, language),
      makeStage(1, 'open', 2, language),
      makeStage(2, 'locked', 0, language),
      makeStage(3, 'locked', 0, language),
    ],
    countsEarlier: false,
    certificate: own.certificate,
    validDays: 1095,
    people: own.people.map((name) => ({ name, department: own.department })),
    now: fixtureNow,
    ...values,
  };
}

/** A programme without stages. */
export const emptyView = (language: Language = 'zh'): ProgrammeView =>
  makeView(
    {
      programme: makeCard(
        {
          joined: false,
          refusal: null,
          people: 0,
          stages: [],
          next: null,
          required: { done: 0, all: 0 },
          elective: { done: 0, all: 0 },
          missing: { required: 0, elective: 0, choices: 0 },
        },
        language,
      ),
      stages: [],
      certificate: null,
      people: [],
    },
    language,
  );

/** The same with the longest names of a language. */
export function makeLongView(language: Language = 'zh'): ProgrammeView {
  const view = makeView({}, language);
  const longer = <Named extends { readonly title: string }>(one: Named) => ({
    ...one,
    title: long(one.title, language),
  });
  return {
    ...view,
    programme: longer({ ...view.programme, stages: view.programme.stages.map(longer) }),
    stages: view.stages.map((stage) => longer({ ...stage, tasks: stage.tasks.map(longer) })),
  };
}

/** Four stages of fifteen tasks each, most of them ahead. */
export function makeCrowdedView(language: Language = 'zh'): ProgrammeView {
  const view = makeView({}, language);
  return {
    ...view,
    stages: view.stages.map((stage) => ({
      ...stage,
      tasks: [0, 1, 2].flatMap((copy) => stage.tasks.map((task) => ({ ...task, id: task.id + copy * 100 }))),
    })),
  };
}
