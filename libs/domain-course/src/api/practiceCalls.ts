import { coursePractice } from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** Practice offered for a course. */
export const practiceCalls = { offer: coursePractice } as const;
export type PracticeApi = Api<typeof practiceCalls>;
