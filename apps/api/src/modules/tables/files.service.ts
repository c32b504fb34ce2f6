import { csvOf, ErrorCode } from '@banyan/contracts';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { Refusal } from '../../http/refusal.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import { importFor, newOnes } from './imports.service.ts';
import { kindOf } from './tables.jobs.ts';
import type { TablesPorts } from './tables.ports.ts';
import { tableImportRows } from './tables.schema.ts';

const nameOf = (file: string) => file.replace(/\.[^.]*$/, '');

/** Rows that stay behind, with their faults in a last column, as a file to mend. */
export async function rest(ctx: ManageContext, id: number) {
  const { scope } = ctx;
  const row = await importFor(ctx, id);
  const rows = await scope.tx
    .select()
    .from(tableImportRows)
    .where(
      scope.only(
        tableImportRows,
        and(
          eq(tableImportRows.importId, id),
          or(eq(tableImportRows.outcome, 'fault'), inArray(tableImportRows.state, ['kept', 'stayed'])),
        ),
      ),
    )
    .orderBy(asc(tableImportRows.line));
  const told = ({ result, state }: (typeof rows)[number]) =>
    state === 'kept' ? 'meanwhile' : result.faults.map(({ column, fault }) => `${column} ${fault}`.trim()).join('; ');
  const content = csvOf([
    [...row.head, 'fault'],
    ...rows.map((one) => [...one.content.cells.map((cell, place) => one.content.mended[place] ?? cell), told(one)]),
  ]);
  return { name: `${nameOf(row.file)}-rest.csv`, content };
}

/** New first passwords of the new people who have never logged in. */
export async function passwords(ctx: ManageContext, id: number, ports: TablesPorts) {
  const row = await importFor(ctx, id, { lock: true });
  if (row.state !== 'done') throw new Refusal(ErrorCode.conflict, { reason: row.state, data: { state: row.state } });
  const kind = kindOf(ports, row.kind);
  const people = await kind.givePasswords(ctx, await newOnes(ctx, row, kind));
  ctx.changed({ type: 'import', id, name: row.file, changes: [{ field: 'password', before: null, after: null }] });
  const content = csvOf([
    ['account', 'name', 'password'],
    ...people.map(({ account, name, password }) => [account, name, password]),
  ]);
  return { name: `${nameOf(row.file)}-passwords.csv`, content };
}
