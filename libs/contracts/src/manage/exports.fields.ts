import { v } from '../v.ts';
import { epochMs } from '../wire.ts';
import { exportLists } from './exports.choices.ts';
import { exportFormats, exportStates } from './imports.choices.ts';

/** Kind of file. */
export const format = v.picklist(exportFormats);

/** An export of a list. */
export const exported = v.object({
  /** Id of the export. */
  id: v.int(),
  /** The list. */
  list: v.picklist(exportLists),
  /** Name of the file. */
  file: v.string(),
  /** Whether the file is there. */
  state: v.picklist(exportStates),
  /** Its rows, once they are known. */
  rows: v.int(),
  /** When it was asked for. */
  at: epochMs,
  /** When the file is removed. */
  until: epochMs,
  /** Address of the file for some minutes; empty until it is there. */
  url: v.string(),
});
export type ExportedTable = v.InferOutput<typeof exported>;
