import type { CoverMotif } from '@banyan/contracts';
import type { OrderKind, Purchase } from '@banyan/contracts/course';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';

/** Identifies an item among all that are sold. */
export interface ItemKey {
  readonly kind: OrderKind;
  readonly itemId: number;
}

/** An item for money. */
export interface Item {
  readonly title: Localised;
  readonly motif: CoverMotif;
  /** Number of its courses. */
  readonly courses: number;
  /** Seconds. */
  readonly durationS: number;
  /** Cents; null: it costs nothing. */
  readonly price: number | null;
  readonly points: number | null;
  /** Null: it costs this viewer nothing. */
  readonly purchase: Purchase | null;
}

/** Access paid for by a person, or by the enterprise for them. */
export interface Paid {
  readonly userId: number;
  readonly kind: OrderKind;
  readonly itemId: number;
  /** Null: the enterprise pays. */
  readonly orderId: number | null;
  /** Epoch ms. */
  readonly until: number;
}

/** Reason for spending points. */
export interface SpendReason {
  readonly userId: number;
  readonly rule: string;
  readonly source: { readonly type: string; readonly id: string };
}

/** Needs of giving access to a paid item. */
export interface NoticePorts {
  /** Which of these are on the shelf. */
  readonly onShelf: (scope: TenantScope, items: readonly ItemKey[]) => Promise<readonly ItemKey[]>;
  /** Gives access; false: the learner has access already, and nothing was changed. */
  readonly grant: (scope: TenantScope, paid: Paid, now: number) => Promise<boolean>;
}

/** Needs of what the enterprise buys for its people. */
export interface EnterpriseOrderPorts {
  /** Gives access at the enterprise's expense; answers those who had none. */
  readonly grantAll: (
    scope: TenantScope,
    paid: Omit<Paid, 'userId'> & { readonly userIds: readonly number[] },
    now: number,
  ) => Promise<readonly number[]>;
  /** Courses and packages that cost something. */
  readonly sold: (
    scope: TenantScope,
  ) => Promise<
    readonly { readonly kind: OrderKind; readonly id: number; readonly title: Localised; readonly price: number }[]
  >;
  /** Those of these people who have access now. */
  readonly has: (
    scope: TenantScope,
    item: ItemKey,
    userIds: readonly number[],
    now: number,
  ) => Promise<readonly number[]>;
}

/** Needs of orders from other modules, in their own transaction. */
export interface OrderPorts extends NoticePorts, EnterpriseOrderPorts {
  /** The item sold, for this viewer. Refuses as its own page does. */
  readonly item: (ctx: Pick<CallContext, 'scope' | 'viewer' | 'now'>, kind: OrderKind, id: number) => Promise<Item>;
  /** Those of them that the learner can study now, by any access; closed and deleted ones are left out. */
  readonly owned: (
    ctx: Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>,
    items: readonly ItemKey[],
  ) => Promise<readonly ItemKey[]>;
  /** Takes points; false: too few, nothing was taken. */
  readonly spend: (scope: TenantScope, reason: SpendReason, points: number, now: number) => Promise<boolean>;
  /** The balance that a person can spend. */
  readonly spendable: (scope: TenantScope, userId: number) => Promise<number>;
}
