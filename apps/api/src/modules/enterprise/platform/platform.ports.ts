import type { GivenInvitation } from '@banyan/contracts/organisation';
import type { TenantScope } from '../../../db/tenant.ts';
import type { ServiceContext } from '../../../http/context.ts';
import type { EnterpriseImportPorts } from '../import/importEnterprise.ts';

/** Needs of the platform's calls from other modules. */
export interface PlatformPorts extends EnterpriseImportPorts {
  /** Invites a person. */
  readonly invite: (
    context: ServiceContext,
    scope: TenantScope,
    whom: { readonly userId: number; readonly email: string; readonly host: string },
  ) => Promise<GivenInvitation>;
  /** Bytes of uploaded files of the enterprise. */
  readonly uploadedBytes: (scope: TenantScope) => Promise<number>;
}
