import type { UserInfo } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';

/** Needs of support access from the logins. */
export interface AssistPorts {
  /** A code that logs this person in once; good for so many seconds. */
  readonly codeFor: (scope: TenantScope, userId: number, lifetimeS: number, now: number) => Promise<string>;
  /** Makes a code open nothing. */
  readonly voidCode: (scope: TenantScope, codeHash: string, now: number) => Promise<unknown>;
  /** Says of a session that it is support's, and until when it lasts. */
  readonly markSession: (
    scope: TenantScope,
    sessionHash: string,
    service: NonNullable<UserInfo['serviceUsers']>,
    endsAt: number,
  ) => Promise<unknown>;
  /** Lets a session last until then at most. */
  readonly shorten: (scope: TenantScope, sessionHash: string, endsAt: number) => Promise<unknown>;
}
