import type { ProgrammeTaskKind } from '@banyan/contracts/training';
import { trainingDomain } from '../training.domain.ts';

/** Addresses of what tasks ask for; null where its kind has no screen. */
export function useTaskHref() {
  const { taskHrefs = {} } = trainingDomain.useEnvironment().ports;
  return ({ itemId, kind }: { readonly kind: ProgrammeTaskKind; readonly itemId: number }): string | null =>
    taskHrefs[kind]?.(itemId) ?? null;
}
