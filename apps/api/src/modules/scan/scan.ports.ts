import type { CallOutput } from '@banyan/contracts';
import type { enterByScan } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import type { Refusal } from '../../http/refusal.ts';

export type Entered = CallOutput<typeof enterByScan>;

/** What a login by scan asks of sessions, and of where a portal is. */
export interface ScanPorts {
  /** Opens a session; answers what keeps them out. */
  readonly admit: (
    scope: TenantScope,
    userId: number,
    context: StepContext,
    remember: boolean,
  ) => Promise<Entered | Refusal>;
  /** Scheme, host and port of an enterprise's portal, and what its addresses need beside them. */
  readonly placeOf: (
    context: StepContext,
    eid: number,
  ) => Promise<{ readonly origin: string; readonly query: Readonly<Record<string, string>> }>;
}
