import type { CallOutput } from '@banyan/contracts';
import type { enterOutsider } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import type { Refusal } from '../../http/refusal.ts';

export type Entered = CallOutput<typeof enterOutsider>;

/** Needs of outsiders from codes and from the login. */
export interface OutsiderPorts {
  /** Uses the code that was sent to a number; returns the refusal when it is not right. */
  readonly spendCode: (
    scope: TenantScope,
    phone: string,
    code: string,
    context: StepContext,
  ) => Promise<Refusal | null>;
  /** Owner of the number. */
  readonly ownerOf: (scope: TenantScope, phone: string) => Promise<number | undefined>;
  /** Digest of a password that nobody knows: outsiders log in by phone. */
  readonly unknownPassword: () => Promise<string>;
  /** Opens a session; returns the reason when that is not possible. */
  readonly admit: (
    scope: TenantScope,
    userId: number,
    context: StepContext,
    remember: boolean,
  ) => Promise<Entered | Refusal>;
}
