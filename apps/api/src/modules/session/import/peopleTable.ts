import type { Permission } from '@banyan/contracts';
import type { PasswordPolicy } from '@banyan/contracts/account';
import { peopleColumns } from '@banyan/contracts/organisation';
import type { TenantScope } from '../../../db/tenant.ts';
import { bare } from '../../../import/table.ts';
import type { Grants } from '../../../platform/grants.ts';
import type { TableKind } from '../../../platform/tableKind.ts';
import { columns, exactColumns, neededColumns } from './people.table.ts';
import { checkLeaving, checkTable } from './peopleTable.check.ts';
import { givePasswords, withoutPassword } from './peopleTable.passwords.ts';
import { removeMade, takeBack } from './peopleTable.undo.ts';

const may: Permission = 'people.edit';

/** Needs of the people's table from the organisation. */
export interface PeopleTablePorts {
  /** Whether somebody with these rights may change an account of this kind. */
  readonly mayChange: (grants: Grants, type: number) => boolean;
  /** Those of these people who hold rights that the caller lacks. */
  readonly heldBeyond: (
    around: { readonly scope: TenantScope; readonly grants: Grants },
    ids: readonly number[],
  ) => Promise<ReadonlySet<number>>;
  /** A first password that meets the enterprise's rules. */
  readonly firstPassword: (policy: PasswordPolicy) => string;
  /** Ends all sessions of a person. */
  readonly endSessions: (scope: TenantScope, userId: number, now: number) => Promise<void>;
}

/** People as a table that comes in by the console: checked and written as the command line does. */
export const peopleTable = (ports: PeopleTablePorts): TableKind => ({
  name: 'people',
  may,
  columns: peopleColumns.map((name) => ({ name, needed: neededColumns.includes(name) })),
  exact: new Set(exactColumns),
  columnOf: (heading) => columns.get(bare(heading)) ?? null,
  check: (around, rows, isWhole) => checkTable(around, rows, { isWhole, ports }),
  checkLeaving: (around, subjects) => checkLeaving(around, subjects, ports),
  takeBack: (around, rows) => takeBack(around, rows),
  removeMade,
  withoutPassword,
  givePasswords: (around, subjects) => givePasswords(around, subjects, ports),
});
