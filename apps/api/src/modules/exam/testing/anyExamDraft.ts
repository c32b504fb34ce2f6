import type { ExamDraft } from '@banyan/contracts/exam';

/** A draft without sections, of which a test changes a field. */
export const anyExamDraft: ExamDraft = {
  ...{ title: { zh_cn: '考试' }, introduction: { zh_cn: '' }, kind: 'online', place: { zh_cn: '' }, category: '' },
  ...{ opensAt: 1_763_600_000_000, closesAt: 1_763_700_000_000, durationMin: 60, lateEntryMin: null },
  ...{ passScore: 0, credits: 0, points: 0 },
  ...{ makeupCount: 0, makeupOpensAt: null, makeupClosesAt: null, makeupIntervalMin: 0 },
  ...{ switchLimit: null, faceLimit: null, faceEveryMin: null, faceWithoutCamera: null, devices: [] },
  ...{ shuffled: true, showAnswers: 'marked', showScore: true, ranking: false, anonymous: false },
  ...{ markers: [], audience: null, parts: [] },
};
