import type { Permission } from '@banyan/contracts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { TableAround, TableKind } from '../../platform/tableKind.ts';
import type { ExportAsked } from './exports.schema.ts';

/** A list that leaves as a file. */
export interface ExportKind {
  readonly name: string;
  readonly may: Permission;
  /** Headings, and the rows that the rights reach and the filters find. */
  rows(around: Pick<TableAround, 'scope' | 'grants'>, asked: ExportAsked): Promise<readonly (readonly string[])[]>;
}

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
