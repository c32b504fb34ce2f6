import type { QuestionnaireDraft, QuestionnaireDraftItem } from '@banyan/contracts/exam';

/** A draft without questions, of which a test changes a field. */
export const anyQuestionnaireDraft: QuestionnaireDraft = {
  ...{ title: { zh_cn: '问卷' }, introduction: { zh_cn: '' }, owner: { zh_cn: '行政部' }, kind: 'questionnaire' },
  ...{ opensAt: 1_763_600_000_000, closesAt: 1_763_700_000_000, anonymous: true, once: true, minutes: 3 },
  ...{ results: 'never', audience: null, items: [] },
};

/** A question of a draft: a text, unless a test says otherwise. */
export const anyDraftItem = (
  change: Partial<QuestionnaireDraftItem> & { readonly id: string },
): QuestionnaireDraftItem => ({
  ...{ type: 'fill', title: { zh_cn: change.id }, hint: { zh_cn: '' }, required: true, min: null, max: null },
  ...{ options: [], gaps: [], low: { zh_cn: '' }, high: { zh_cn: '' }, jumps: [] },
  ...change,
});
