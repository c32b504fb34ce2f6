/** Id of a row. */
export type RowId = number | string;

/** Query of a table. */
export interface TableQuery {
  /** Search words; empty for none. */
  readonly q: string;
  /** Id of the column that orders the rows; with a minus in front, descending: `-lastLogin`. */
  readonly sort: string;
  /** Chosen values by filter; a filter without a choice is absent. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Id of the saved view; empty for the first one. */
  readonly view: string;
}

/** Everything about a table that its address holds. */
export interface TableAddress extends TableQuery {
  /** Shown columns in order, pinned ones with `!` in front; empty for the usual ones. */
  readonly columns: readonly string[];
  /** Rows of 32 px instead of 40. */
  readonly dense: boolean;
  /** Id of the row in the side panel; empty for none. */
  readonly open: string;
}

/** Values that a table's address may hold. */
export interface AddressFacts {
  /** Ids of all columns. */
  readonly columns: readonly string[];
  /** The usual order. */
  readonly sort: string;
  /** Names of the filters. */
  readonly filters: readonly string[];
}

/** The column that orders the rows, and its direction. */
export const sortOf = (sort: string) => ({ column: sort.replace(/^-/, ''), descending: sort.startsWith('-') });

const most = { words: 100, value: 80, values: 50 } as const;
/** Cuts between characters, not within one. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
const ownNames = ['q', 'sort', 'view', 'cols', 'dense', 'open'] as const;

/** Reads a table's part of an address. Values that no table could have written are left out. */
export function readTableAddress(params: URLSearchParams, { columns, sort, filters }: AddressFacts): TableAddress {
  const asked = params.get('sort') ?? '';
  const chosen = filters.flatMap((name) => {
    const values = [...new Set(params.getAll(name).map((value) => cut(value.trim(), most.value)))]
      .filter((value) => value !== '')
      .slice(0, most.values);
    return values.length === 0 ? [] : [[name, values] as const];
  });
  return {
    q: cut((params.get('q') ?? '').trim(), most.words).trimEnd(),
    sort: columns.includes(sortOf(asked).column) ? asked : sort,
    filters: Object.fromEntries(chosen),
    view: cut(params.get('view') ?? '', most.value),
    columns: (params.get('cols') ?? '').split(',').filter((column) => columns.includes(column.replace(/^!/, ''))),
    dense: params.get('dense') === '1',
    open: cut(params.get('open') ?? '', most.value),
  };
}

/** Writes a table's part of an address; other parameters stay. Usual values are left out: equal tables have one address. */
export function writeTableAddress(
  table: TableAddress,
  { sort, filters }: AddressFacts,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of [...ownNames, ...filters]) params.delete(name);
  const set = (name: string, value: string) => {
    if (value !== '') params.set(name, value);
  };
  set('view', table.view);
  set('q', table.q);
  for (const name of filters) for (const value of table.filters[name] ?? []) params.append(name, value);
  set('sort', table.sort === sort ? '' : table.sort);
  set('cols', table.columns.join(','));
  set('dense', table.dense ? '1' : '');
  set('open', table.open);
  return params;
}
