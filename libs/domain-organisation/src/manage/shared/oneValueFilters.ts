import type { TableStore } from '@banyan/core-console';

/** A table as its filter bar sees it. */
export type FilteredTable = Pick<TableStore<unknown>, 'clearFilters' | 'filter' | 'narrowed' | 'query' | 'search'>;

/** The table for a filter bar where each filter has one value, the last chosen. */
export const oneValueFilters = (table: FilteredTable): FilteredTable => ({
  get query() {
    return table.query;
  },
  get narrowed() {
    return table.narrowed;
  },
  clearFilters: () => table.clearFilters(),
  filter: (name, values) => table.filter(name, values.slice(-1)),
  search: (words) => table.search(words),
});
