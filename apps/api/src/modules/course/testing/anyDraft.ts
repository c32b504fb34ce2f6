import type { CourseDraft } from '@banyan/contracts/course';

/** A draft without chapters, of which a test changes a field. */
export const anyDraft: CourseDraft = {
  settings: {
    ...{ title: { zh_cn: '课' }, intro: { zh_cn: '' }, outcomes: [], category: 'QM', motif: 'quality', cover: null },
    ...{ lecturer: 1, credits: 0, pointsPerChapter: 0, requiredStudyS: 0, price: null, pointsPrice: null },
    ...{ personalSale: true, required: false, requiredUntil: null, audience: null, maxViewers: null, validDays: null },
    ...{ antiSkip: false, background: true, sequential: false, presence: 'none', presenceMinutes: 10 },
  },
  chapters: [],
};
