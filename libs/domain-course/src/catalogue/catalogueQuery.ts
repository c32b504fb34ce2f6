import { catalogueQuery, type CatalogueQuery } from '@banyan/contracts/course';

export { catalogueInput as toInput, cataloguePageSize as pageSize, isCategoryId } from '@banyan/contracts/course';
export type { CatalogueQuery } from '@banyan/contracts/course';

export type CatalogueView = CatalogueQuery['view'];

/** The catalogue without any filter. */
export const emptyQuery = catalogueQuery.initial;
export const readQuery = catalogueQuery.read;
export const writeQuery = catalogueQuery.write;

/** The query after a change: another filter resets it to the first page; another view does not. */
export function changed(query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery {
  const next = { ...query, ...change };
  const onlyShown = Object.keys(change).every((field) => field === 'view' || field === 'cursor');
  return onlyShown ? next : { ...next, cursor: '', moduleId: null };
}

/** The query without filters; order and view stay. */
export function cleared(query: CatalogueQuery): CatalogueQuery {
  return { ...emptyQuery, sort: query.sort, view: query.view };
}
