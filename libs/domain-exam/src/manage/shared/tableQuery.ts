import type { TableQuery } from '@banyan/core-console';

/** A query without words and filters. */
export const noQuery: TableQuery = { q: '', sort: '', filters: {}, view: '' };

/** A value of a filter; empty for one that is not known. */
export const oneOf = <const Option extends string>(
  options: readonly Option[],
  value: string | undefined,
): Option | '' => options.find((one) => one === value) ?? '';
