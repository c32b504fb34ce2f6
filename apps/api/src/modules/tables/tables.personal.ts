import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { tableImportRows } from './tables.schema.ts';

/** Rows of files about a person, for as long as they are kept; all of them are about people. */
export const tablesPersonal: readonly PersonalTable[] = [
  personal(tableImportRows, 'profile', {
    ...{ erase: 'remove', whose: tableImportRows.subjectId },
    without: ['importId', 'undo', 'result'],
  }),
];
