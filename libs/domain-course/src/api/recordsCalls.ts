import { creditList, forgetVisits, studyHours, visitList } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** What the learner has opened. */
export const visitsCalls = { list: visitList, forget: forgetVisits } as const;
export type VisitsApi = Api<typeof visitsCalls>;

/** How long the learner has studied. */
export const hoursCalls = { hours: studyHours } as const;
export type HoursApi = Api<typeof hoursCalls>;

/** What credits the learner has earned. */
export const creditsCalls = { list: creditList } as const;
export type CreditsApi = Api<typeof creditsCalls>;
