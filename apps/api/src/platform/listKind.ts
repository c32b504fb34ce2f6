import { isDeepStrictEqual } from 'node:util';
import { v } from '@banyan/contracts';
import { asc, eq, inArray, sql, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { L10n } from '../db/seed/content/types.ts';
import type { TenantTable } from '../db/tenant.ts';
import type { ColumnNames } from '../import/tableAsYaml.ts';
import type { YamlPath } from '../import/yaml.ts';
import type { Bringing } from './bringing.ts';
import type { FileKind } from './fileKind.ts';

/** A table of things with an id. */
type ThingTable = TenantTable & { readonly id: PgColumn };
type NewRow<Table extends ThingTable> = Omit<InferInsertModel<Table>, 'eid' | 'id'>;

/** State of an entry. */
export interface Place<Around, Former> {
  readonly path: YamlPath;
  /** In the list, from 0. */
  readonly index: number;
  /** Values of the file beside the list. */
  readonly around: Around;
  /** The existing thing of this title; null: none. */
  readonly former: Former | null;
}

/** The stored form of an entry: a row, and the rows below it in other tables. */
export interface Thing<Row, Below = undefined> {
  readonly row: Row;
  readonly below?: Below;
}

/** Things of one table that are imported as a list, each known by its Chinese title. */
export interface ListKind<Table extends ThingTable, Entry, Around, Below> {
  readonly name: string;
  readonly about: string;
  /** Name of the list in the file. */
  readonly list: string;
  readonly entry: v.GenericSchema<unknown, Entry>;
  /** Fields of the file beside the list. */
  readonly around?: v.GenericSchema<unknown, Around> & { readonly entries: v.ObjectEntries };
  /** Other names of its columns, where a table is allowed as file. */
  readonly columns?: ColumnNames;
  readonly table: Table;
  /** Column of its title: in several languages, or plain. */
  readonly title: PgColumn;
  readonly titleOf: (entry: Entry) => L10n | string;
  /** Things that are over stay as they are; their titles may come again. */
  readonly current?: (at: Bringing) => SQL | undefined;
  /** The row of an entry; records faults. */
  thing(
    at: Bringing,
    entry: Entry,
    place: Place<Around, InferSelectModel<Table>>,
  ): Promise<Thing<Partial<NewRow<Table>>, Below>>;
  /** Values of a new thing that no file has. */
  fresh?(): Partial<NewRow<Table>>;
  /** Rows of other tables that belong to a thing. */
  readonly below?: {
    /** Whether they are already as the file says. */
    alike(at: Bringing, id: number, below: Below): Promise<boolean>;
    write(at: Bringing, id: number, below: Below): Promise<void>;
  };
  /** The reason why a thing must stay as it is, because people have used it; null: it may change. */
  held?(at: Bringing, former: InferSelectModel<Table>, next: Partial<NewRow<Table>>): Promise<string | null>;
  /** Work after a thing was written. */
  done?(at: Bringing, id: number, row: NewRow<Table>): Promise<void>;
}

interface Ready {
  readonly former: (object & { readonly id: number }) | null;
  readonly row: object;
  readonly below: unknown;
  /** The row is unchanged, and the rows below it. */
  readonly same: boolean;
  readonly sameBelow: boolean;
}

const differs = (row: object, former: object) =>
  Object.entries(row).some(
    ([column, value]) => !isDeepStrictEqual(value, (former as Readonly<Record<string, unknown>>)[column]),
  );

/** A kind of file with a list of things: existing ones are changed, others added. Those not in the list stay. */
export function listKind<Table extends ThingTable, Entry, Around, Below>(
  kind: ListKind<Table, Entry, Around, Below>,
): FileKind<Readonly<Record<string, unknown>>, readonly Ready[]> {
  const { below, list } = kind;
  const entries = v.pipe(v.array(kind.entry), v.minLength(1), v.maxLength(5000));
  const entriesOf = (written: Readonly<Record<string, unknown>>) => written[list] as readonly Entry[];
  return {
    name: kind.name,
    about: kind.about,
    shape: v.strictObject({ ...kind.around?.entries, [list]: entries }),
    ...(kind.columns === undefined ? {} : { table: { list, entry: kind.entry, names: kind.columns } }),
    async check(at, written) {
      const formers = await formersOf(at, kind, entriesOf(written));
      const ready: Ready[] = [];
      const seen = new Set<string>();
      for (const [index, entry] of entriesOf(written).entries()) {
        const path = [list, index];
        const title = zhOf(kind.titleOf(entry));
        if (seen.has(title)) at.fault(path, `"${title}" stands here twice.`, 'Give each its own title.');
        seen.add(title);
        const [former = null, other] = formers.get(title) ?? [];
        if (other !== undefined)
          at.fault(path, `More than one is called "${title}" already.`, 'Give one of them another title first.');
        const thing = await kind.thing(at, entry, {
          ...{ path, index, around: written as Around },
          former: former as InferSelectModel<Table> | null,
        });
        const same = former !== null && !differs(thing.row, former);
        const sameBelow =
          former !== null && (below === undefined || (await below.alike(at, former.id, thing.below as Below)));
        if (former !== null && !(same && sameBelow)) {
          const why = (await kind.held?.(at, former as InferSelectModel<Table>, thing.row)) ?? null;
          if (why !== null)
            at.fault(path, `"${title}" is there already (id ${former.id}). ${why}`, 'Give this one another title.');
        }
        ready.push({ former, row: thing.row, below: thing.below, same, sameBelow });
      }
      return ready;
    },
    async write(at, _, ready) {
      for (const [index, one] of ready.entries()) await writeThing(at, kind, one, index);
      const added = ready.filter(({ former }) => former === null).length;
      const same = ready.filter((one) => one.same && one.sameBelow).length;
      return `${list}: ${added} are new, ${ready.length - added - same} changed, ${same} as they were.`;
    },
  };
}

const zhOf = (title: L10n | string) => (typeof title === 'string' ? title : title.zh);

/** The existing things of a file's titles. */
async function formersOf<Table extends ThingTable, Entry, Around, Below>(
  at: Bringing,
  { current, table, title, titleOf }: ListKind<Table, Entry, Around, Below>,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, (object & { readonly id: number })[]>> {
  const { scope } = at;
  const titles = entries.map((entry) => zhOf(titleOf(entry)));
  const column: SQL<string> = title.dataType === 'json' ? sql`${title} ->> 'zh_cn'` : sql`${title}`;
  const rows = (await scope.tx
    .select()
    .from<TenantTable>(table)
    .where(scope.only(table, inArray(column, titles), current?.(at)))
    .orderBy(asc(table.id))) as (object & { readonly id: number })[];
  const named = new Map<string, (object & { readonly id: number })[]>();
  for (const row of rows) {
    const stored = (row as Readonly<Record<string, string | { readonly zh_cn: string }>>)[keyOf(table, title)] ?? '';
    const own = typeof stored === 'string' ? stored : stored.zh_cn;
    named.set(own, [...(named.get(own) ?? []), row]);
  }
  return named;
}

const keyOf = (table: ThingTable, column: PgColumn) =>
  Object.entries(table).find(([, one]) => one === column)?.[0] ?? '';

async function writeThing<Table extends ThingTable, Entry, Around, Below>(
  at: Bringing,
  kind: ListKind<Table, Entry, Around, Below>,
  { former, row, same, sameBelow, ...one }: Ready,
  index: number,
): Promise<void> {
  const { scope } = at;
  const { below, table } = kind;
  if (same && sameBelow) return;
  const id = former === null ? await addRow(at, table, { ...row, ...kind.fresh?.() }, index) : former.id;
  if (former !== null && !same)
    await scope.tx
      .update<TenantTable>(table)
      .set(row)
      .where(scope.only(table, eq(table.id, id)));
  if (below !== undefined && !sameBelow) await below.write(at, id, one.below as Below);
  await kind.done?.(at, id, row as NewRow<Table>);
}

async function addRow({ demo, scope }: Bringing, table: ThingTable, row: object, index: number): Promise<number> {
  const id = demo?.firstId === undefined ? {} : { id: demo.firstId + index };
  const [added] = (await scope.tx
    .insert(table as TenantTable)
    .values(scope.row(table, { ...id, ...row }) as never)
    .returning({ id: table.id })) as { readonly id: number }[];
  if (added === undefined) throw new Error('nothing was added');
  return added.id;
}
