import type { TenantScope } from '../../db/tenant.ts';
import type { Measure } from '../../effects/scored.ts';

/** Callbacks of the rankings to other modules. */
export interface RankingPorts {
  /** Called with a person's total, and the day on which it grew. */
  readonly grown: (
    scope: TenantScope,
    growth: { readonly userId: number; readonly measure: Measure; readonly total: number; readonly day: string },
    now: number,
  ) => Promise<void>;
}
