import type { TenantScope } from '../../db/tenant.ts';
import type { Emit } from '../../ports/emit.ts';

/** Context for ending an attempt. */
export interface FinishContext {
  readonly scope: TenantScope;
  /** Epoch ms. */
  readonly now: number;
  readonly emit: Emit;
}
