import {
  actOnQuestionnaires,
  addQuestionnaire,
  bringQuestionnaireBack,
  discardQuestionnaireDraft,
  exportAnswers,
  exportQuestionnaires,
  managedResults,
  managedSheets,
  manageQuestionnaire,
  manageQuestionnaires,
  missingPeople,
  publishQuestionnaire,
  questionnaireVersions,
  readQuestionnaireDraft,
  saveQuestionnaireDraft,
  type EditedQuestionnaire,
  type ManagedQuestionnaire,
  type ManagedResults,
  type QuestionnaireDraft,
  type QuestionnaireDraftItem,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';
import { makeQuestionnaireItems, makeQuestionnaireResults, makeSheets } from './questionnaire.ts';

type Language = 'en' | 'zh';
const dayMs = 86_400_000;
const states = ['open', 'draft', 'planned', 'ended', 'template'] as const;

const words = {
  zh: {
    titles: ['休息室和排班', '食堂与班车满意度', '质量月标语投票', '入岗一个月回访', '新人满月问卷'],
    by: '周敏',
    owner: '人力资源部',
    items: [
      '休息室怎么样？',
      '排班提前够早吗？',
      '怎样会更好？',
      '你一般上哪些班？',
      '最后一次休息几点开始？',
      '还有什么想说的？',
    ],
    shifts: ['早班', '白班', '晚班', '夜间补货'],
    text: '水壶十月就坏了。',
  },
  en: {
    titles: ['Break rooms and rotas', 'Canteen and buses', 'Slogan for quality', 'Your first month', 'New starters'],
    by: 'Zoe Martin',
    owner: 'People team',
    items: [
      'How is the break room in your store?',
      'Do you get your rota early enough?',
      'What would have helped?',
      'Which shifts do you usually work?',
      'When does your last break usually start?',
      'Anything else?',
    ],
    shifts: ['Early', 'Day', 'Late', 'Night replenishment'],
    text: 'The kettle has been broken since October.',
  },
} as const;

/** Questionnaires in the list of the console. */
export const makeManagedQuestionnaires = (count: number, language: Language = 'zh'): ManagedQuestionnaire[] =>
  Array.from({ length: count }, (_, index) => {
    const state = states[index % 5] ?? 'open';
    const isAsked = state === 'open' || state === 'ended';
    return {
      id: 700_001 + index,
      title: words[language].titles[index % 5] ?? '',
      kind: index % 5 === 2 ? ('vote' as const) : ('questionnaire' as const),
      state,
      unpublished: state === 'draft' || index % 4 === 0,
      anonymous: index % 3 !== 1,
      opensAt: fixtureNow + (isAsked ? -3 : 2) * dayMs,
      closesAt: fixtureNow + (state === 'ended' ? -1 : 9) * dayMs,
      questions: 6,
      audience: index % 3 === 2 ? null : 318,
      answered: isAsked ? 214 : 0,
      changedAt: fixtureNow - index * 5_000_000,
      changedBy: words[language].by,
    };
  });

/** The draft of a questionnaire with two branches, as drawn. */
export function makeQuestionnaireDraft(
  change: Partial<QuestionnaireDraft> = {},
  language: Language = 'zh',
): QuestionnaireDraft {
  const { items, owner, shifts, titles } = words[language];
  const none = { zh_cn: '' };
  const item = (at: number, made: Partial<QuestionnaireDraftItem>): QuestionnaireDraftItem => ({
    ...{ id: `q${at + 1}`, type: 'description', title: { zh_cn: items[at] ?? '' }, hint: none, required: true },
    ...{ min: null, max: null, options: [], gaps: [], low: none, high: none, jumps: [] },
    ...made,
  });
  return {
    ...{ title: { zh_cn: titles[0] }, introduction: none, owner: { zh_cn: owner }, kind: 'questionnaire' },
    ...{ opensAt: fixtureNow + 2 * dayMs, closesAt: fixtureNow + 9 * dayMs, anonymous: true, once: true },
    ...{ minutes: 3, results: 'never', audience: null },
    items: [
      item(0, { type: 'star' }),
      item(1, { type: 'score', min: 0, max: 10, jumps: [{ from: 5, to: 10, go: 'q4' }] }),
      item(2, { required: false }),
      item(3, {
        ...{ type: 'multiple', min: 1, max: 2, options: shifts.map((zh_cn) => ({ zh_cn })) },
        jumps: [
          { from: 3, to: 3, go: 'q5' },
          { from: null, to: null, go: 'q6' },
        ],
      }),
      item(4, { type: 'time' }),
      item(5, { required: false }),
    ],
    ...change,
  };
}

/** A questionnaire in its editor. */
export const makeEditedQuestionnaire = (
  change: Partial<EditedQuestionnaire> = {},
  language: Language = 'zh',
): EditedQuestionnaire => ({
  ...{ id: 700_001, state: 'draft', version: 0, revision: 3, savedAt: fixtureNow - 60_000 },
  savedBy: words[language].by,
  draft: makeQuestionnaireDraft({}, language),
  ...{ changes: ['items'], faults: [], people: 318, answered: 0, held: [], mayEdit: true, mayPublish: true },
  ...change,
});

/** Results in the console. */
export function makeManagedResults(change: Partial<ManagedResults> = {}, language: Language = 'zh'): ManagedResults {
  const { titles, text } = words[language];
  const options = makeQuestionnaireItems(language).find(({ type }) => type === 'sorting')?.options ?? [];
  return {
    ...{ id: 700_001, title: titles[0], state: 'open', opensAt: fixtureNow - 3 * dayMs },
    ...{ closesAt: fixtureNow + 4 * dayMs, anonymous: true, people: 318, answered: 214, counted: 210, tooFew: false },
    items: makeQuestionnaireResults(language).items.map((item) => ({
      ...item,
      orders:
        item.type === 'sorting'
          ? options.map((option, at) => ({
              text: option,
              counts: options.map((_, place) => 3 + ((at * 5 + place * 7) % 19)),
            }))
          : [],
      texts: item.type === 'description' ? [{ text, count: 3 }] : [],
    })),
    ...{ days: [], departments: [], readable: false, mayRemind: true },
    ...change,
  };
}

/** The same with names. */
export const makeNamedResults = (language: Language = 'zh'): ManagedResults =>
  makeManagedResults(
    {
      ...{ anonymous: false, counted: 214, readable: true },
      days: ['2025-11-17', '2025-11-18', '2025-11-19', '2025-11-20'].map((day, at) => ({ day, count: 30 + at * 14 })),
      departments: (language === 'zh' ? ['焊接', '装配', '质量'] : ['Wales', 'Thames', 'Midlands']).map((name, at) => ({
        ...{ id: 1 + at, name, count: 80 - at * 25 },
      })),
    },
    language,
  );

/** Calls of the console about questionnaires; what is saved is kept as on a server. */
export function manageQuestionnairesAnswers(language: Language = 'zh'): FakeAnswer[] {
  const all = makeManagedQuestionnaires(20, language);
  const [first] = all as [ManagedQuestionnaire];
  let edited = makeEditedQuestionnaire({}, language);
  const keep = (change: Partial<EditedQuestionnaire>) => {
    edited = { ...edited, ...change };
    return edited;
  };
  const exported = {
    ...{ id: 1, list: 'questionnaires' as const, file: 'questionnaires.csv', rows: 6, state: 'waiting' as const },
    ...{ at: fixtureNow, until: fixtureNow + 14 * dayMs, url: '' },
  };
  return [
    answer(manageQuestionnaires, ({ size = 60, state }) => {
      const found = all.filter((one) => (state === '' ? one.state !== 'template' : one.state === state));
      return { items: found.slice(0, size), next: null, total: found.length };
    }),
    answer(manageQuestionnaire, ({ id }) => ({
      ...(all.find((one) => one.id === id) ?? first),
      ...{ owner: words[language].owner, once: true, minutes: 3, version: 1 },
      history: [
        {
          ...{ id: 9, at: fixtureNow - dayMs, who: words[language].by, act: 'manage/questionnaires/publish' },
          changes: [{ field: 'items', before: null, after: null }],
        },
      ],
    })),
    answer(actOnQuestionnaires, ({ act, ids }) => ({
      ...{ done: [...ids], left: [], reminded: act === 'remind' ? 104 : 0 },
      back: act === 'archive' ? [...ids] : [],
    })),
    answer(addQuestionnaire, () => ({ id: 700_001 })),
    answer(exportQuestionnaires, () => exported),
    answer(exportAnswers, () => ({ ...exported, list: 'answers' as const })),
    answer(readQuestionnaireDraft, () => edited),
    answer(saveQuestionnaireDraft, ({ draft, revision }) =>
      keep({ draft, revision: revision + 1, savedAt: fixtureNow }),
    ),
    answer(discardQuestionnaireDraft, () => keep({ changes: [], revision: 0, savedAt: null })),
    answer(publishQuestionnaire, () =>
      keep({ state: 'planned', version: edited.version + 1, revision: 0, changes: [], savedAt: null }),
    ),
    answer(bringQuestionnaireBack, () => edited),
    answer(questionnaireVersions, () => ({
      items: [2, 1].map((no) => ({
        ...{ no, at: fixtureNow - (3 - no) * dayMs, by: no === 1 ? '' : words[language].by, questions: 6 },
        ...{ title: words[language].titles[0], changes: no === 2 ? ['items', 'minutes'] : [] },
      })),
      next: null,
    })),
    answer(managedResults, () => makeManagedResults({}, language)),
    answer(managedSheets, () => ({ items: makeSheets(language), next: null })),
    answer(missingPeople, () => ({
      items: [{ id: 5, name: words[language].by, account: 'H20012', department: words[language].owner }],
      ...{ next: null, total: 104 },
    })),
  ];
}
