import type { FindThings } from '../../platform/bringing.ts';
import type { TenantScope } from '../../db/tenant.ts';

/** Reason for taking or returning points. */
export interface LotteryReason {
  readonly userId: number;
  readonly rule: string;
  readonly source: { readonly type: string; readonly id: string };
}

/** Needs of the lottery from other modules, in its own transaction. */
export interface LotteryPorts {
  /** Finds the courses, packages and products that files name. */
  readonly find: FindThings;
  /** Takes points; false: too few, nothing was taken. */
  readonly spend: (scope: TenantScope, reason: LotteryReason, points: number, now: number) => Promise<boolean>;
  /** Gives points that can be spent. Won points are not earned: rankings and medals do not count them. */
  readonly give: (scope: TenantScope, reason: LotteryReason, points: number, now: number) => Promise<void>;
  /** The balance that a person can spend. */
  readonly spendable: (scope: TenantScope, userId: number) => Promise<number>;
  /** Hands a product of the mall out as an exchange for no points. Returns its id; null when none is left. */
  readonly handOut: (
    scope: TenantScope,
    prize: { readonly userId: number; readonly productId: number; readonly now: number; readonly timeZone: string },
  ) => Promise<number | null>;
}
