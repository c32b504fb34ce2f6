import type { CellFault, RowOutcome } from '@banyan/contracts/organisation';
import { and, asc, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { troubleOf } from '../../import/table.ts';
import { grantsOf } from '../../platform/grants.ts';
import type { CheckedRow, ReadRow, TableAround, TableKind } from '../../platform/tableKind.ts';
import { headForm } from './readRows.ts';
import {
  tableImportRows,
  tableImports,
  tableMappings,
  type Cause,
  type ImportRow,
  type RowContent,
} from './tables.schema.ts';

type StoredRow = typeof tableImportRows.$inferSelect;
/** Most rows of one statement. */
const atOnce = 1000;
const mostCauses = 100;
const mostNotches = 200;
/** Faults whose cells name nobody, so that what they say may stand in a summary. */
const toldWithValue: ReadonlySet<CellFault> = new Set([
  'unknownDepartment',
  'severalDepartments',
  'closedDepartment',
  'choice',
  'option',
]);

/** On whose behalf an import is checked and written: its administrator's rights of this moment. */
export async function aroundOf(
  { emit, now, scope }: Pick<TableAround, 'emit' | 'now' | 'scope'>,
  row: Pick<ImportRow, 'actorId' | 'leave' | 'make' | 'options'>,
): Promise<TableAround> {
  return {
    ...{ emit, scope, now, leave: row.leave, make: new Set(row.make), options: row.options, actorId: row.actorId },
    grants: await grantsOf(scope, row.actorId, now),
  };
}

/** A row by the columns of its kind. */
export function readRow(
  { content, line }: { readonly line: number; readonly content: RowContent },
  mapping: ImportRow['mapping'],
  kind: TableKind,
): ReadRow {
  const places = new Map(mapping.flatMap((column, place) => (column === null ? [] : [[column, place] as const])));
  const wordsAt = (place: number) => content.mended[place] ?? content.cells[place] ?? '';
  const troubles = new Map<string, CellFault>();
  for (const [column, place] of places) {
    // Words written by hand are meant as they stand.
    const left = place in content.mended ? undefined : content.troubles[place];
    const isShort = kind.exact.has(column) && troubleOf(wordsAt(place), true) === 'shortened';
    const found = left ?? (isShort ? 'shortened' : undefined);
    if (found !== undefined) troubles.set(column, found);
  }
  return {
    ...{ line, troubles, has: (column: string) => places.has(column) },
    cell: (column) => {
      const place = places.get(column);
      return place === undefined ? '' : wordsAt(place);
    },
  };
}

/** Rows of the file, without people who leave. */
export const rowsOfFile = (scope: TenantScope, importId: number): Promise<StoredRow[]> =>
  scope.tx
    .select()
    .from(tableImportRows)
    .where(
      scope.only(
        tableImportRows,
        and(eq(tableImportRows.importId, importId), sql`${tableImportRows.outcome} <> 'leaving'`),
      ),
    )
    .orderBy(asc(tableImportRows.line));

/** Checks all rows of a file anew, and keeps what came of it. */
export async function checkImport(
  around: TableAround,
  row: ImportRow,
  kind: TableKind,
  given?: readonly Pick<StoredRow, 'line' | 'content'>[],
): Promise<void> {
  const { scope } = around;
  const stored = given === undefined ? await rowsOfFile(scope, row.id) : [];
  const rows = given ?? stored;
  const missing = kind.columns.filter(({ name, needed }) => needed && !row.mapping.includes(name));
  const checked =
    missing.length > 0
      ? rows.map(({ line }) => unmapped(line, missing[0]?.name ?? ''))
      : (
          await kind.check(
            around,
            rows.map((one) => readRow(one, row.mapping, kind)),
            true,
          )
        ).rows;
  const contents = new Map(rows.map(({ content, line }) => [line, content]));
  await scope.tx
    .delete(tableImportRows)
    .where(scope.only(tableImportRows, eq(tableImportRows.importId, row.id), eq(tableImportRows.outcome, 'leaving')));
  const former = new Map(stored.map((one) => [one.line, one]));
  const isNew = ({ line }: CheckedRow) => !former.has(line);
  await insertRows(
    scope,
    checked.filter(isNew).map((one) => valuesOf(row, one, contents.get(one.line) ?? contentOf(one, row.mapping))),
  );
  const different = checked.filter((one) => {
    const before = former.get(one.line);
    return (
      before !== undefined &&
      (before.outcome !== one.outcome ||
        before.subjectId !== one.subjectId ||
        JSON.stringify(before.result) !== JSON.stringify(resultOf(one)))
    );
  });
  // Replaced whole: an update of each would take as many statements.
  for (let from = 0; from < different.length; from += atOnce) {
    const some = different.slice(from, from + atOnce);
    const lines = some.map(({ line }) => line);
    await scope.tx
      .delete(tableImportRows)
      .where(
        scope.only(
          tableImportRows,
          and(eq(tableImportRows.importId, row.id), sql`${tableImportRows.line} = any(${sql.param(lines)}::int[])`),
        ),
      );
    await insertRows(
      scope,
      some.map((one) => valuesOf(row, one, contents.get(one.line) ?? contentOf(one, row.mapping))),
    );
  }
  await scope.tx
    .update(tableImports)
    .set({ state: 'checked', rows: rows.length, ...summaryOf(checked) })
    .where(scope.only(tableImports, eq(tableImports.id, row.id)));
}

const unmapped = (line: number, column: string): CheckedRow => ({
  ...{ line, outcome: 'fault', subjectId: null, changes: [] },
  faults: [{ column, fault: 'unmapped', value: '', about: '' }],
});

const resultOf = ({ changes, faults }: CheckedRow) => ({ faults, changes });

const valuesOf = ({ id }: ImportRow, one: CheckedRow, content: RowContent) => ({
  ...{ importId: id, line: one.line, content },
  ...{ outcome: one.outcome, subjectId: one.subjectId, result: resultOf(one) },
});

/** Cells of somebody who is not in the file. */
const contentOf = ({ shown = {} }: CheckedRow, mapping: ImportRow['mapping']): RowContent => ({
  cells: mapping.map((column) => (column === null ? '' : (shown[column] ?? ''))),
  troubles: {},
  mended: {},
});

async function insertRows(scope: TenantScope, values: readonly ReturnType<typeof valuesOf>[]): Promise<void> {
  for (let from = 0; from < values.length; from += atOnce)
    await scope.tx
      .insert(tableImportRows)
      .values(values.slice(from, from + atOnce).map((one) => scope.row(tableImportRows, one)));
}

function summaryOf(rows: readonly CheckedRow[]): Pick<ImportRow, 'counts' | 'causes' | 'notches'> {
  const counts: Partial<Record<RowOutcome, number>> = {};
  const causes = new Map<string, Cause>();
  for (const { faults, outcome } of rows) {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    for (const { column, fault, value } of faults) {
      const told = toldWithValue.has(fault) ? value.slice(0, 200) : '';
      const key = [column, fault, told].join('\n');
      causes.set(key, { column, fault, value: told, rows: (causes.get(key)?.rows ?? 0) + 1 });
    }
  }
  const places = rows.flatMap(({ outcome }, index) => (outcome === 'fault' ? [index / Math.max(1, rows.length)] : []));
  const step = Math.max(1, Math.ceil(places.length / mostNotches));
  return {
    counts,
    causes: [...causes.values()].toSorted((one, other) => other.rows - one.rows).slice(0, mostCauses),
    notches: places.filter((_, index) => index % step === 0),
  };
}

const digestOf = (head: readonly string[]) => createHash('sha256').update(headForm(head)).digest('base64url');

/** The mapping of an earlier file with the same first row; null: there was none. */
export async function rememberedMapping(scope: TenantScope, kind: TableKind, head: readonly string[]) {
  const [found] = await scope.tx
    .select()
    .from(tableMappings)
    .where(scope.only(tableMappings, eq(tableMappings.kind, kind.name), eq(tableMappings.head, digestOf(head))));
  return found?.mapping ?? null;
}

/** Keeps a mapping for the next file with the same first row. */
export async function rememberMapping(scope: TenantScope, { head, kind, mapping }: ImportRow): Promise<void> {
  await scope.tx
    .insert(tableMappings)
    .values(scope.row(tableMappings, { kind, head: digestOf(head), mapping }))
    .onConflictDoUpdate({
      target: [tableMappings.eid, tableMappings.kind, tableMappings.head],
      set: { mapping },
    });
}
