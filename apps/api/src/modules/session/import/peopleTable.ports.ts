import type { PasswordPolicy } from '@banyan/contracts/account';
import type { TenantScope } from '../../../db/tenant.ts';
import type { Grants } from '../../../platform/grants.ts';
import type { LeavingPorts } from '../../../platform/leaving.ts';

/** Needs of the people's table from the organisation. */
export interface PeopleTablePorts extends LeavingPorts {
  /** Whether somebody with these rights may change an account of this kind. */
  readonly mayChange: (grants: Grants, type: number) => boolean;
  /** Those of these people who hold rights that the caller lacks. */
  readonly heldBeyond: (
    around: { readonly scope: TenantScope; readonly grants: Grants },
    ids: readonly number[],
  ) => Promise<ReadonlySet<number>>;
  /** A first password that meets the enterprise's rules. */
  readonly firstPassword: (policy: PasswordPolicy) => string;
  /** Those of these people who own something that needs a new owner. */
  readonly owners: (scope: TenantScope, ids: readonly number[], now: number) => Promise<ReadonlySet<number>>;
}
