import type { CallInput } from '@banyan/contracts';
import {
  chapterKinds,
  fees,
  managedCourseSorts,
  managedCourseStates,
  type manageCourses,
} from '@banyan/contracts/course';
import type { TableQuery } from '@banyan/core-console';

/** Rows asked for at once. */
const pageSize = 60;

/** A query without words and filters. */
export const noQuery: TableQuery = { q: '', sort: '', filters: {}, view: '' };

const oneOf = <const Option extends string>(options: readonly Option[], value: string | undefined): Option | '' =>
  options.find((one) => one === value) ?? '';

/** The call's input for a query of the table; unknown values are left out. */
export function coursesQuery({ filters, q, sort }: TableQuery): CallInput<typeof manageCourses> {
  const [category = ''] = filters['category'] ?? [];
  return {
    q: q.slice(0, 60),
    state: oneOf(managedCourseStates, filters['state']?.[0]),
    kind: oneOf(chapterKinds, filters['kind']?.[0]),
    fee: oneOf(fees, filters['fee']?.[0]),
    category: /^[A-Za-z0-9]{0,32}$/.test(category) ? category : '',
    sort: oneOf(managedCourseSorts, sort) || '-changed',
    size: pageSize,
  };
}
