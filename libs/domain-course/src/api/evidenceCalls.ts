import { studyStatements } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Evidence of study. */
export const evidenceCalls = { statements: studyStatements } as const;
export type EvidenceApi = Api<typeof evidenceCalls>;
