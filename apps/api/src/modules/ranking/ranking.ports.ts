import type { TenantScope } from '../../db/tenant.ts';
import type { Measure } from '../../effects/scored.ts';

/** What the rankings tell others. */
export interface RankingPorts {
  /** Hears what somebody has in all, and on which day it grew. */
  readonly grown: (
    scope: TenantScope,
    growth: { readonly userId: number; readonly measure: Measure; readonly total: number; readonly day: string },
    now: number,
  ) => Promise<void>;
}
