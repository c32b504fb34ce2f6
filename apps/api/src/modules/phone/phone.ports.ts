import type { CallOutput } from '@banyan/contracts';
import type { loginByCode } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import type { Refusal } from '../../http/refusal.ts';

/** Answer of a login. */
export type Entered = CallOutput<typeof loginByCode>;

/** Needs of phones from the login. */
export interface PhonePorts {
  /** Opens a session for a person with a proved identity; returns the reason when that is not possible. */
  readonly admit: (
    scope: TenantScope,
    userId: number,
    context: StepContext,
    remember: boolean,
  ) => Promise<Entered | Refusal>;
  /** Throws unless the password is the caller's; a wrong one counts like a failed login. `field` names it. */
  readonly prove: (context: StepContext<Learner>, password: string, field: string) => Promise<unknown>;
  /** Digest of a password that meets the enterprise’s rules; throws when it does not. */
  readonly newPassword: (context: StepContext, password: string) => Promise<string>;
  /** Sets a password and ends all sessions. */
  readonly setPassword: (
    scope: TenantScope,
    userId: number,
    passwordHash: string,
    context: StepContext,
  ) => Promise<void>;
}
