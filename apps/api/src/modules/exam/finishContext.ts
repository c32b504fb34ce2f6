import type { TenantScope } from '../../db/tenant.ts';
import type { Emit } from '../../ports/emit.ts';

/** What an attempt is ended with. */
export interface FinishContext {
  readonly scope: TenantScope;
  /** Epoch ms. */
  readonly now: number;
  readonly emit: Emit;
}
