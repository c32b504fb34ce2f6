import type { UserInfo } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';

/** Needs of support access from the logins. */
export interface AssistPorts {
  /** A code that logs this person in once; valid for so many seconds. */
  readonly codeFor: (scope: TenantScope, userId: number, lifetimeS: number, now: number) => Promise<string>;
  /** Revokes a code. */
  readonly voidCode: (scope: TenantScope, codeHash: string, now: number) => Promise<unknown>;
  /** Marks a session as support's, with its end. */
  readonly markSession: (
    scope: TenantScope,
    sessionHash: string,
    service: NonNullable<UserInfo['serviceUsers']>,
    endsAt: number,
  ) => Promise<unknown>;
  /** Shortens a session to this end at the latest. */
  readonly shorten: (scope: TenantScope, sessionHash: string, endsAt: number) => Promise<unknown>;
}
