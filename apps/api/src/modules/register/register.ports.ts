import type { CallOutput } from '@banyan/contracts';
import type { register } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import type { Refusal } from '../../http/refusal.ts';

export type Entered = CallOutput<typeof register>;

/** Needs of a registration from codes and from the login. */
export interface RegisterPorts {
  /** Uses the code that was sent to a number for a registration; returns the refusal when it is not right. */
  readonly spendCode: (
    scope: TenantScope,
    phone: string,
    code: string,
    context: StepContext,
  ) => Promise<Refusal | null>;
  /** Owner of the number. */
  readonly ownerOf: (scope: TenantScope, phone: string) => Promise<number | undefined>;
  /** Digest of a password that meets the enterprise’s rules; throws when it does not. */
  readonly newPassword: (context: StepContext, password: string) => Promise<string>;
  /** Opens a session. */
  readonly admit: (
    scope: TenantScope,
    userId: number,
    context: StepContext,
    remember: boolean,
  ) => Promise<Entered | Refusal>;
}
