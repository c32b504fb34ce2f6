import type { CallContext, Learner } from '../../http/context.ts';
import type { ExportKind } from '../../platform/listExport.ts';
import type { TableKind } from '../../platform/tableKind.ts';

/** Needs of imports and exports of tables. */
export interface TablesPorts {
  readonly kinds: readonly TableKind[];
  readonly exports: readonly ExportKind[];
  /** Claims an uploaded table of the caller. */
  readonly claimFile: (
    context: Pick<CallContext<Learner>, 'viewer' | 'scope' | 'now'>,
    id: string,
  ) => Promise<{ readonly id: string; readonly key: string; readonly name: string }>;
  /** Releases it; it is swept then. */
  readonly releaseFile: (context: Pick<CallContext, 'scope' | 'now'>, id: string) => Promise<void>;
}
