import type { CallOutput } from '@banyan/contracts';
import type { GivenInvitation, seeAs } from '@banyan/contracts/organisation';
import type { SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import type { AudienceThings } from '../../platform/audience/audienceThings.ts';
import type { LeavingPorts } from '../../platform/leaving.ts';
import type { OwnedThings } from '../../platform/ownedThings.ts';

/** Facts about a visitor from the request. */
export interface VisitorFacts {
  readonly company: string;
  readonly reason: string;
  readonly askedAt: number;
  /** When the person was let in; null: not known. */
  readonly since: number | null;
}

/** Needs of the organisation from other modules. */
export interface OrganisationPorts extends LeavingPorts {
  /** People from outside who were let in and are no members: who they are, and what they did, by person. */
  readonly visitors: {
    readonly are: (scope: TenantScope) => SQL | undefined;
    readonly facts: (scope: TenantScope, ids: readonly number[]) => Promise<ReadonlyMap<number, VisitorFacts>>;
    readonly courses: (scope: TenantScope, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
    readonly orders: (scope: TenantScope, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  };
  /** Things that people own, have to do or have made. */
  readonly owned: readonly OwnedThings[];
  /** Ends one session, named by the hash of its token. */
  readonly endSession: (scope: TenantScope, tokenHash: string, now: number) => PromiseLike<unknown>;
  /** Lets the caller in as a person, to read alone. */
  readonly openSeeing: (ctx: CallContext<Learner>, userId: number) => Promise<CallOutput<typeof seeAs>>;
  /** Digest of a password. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** Takes an upload of kind `logo` from its owner; answers its key. */
  readonly takeLogo: (ctx: ManageContext, id: string) => Promise<string>;
  /** Invites a person. */
  readonly invite: (
    ctx: ManageContext,
    scope: TenantScope,
    whom: { readonly userId: number; readonly email: string; readonly host: string },
  ) => Promise<GivenInvitation>;
  /** Things of other modules that may be for audiences. */
  readonly audienceThings: readonly AudienceThings[];
}
