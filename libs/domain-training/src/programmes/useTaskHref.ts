import type { ProgrammeTaskKind } from '@banyan/contracts';
import { trainingDomain } from '../training.domain.ts';

/** Addresses of what tasks ask for; null where its kind has no screen. */
export function useTaskHref() {
  const { taskHrefs = {} } = trainingDomain.useEnvironment().ports;
  return ({ itemId, kind }: { readonly kind: ProgrammeTaskKind; readonly itemId: number }): string | null =>
    taskHrefs[kind]?.(itemId) ?? null;
}
