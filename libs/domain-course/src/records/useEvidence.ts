import { courseDomain } from '../course.domain.ts';
import { makeEvidence } from './EvidenceStore.ts';

/** The learner's study as statements, for the export button. */
export const useEvidence = () => courseDomain.useStore(makeEvidence);
