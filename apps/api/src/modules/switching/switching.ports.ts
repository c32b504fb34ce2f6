import type { CallOutput } from '@banyan/contracts';
import type { login, UserInfo } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import type { Refusal } from '../../http/refusal.ts';

/** Answer of a login. */
export type Entered = CallOutput<typeof login>;

/** Needs of switching from sessions. */
export interface SwitchingPorts {
  /** Opens a session for a person with a proved identity; returns the reason when that is not possible. */
  readonly admit: (
    scope: TenantScope,
    userId: number,
    context: StepContext,
    remember: boolean,
  ) => Promise<Entered | Refusal>;
  /** Time of a person's last call, epoch ms; null for never. */
  readonly lastSeen: (scope: TenantScope, userId: number) => Promise<number | null>;
  /** Whether a session outlasts the browser. */
  readonly isRemembered: (scope: TenantScope, sessionId: string) => Promise<boolean>;
  /** Digest of a password that nobody knows. */
  readonly unknownPassword: () => Promise<string>;
  /** A code was exchanged for another one. */
  readonly moved: (scope: TenantScope, fromHash: string, to: string) => Promise<void>;
  /** Called when a code has opened a session; returns its support if the code was given to support. */
  readonly entered: (
    scope: TenantScope,
    by: { readonly codeHash: string; readonly token: string; readonly now: number },
  ) => Promise<UserInfo['serviceUsers']>;
  /** Ends a session. */
  readonly end: (scope: TenantScope, sessionId: string, now: number) => Promise<unknown>;
}
