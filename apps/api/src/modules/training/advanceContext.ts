import type { TenantScope } from '../../db/tenant.ts';
import type { Emit } from '../../ports/emit.ts';

/** Context for writing progress. */
export interface AdvanceContext {
  readonly scope: TenantScope;
  /** Epoch ms. */
  readonly now: number;
  readonly emit: Emit;
}
