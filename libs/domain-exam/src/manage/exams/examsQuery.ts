import type { CallInput } from '@banyan/contracts';
import { examKinds, managedExamSorts, managedExamStates, supervisions, type manageExams } from '@banyan/contracts/exam';
import type { TableQuery } from '@banyan/core-console';
import { oneOf } from '../shared/tableQuery.ts';

/** Rows asked for at once. */
const pageSize = 60;

/** The call's input for a query of the table; unknown values are left out. */
export const examsQuery = ({ filters, q, sort }: TableQuery): CallInput<typeof manageExams> => ({
  q: q.slice(0, 60),
  state: oneOf(managedExamStates, filters['state']?.[0]),
  kind: oneOf(examKinds, filters['kind']?.[0]),
  supervision: oneOf(supervisions, filters['supervision']?.[0]),
  sort: oneOf(managedExamSorts, sort) || '-changed',
  size: pageSize,
});
