import type { CallOutput } from '@banyan/contracts';
import type { seeAs } from '@banyan/contracts/organisation';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';

/** Needs of the organisation from logins. */
export interface OrganisationPorts {
  /** Ends all sessions of a person. */
  readonly endSessions: (scope: TenantScope, userId: number, now: number) => Promise<void>;
  /** Ends one session, named by the hash of its token. */
  readonly endSession: (scope: TenantScope, tokenHash: string, now: number) => PromiseLike<unknown>;
  /** Lets the caller in as a person, to read alone. */
  readonly openSeeing: (ctx: CallContext<Learner>, userId: number) => Promise<CallOutput<typeof seeAs>>;
  /** Digest of a password. */
  readonly hashPassword: (password: string) => Promise<string>;
}
