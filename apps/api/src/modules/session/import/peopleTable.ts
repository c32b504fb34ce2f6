import type { Permission } from '@banyan/contracts';
import { fieldColumn, peopleColumns } from '@banyan/contracts/organisation';
import { localised } from '../../../db/localised.ts';
import { bare } from '../../../import/table.ts';
import { readFields } from '../../../platform/personFields.ts';
import type { TableKind } from '../../../platform/tableKind.ts';
import { columnsOfFields, openFields } from './people.fields.ts';
import { columns, exactColumns, neededColumns } from './people.table.ts';
import { checkLeaving, checkTable } from './peopleTable.check.ts';
import { givePasswords, withoutPassword } from './peopleTable.passwords.ts';
import type { PeopleTablePorts } from './peopleTable.ports.ts';
import { removeMade, takeBack } from './peopleTable.undo.ts';

const may: Permission = 'people.edit';

/** People as a table that comes in by the console: checked and written as the command line does. */
export const peopleTable = (ports: PeopleTablePorts): TableKind => ({
  name: 'people',
  may,
  columns: peopleColumns.map((name) => ({ name, needed: neededColumns.includes(name) })),
  exact: new Set(exactColumns),
  columnOf: (heading) => columns.get(bare(heading)) ?? null,
  async own(scope, language) {
    const fields = await readFields(scope);
    const named = columnsOfFields(fields);
    return {
      columns: openFields(fields).map(({ id, name }) => ({ name: fieldColumn(id), label: localised(name, language) })),
      columnOf: (heading) => named.get(bare(heading)) ?? null,
    };
  },
  check: (around, rows, isWhole) => checkTable(around, rows, { isWhole, ports }),
  checkLeaving: (around, subjects) => checkLeaving(around, subjects, ports),
  takeBack: (around, rows) => takeBack(around, rows, ports),
  removeMade,
  withoutPassword,
  givePasswords: (around, subjects) => givePasswords(around, subjects, ports),
});
