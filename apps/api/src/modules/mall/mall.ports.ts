import type { TenantScope } from '../../db/tenant.ts';

/** Reason for taking or returning points. */
export interface SpendReason {
  readonly userId: number;
  readonly rule: string;
  readonly source: { readonly type: string; readonly id: string };
}

/** Needs of the mall from the ledger, in its own transaction. */
export interface MallPorts {
  /** Takes points; false: too few, nothing was taken. */
  readonly spend: (scope: TenantScope, reason: SpendReason, points: number, now: number) => Promise<boolean>;
  /** Returns spent points. */
  readonly giveBack: (scope: TenantScope, reason: SpendReason, points: number, now: number) => Promise<void>;
  /** Gives points for actions of the demo people. */
  readonly award: (scope: TenantScope, reason: SpendReason, points: number, now: number) => Promise<unknown>;
  /** The balance that a person can spend. */
  readonly spendable: (scope: TenantScope, userId: number) => Promise<number>;
}
