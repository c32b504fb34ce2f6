import {
  itemTypes,
  myQuestionnaires,
  questionnaireDetail,
  questionnaireList,
  questionnaireResults,
  questionnaireSheetList,
  submitQuestionnaire,
  type ItemResult,
  type ItemType,
  type QuestionnaireCard,
  type QuestionnaireDetail,
  type QuestionnaireItem,
  type QuestionnaireResults,
  type QuestionnaireSheet,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const DAY_MS = 86_400_000;

/** A questionnaire as lists show it, with values that a story overrides. */
export function makeQuestionnaireCard(
  change: Partial<QuestionnaireCard> = {},
  language: Language = 'zh',
): QuestionnaireCard {
  const zh = language === 'zh';
  return {
    id: 700_001,
    kind: 'questionnaire',
    title: zh ? '食堂与班车满意度' : 'Canteen and shuttle buses',
    owner: zh ? '行政部' : 'Facilities',
    state: 'open',
    anonymous: true,
    once: true,
    opensAt: fixtureNow - 5 * DAY_MS,
    closesAt: fixtureNow + 8 * DAY_MS,
    minutes: 3,
    questionCount: 7,
    results: 'answered',
    resultsOpen: false,
    ...change,
  };
}

/** One in each state, and a vote. */
export function makeQuestionnaireCards(language: Language = 'zh'): QuestionnaireCard[] {
  const card = (zh: string, en: string, change: Partial<QuestionnaireCard>) =>
    makeQuestionnaireCard({ title: language === 'zh' ? zh : en, ...change }, language);
  return [
    card('食堂与班车满意度', 'Canteen and shuttle buses', {}),
    card('今年质量月标语投票', 'Slogan for quality month', { id: 700_002, kind: 'vote', questionCount: 1, minutes: 1 }),
    card('检验岗位入岗一个月回访', 'Your first month in inspection', {
      id: 700_003,
      state: 'answered',
      anonymous: false,
      resultsOpen: true,
    }),
    card('年会节目征集', 'Ideas for the annual party', {
      id: 700_004,
      state: 'early',
      opensAt: fixtureNow + 2 * DAY_MS,
    }),
    card('上半年培训需求调查', 'Training needs, first half', {
      id: 700_005,
      state: 'closed',
      closesAt: fixtureNow - 30 * DAY_MS,
      resultsOpen: true,
    }),
  ];
}

const titles: Readonly<Record<ItemType, readonly [zh: string, en: string]>> = {
  description: ['还有什么想说的？', 'Anything else you would like to say?'],
  star: ['这个月食堂总体怎么样？', 'How was the canteen this month?'],
  score: ['你会向新同事推荐坐班车吗？', 'Would you recommend the shuttle bus to a new colleague?'],
  upload: ['带一张照片', 'Add a photo'],
  sorting: ['最想先改的，从上到下排', 'What should change first? Put them in order'],
  single: ['现在上哪个班？', 'Which shift are you on?'],
  multiple: ['你常坐哪几条线？', 'Which lines do you take?'],
  fill: ['所在工段', 'Your section'],
  fills: ['带教师傅和班组长', 'Your mentor and team leader'],
  date: ['哪一天开始等车超过 15 分钟？', 'Since which day have you waited more than 15 minutes?'],
  time: ['一般几点到岗？', 'When do you usually arrive?'],
  sex: ['性别', 'Sex'],
  age: ['年龄', 'Age'],
  email: ['常用邮箱', 'Your e-mail address'],
  signature: ['请签名确认收到餐卡补贴', 'Sign for your meal card allowance'],
};

const choices = {
  zh: ['早餐再早 20 分钟', '夜班热菜', '班车加一站星湖街', '排队时间'],
  en: ['Breakfast 20 minutes earlier', 'Hot food at night', 'A stop at Lake Street', 'Shorter queues'],
} as const;
const chosen: ReadonlySet<ItemType> = new Set(['single', 'multiple', 'sorting']);

/** A question of each type. */
export function makeQuestionnaireItems(language: Language = 'zh'): QuestionnaireItem[] {
  const zh = language === 'zh';
  return itemTypes.map((type) => ({
    id: type,
    type,
    title: titles[type][zh ? 0 : 1],
    hint: '',
    required: !['upload', 'email', 'sex'].includes(type),
    min: type === 'multiple' ? 1 : null,
    max: type === 'multiple' ? 2 : null,
    options: chosen.has(type) ? [...choices[language]] : [],
    gaps: type === 'fills' ? (zh ? ['带教师傅', '班组长'] : ['Mentor', 'Team leader']) : [],
    ends:
      type === 'score'
        ? zh
          ? { low: '不会', high: '一定会' }
          : { low: 'No', high: 'Certainly' }
        : { low: '', high: '' },
    jumps: [],
  }));
}

/** A questionnaire with its questions. */
export function makeQuestionnaire(
  change: Partial<QuestionnaireDetail> = {},
  language: Language = 'zh',
): QuestionnaireDetail {
  return {
    questionnaire: makeQuestionnaireCard({ questionCount: itemTypes.length }, language),
    introduction:
      language === 'zh'
        ? '结果只看合计，不看个人。写到一半可以关掉，回来接着填。'
        : 'Only totals are shown. You can close this at any time and carry on later.',
    items: makeQuestionnaireItems(language),
    asked: 'first',
    refusal: null,
    ...change,
  };
}

/** Results of a question of each type. */
export function makeQuestionnaireResults(language: Language = 'zh'): QuestionnaireResults {
  const bars = (counts: readonly number[], from: number, texts: readonly string[] = []) =>
    counts.map((count, index) => ({ text: texts[index] ?? '', number: from + index, count }));
  const shown: Partial<Record<ItemType, Pick<ItemResult, 'bars' | 'means'>>> = {
    star: { bars: bars([1, 2, 5, 14, 9], 1), means: [{ text: '', mean: 390 }] },
    score: { bars: bars([0, 0, 1, 1, 0, 2, 4, 7, 9, 5, 2], 0), means: [{ text: '', mean: 726 }] },
    sorting: { bars: [], means: choices[language].map((text, index) => ({ text, mean: 160 + index * 60 })) },
    single: { bars: bars([16, 8, 5, 2], 0, choices[language]), means: [] },
    multiple: { bars: bars([22, 17, 6, 9], 0, choices[language]), means: [] },
    sex: { bars: bars([18, 11, 2], 0), means: [] },
    age: {
      bars: [20, 30, 40].map((number, index) => ({ text: '', number, count: [14, 12, 5][index] ?? 0 })),
      means: [{ text: '', mean: 3140 }],
    },
  };
  return {
    questionnaire: makeQuestionnaireCard({ state: 'answered', resultsOpen: true }, language),
    people: 31,
    counted: 31,
    tooFew: false,
    readable: false,
    items: makeQuestionnaireItems(language).map(({ id, title, type }) => ({
      id,
      title,
      type,
      count: 31,
      ...(shown[type] ?? { bars: [], means: [] }),
    })),
  };
}

/** Named answers of two people. */
export function makeSheets(language: Language = 'zh'): QuestionnaireSheet[] {
  const zh = language === 'zh';
  const said: Partial<Record<ItemType, Partial<QuestionnaireSheet['lines'][number]>>> = {
    star: { numbers: [4] },
    sex: { numbers: [1] },
    single: { texts: choices[language].slice(0, 1) },
    multiple: { texts: choices[language].slice(0, 2) },
    description: { texts: [zh ? '产线很忙，但有人带' : 'Busy, but somebody shows me'] },
  };
  const names = zh ? ['李思远', '周瑾'] : ['Mia Carter', 'Owen Blake'];
  return names.map((name, index) => ({
    id: 1 + index,
    name,
    department: zh ? '质量部' : 'Fresh food',
    at: fixtureNow - (1 + index) * DAY_MS,
    lines: makeQuestionnaireItems(language).map(({ id, title, type }) => ({
      ...{ id, title, type, texts: [], numbers: [], files: [] },
      ...said[type],
    })),
  }));
}

/** The calls of questionnaires, answered. */
export function questionnaireAnswers(language: Language): FakeAnswer[] {
  const cards = makeQuestionnaireCards(language);
  return [
    answer(questionnaireList, () => ({ items: cards, next: null })),
    answer(myQuestionnaires, () => ({ items: cards.filter(({ state }) => state === 'answered'), next: null })),
    answer(questionnaireDetail, () => makeQuestionnaire({}, language)),
    answer(submitQuestionnaire, () => ({
      questionnaire: makeQuestionnaireCard({ state: 'answered', resultsOpen: true }, language),
    })),
    answer(questionnaireResults, () => makeQuestionnaireResults(language)),
    answer(questionnaireSheetList, () => ({ items: makeSheets(language), next: null })),
  ];
}
