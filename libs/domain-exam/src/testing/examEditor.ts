import {
  bringExamBack,
  discardExamDraft,
  examChoices,
  examVersions,
  publishExam,
  readExamDraft,
  saveExamDraft,
  type EditedExam,
  type ExamDraft,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'en' | 'zh';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const words = {
  zh: {
    title: '旺季上岗考试',
    introduction: '<p>旺季前每位一线同事都要通过。</p>',
    banks: ['库存', '服务', '食品安全'],
    tags: ['冷链', '盘点', '退货'],
    by: '周敏',
    markers: ['何佳怡', '邓立'],
  },
  en: {
    title: 'Ready for peak season',
    introduction: '<p>Everybody on the shop floor passes it before the season.</p>',
    banks: ['Stock', 'Service', 'Food safety'],
    tags: ['cold chain', 'counting', 'returns'],
    by: 'Zoe Martin',
    markers: ['Jiayi He', 'Li Deng'],
  },
} as const;

/** The draft of an exam with five sections. */
export function makeExamDraft(change: Partial<ExamDraft> = {}, language: Language = 'zh'): ExamDraft {
  const { introduction, tags, title } = words[language];
  const part = (
    key: string,
    bank: number,
    kind: ExamDraft['parts'][number]['kind'],
    count: number,
    scoreEach: number,
  ) => ({
    ...{ key, bank, kind, count, scoreEach, scorePartial: 0, difficulty: null, tags: [], questions: null },
  });
  return {
    ...{ title: { zh_cn: title }, introduction: { zh_cn: introduction }, kind: 'online', place: { zh_cn: '' } },
    ...{ category: '', opensAt: fixtureNow + 2 * hourMs, closesAt: fixtureNow + 3.25 * hourMs, durationMin: 60 },
    ...{ lateEntryMin: 15, passScore: 6000, credits: 100, points: 20 },
    ...{ makeupCount: 1, makeupOpensAt: fixtureNow + 7 * dayMs, makeupClosesAt: fixtureNow + 8 * dayMs },
    ...{ makeupIntervalMin: 1440, switchLimit: 3, faceLimit: null, faceEveryMin: null, faceWithoutCamera: null },
    ...{ devices: ['desktop'], shuffled: true, showAnswers: 'closed', showScore: true, ranking: false },
    ...{ anonymous: false, markers: [7], audience: null },
    parts: [
      part('p1', 1, 'single', 10, 300),
      part('p2', 2, 'single', 10, 300),
      { ...part('p3', 1, 'multiple', 5, 400), scorePartial: 200 },
      part('p4', 2, 'judgement', 6, 200),
      { ...part('p5', 3, 'judgement', 4, 200), difficulty: 3, tags: [tags[0]] },
    ],
    ...change,
  };
}

/** An exam in its editor: never published, with a gap in its last section. */
export function makeEditedExam(change: Partial<EditedExam> = {}, language: Language = 'zh'): EditedExam {
  const { by, markers } = words[language];
  return {
    ...{ id: 501, state: 'draft', version: 0, revision: 3, savedAt: fixtureNow - 60_000, savedBy: by },
    draft: makeExamDraft({}, language),
    changes: ['parts', 'durationMin'],
    faults: [{ at: 'p5', rule: 'tooFew' }],
    pools: [
      { key: 'p1', fits: 84, anyDifficulty: 84, anyTag: 84 },
      { key: 'p2', fits: 41, anyDifficulty: 41, anyTag: 41 },
      { key: 'p3', fits: 22, anyDifficulty: 22, anyTag: 22 },
      { key: 'p4', fits: 37, anyDifficulty: 37, anyTag: 37 },
      { key: 'p5', fits: 3, anyDifficulty: 19, anyTag: 8 },
    ],
    ...{ people: 318, begun: 0, sitting: 0, mayPublish: true },
    markers: [{ id: 7, name: markers[0] }],
    ...change,
  };
}

/** Calls of the editor of an exam; what is saved is kept as on a server. */
export function examEditorAnswers(language: Language = 'zh'): FakeAnswer[] {
  const { banks, by, markers, tags, title } = words[language];
  let edited = makeEditedExam({}, language);
  return [
    answer(examChoices, () => ({
      banks: banks.map((name, index) => ({
        ...{ id: index + 1, name, tags: [...tags] },
        counts: (['single', 'multiple', 'judgement'] as const).map((kind) => ({ kind, count: 40 })),
      })),
      categories: [],
      markers: markers.map((name, index) => ({ id: index + 7, name })),
    })),
    answer(readExamDraft, () => edited),
    answer(saveExamDraft, ({ draft, revision }) => {
      const isClosed = draft.parts.every(({ difficulty, key }) => key !== 'p5' || difficulty === null);
      edited = {
        ...{ ...edited, draft, revision: revision + 1, savedAt: fixtureNow },
        faults: isClosed ? [] : edited.faults,
        pools: edited.pools.map((pool) => (isClosed && pool.key === 'p5' ? { ...pool, fits: 19 } : pool)),
      };
      return edited;
    }),
    answer(discardExamDraft, () => {
      edited = makeEditedExam({ changes: [], revision: 0, savedAt: null }, language);
      return edited;
    }),
    answer(publishExam, () => {
      edited = { ...edited, state: 'upcoming', version: edited.version + 1, revision: 0, changes: [], savedAt: null };
      return edited;
    }),
    answer(bringExamBack, () => edited),
    answer(examVersions, () => ({
      items: [2, 1].map((no) => ({
        ...{ no, at: fixtureNow - (3 - no) * dayMs, by: no === 1 ? '' : by, title, questions: 35, fullScore: 10_000 },
        changes: no === 2 ? ['durationMin', 'parts'] : [],
      })),
      next: null,
    })),
  ];
}
