import { defineEffect } from './effect.ts';

/** Work on a table that an administrator has asked for: an import to read, to write or to take back, or an export. */
export interface TableWork {
  readonly work: 'read' | 'write' | 'takeBack' | 'export';
  /** Id of the import or export. */
  readonly id: number;
}

export const tableWork = defineEffect<TableWork>('table.work');
