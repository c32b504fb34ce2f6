import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';

/** Reason for giving or taking points. */
export interface GiftReason {
  readonly userId: number;
  readonly rule: string;
  readonly source: { readonly type: string; readonly id: string };
}

/** Needs of rewards from other modules, in their own transaction. */
export interface RewardPorts {
  /** A course for the viewer, with its lecturer. Refuses as its own page does. */
  readonly course: (
    ctx: Pick<CallContext, 'scope' | 'viewer' | 'now'>,
    id: number,
  ) => Promise<{
    readonly lecturer: {
      readonly kind: 'internal' | 'external' | 'public';
      /** Null: has no account. */
      readonly userId: number | null;
    };
  }>;
  /** Locks the points of these people until the transaction ends. */
  readonly hold: (scope: TenantScope, userIds: readonly number[]) => Promise<void>;
  /** Takes points; false: too few, nothing was taken. */
  readonly spend: (scope: TenantScope, reason: GiftReason, points: number, now: number) => Promise<boolean>;
  /** Gives points. */
  readonly award: (scope: TenantScope, reason: GiftReason, points: number, now: number) => Promise<unknown>;
  /** The balance that a person can spend. */
  readonly spendable: (scope: TenantScope, userId: number) => Promise<number>;
}
