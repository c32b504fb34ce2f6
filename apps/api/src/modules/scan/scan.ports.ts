import type { CallOutput } from '@banyan/contracts';
import type { enterByScan } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import type { Refusal } from '../../http/refusal.ts';

export type Entered = CallOutput<typeof enterByScan>;

/** Needs of a login by scan from sessions, and from the addresses of portals. */
export interface ScanPorts {
  /** Opens a session; returns the reason when that is not possible. */
  readonly admit: (
    scope: TenantScope,
    userId: number,
    context: StepContext,
    remember: boolean,
  ) => Promise<Entered | Refusal>;
  /** Scheme, host and port of an enterprise's portal, and the query that its addresses need. */
  readonly placeOf: (
    context: StepContext,
    eid: number,
  ) => Promise<{ readonly origin: string; readonly query: Readonly<Record<string, string>> }>;
}
