import type { CallInput } from '@banyan/contracts';
import { accountStates, accountTypes, peopleSorts, type managePeople } from '@banyan/contracts/organisation';
import type { TableQuery } from '@banyan/core-console';

/** Rows asked for at once. */
const pageSize = 60;

/** A query without words and filters. */
export const noQuery: TableQuery = { q: '', sort: '', filters: {}, view: '' };

/** The call's input for a query of the table; unknown values are left out. */
export function peopleQuery({ filters, q, sort }: TableQuery): CallInput<typeof managePeople> {
  const [department = ''] = filters['department'] ?? [];
  const [type = ''] = filters['type'] ?? [];
  const [state = ''] = filters['state'] ?? [];
  const kind = accountTypes.find((one) => String(one) === type);
  return {
    q: q.slice(0, 60),
    department: /^[1-9]\d{0,8}$/.test(department) ? Number(department) : 0,
    type: kind === undefined ? '' : (`${kind}` as const),
    state: accountStates.find((one) => one === state) ?? '',
    sort: peopleSorts.find((one) => one === sort) ?? 'account',
    size: pageSize,
  };
}
