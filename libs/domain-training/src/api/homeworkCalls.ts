import {
  handInHomework,
  homeworkDetail,
  homeworkFigures,
  homeworkList,
  homeworkToMark,
  markHomework,
  saveHomeworkDraft,
  suggestHomeworkMark,
  withdrawHomework,
} from '@banyan/contracts/training';
import type { Api } from '@banyan/core-screen';

/** Homework of the learner. */
export const homeworkCalls = {
  list: homeworkList,
  detail: homeworkDetail,
  saveDraft: saveHomeworkDraft,
  handIn: handInHomework,
  withdraw: withdrawHomework,
} as const;

export type HomeworkApi = Api<typeof homeworkCalls>;

/** Homework that waits for its mark. */
export const markingCalls = {
  waiting: homeworkToMark,
  mark: markHomework,
  suggest: suggestHomeworkMark,
  figures: homeworkFigures,
} as const;

export type MarkingApi = Api<typeof markingCalls>;
