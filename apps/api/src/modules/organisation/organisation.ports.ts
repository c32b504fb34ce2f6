import type { TenantScope } from '../../db/tenant.ts';

/** Needs of the organisation from logins. */
export interface OrganisationPorts {
  /** Ends all sessions of a person. */
  readonly endSessions: (scope: TenantScope, userId: number, now: number) => Promise<void>;
  /** Digest of a password. */
  readonly hashPassword: (password: string) => Promise<string>;
}
