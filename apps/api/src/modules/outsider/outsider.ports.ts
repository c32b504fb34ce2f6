import type { CallOutput } from '@banyan/contracts';
import type { enterOutsider } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import type { Refusal } from '../../http/refusal.ts';

export type Entered = CallOutput<typeof enterOutsider>;

/** What people from outside need of codes and of the way in. */
export interface OutsiderPorts {
  /** Uses the code that was sent to a number; what is said of one that is not right. */
  readonly spendCode: (
    scope: TenantScope,
    phone: string,
    code: string,
    context: StepContext,
  ) => Promise<Refusal | null>;
  /** Whose number it is. */
  readonly ownerOf: (scope: TenantScope, phone: string) => Promise<number | undefined>;
  /** Digest of a password that nobody knows: who comes from outside logs in by phone. */
  readonly unknownPassword: () => Promise<string>;
  /** Opens a session; answers what keeps them out. */
  readonly admit: (
    scope: TenantScope,
    userId: number,
    context: StepContext,
    remember: boolean,
  ) => Promise<Entered | Refusal>;
}
