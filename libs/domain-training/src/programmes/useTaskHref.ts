import type { ProgrammeTaskKind } from '@banyan/contracts/training';
import { trainingDomain } from '../training.domain.ts';

/** Addresses of the subjects of tasks; null when a kind has no screen. */
export function useTaskHref() {
  const { taskHrefs = {} } = trainingDomain.useEnvironment().ports;
  return ({ itemId, kind }: { readonly kind: ProgrammeTaskKind; readonly itemId: number }): string | null =>
    taskHrefs[kind]?.(itemId) ?? null;
}
