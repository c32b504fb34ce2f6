import { creditList, forgetVisits, studyHours, visitList } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** The learner's browsing history. */
export const visitsCalls = { list: visitList, forget: forgetVisits } as const;
export type VisitsApi = Api<typeof visitsCalls>;

/** The learner's study hours. */
export const hoursCalls = { hours: studyHours } as const;
export type HoursApi = Api<typeof hoursCalls>;

/** The learner's credits. */
export const creditsCalls = { list: creditList } as const;
export type CreditsApi = Api<typeof creditsCalls>;
