import type { TenantScope } from '../../db/tenant.ts';

/** Needs of the organisation from logins. */
export interface OrganisationPorts {
  /** Ends all sessions of a person. */
  readonly endSessions: (scope: TenantScope, userId: number, now: number) => Promise<void>;
  /** Ends one session, named by the hash of its token. */
  readonly endSession: (scope: TenantScope, tokenHash: string, now: number) => PromiseLike<unknown>;
  /** Digest of a password. */
  readonly hashPassword: (password: string) => Promise<string>;
}
