import { fieldOfColumn, type PeopleColumn } from '@banyan/contracts/organisation';

/** Columns of the file by those of the table; what a table does not show of a person is not in it. */
const columnsOf: Readonly<Record<string, readonly PeopleColumn[]>> = {
  name: ['name', 'name_en'],
  account: ['account'],
  department: ['department'],
  post: ['post'],
  type: ['role'],
  state: ['locked'],
};

/** Columns of the file for the shown columns of the table; fields of the enterprise keep their names. */
export const exportColumns = (shown: readonly string[]): string[] =>
  shown.flatMap((column): readonly string[] => (fieldOfColumn(column) === null ? (columnsOf[column] ?? []) : [column]));
