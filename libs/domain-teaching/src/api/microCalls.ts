import {
  answerMicro,
  checkMicroLink,
  keepMicroFile,
  microCategories,
  microDetail,
  microList,
  microReviews,
  microSetting,
  removeMicro,
  retryMicroFile,
  saveMicro,
  submitMicro,
  withdrawMicro,
} from '@banyan/contracts/teaching';
import type { Api } from '@banyan/core-screen';

/** Writing a micro-course. */
export const microCalls = {
  setting: microSetting,
  categories: microCategories,
  one: microDetail,
  save: saveMicro,
  keepFile: keepMicroFile,
  checkLink: checkMicroLink,
  retryFile: retryMicroFile,
  submit: submitMicro,
} as const;
export type MicroApi = Api<typeof microCalls>;

/** The author's micro-courses. */
export const myMicroCalls = {
  list: microList,
  withdraw: withdrawMicro,
  remove: removeMicro,
  retryFile: retryMicroFile,
} as const;
export type MyMicroApi = Api<typeof myMicroCalls>;

/** Micro-courses at the review desk. */
export const microReviewCalls = { list: microReviews, answer: answerMicro } as const;
