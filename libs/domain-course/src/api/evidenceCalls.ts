import { studyStatements } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** What proves that something was studied. */
export const evidenceCalls = { statements: studyStatements } as const;
export type EvidenceApi = Api<typeof evidenceCalls>;
