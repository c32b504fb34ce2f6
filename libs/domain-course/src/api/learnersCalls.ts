import { courseLearners } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Learners of a course. */
export const learnersCalls = { list: courseLearners } as const;
export type LearnersApi = Api<typeof learnersCalls>;
