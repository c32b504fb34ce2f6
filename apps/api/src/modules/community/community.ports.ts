import type { UploadKind } from '@banyan/contracts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';

/** Reason to take, return or pay points. */
interface RewardReason {
  readonly userId: number;
  readonly rule: string;
  readonly source: { readonly type: string; readonly id: string };
}

/** Calls from the community to other modules. */
export interface CommunityPorts {
  /** Takes points; false: there are too few, and nothing was taken. */
  readonly spend: (scope: TenantScope, reason: RewardReason, points: number, now: number) => Promise<boolean>;
  /** Gives points back that were spent. */
  readonly giveBack: (scope: TenantScope, reason: RewardReason, points: number, now: number) => Promise<void>;
  /** Pays points to the person who has earned them. */
  readonly award: (scope: TenantScope, reason: RewardReason, points: number, now: number) => Promise<unknown>;
  /** Number of points that a person can spend. */
  readonly spendable: (scope: TenantScope, userId: number) => Promise<number>;
  /** Keeps a file that the author has uploaded. Refuses one that is not theirs or not there. */
  readonly claimFile: (
    context: CallContext<Learner>,
    file: { readonly id: string; readonly kind: UploadKind },
  ) => Promise<unknown>;
  /** Removes a kept file. */
  readonly releaseFile: (context: CallContext<Learner>, file: { readonly id: string }) => Promise<void>;
  /** Addresses of kept files, by id; those that are gone are left out. */
  readonly filesOf: (
    context: Pick<CallContext, 'scope' | 'contentUrl'>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly size: number; readonly url: string }>>;
}
