import type { CallInput } from '@banyan/contracts';
import { discriminations, questionKinds, questionSorts, type manageQuestions } from '@banyan/contracts/exam';
import type { TableQuery } from '@banyan/core-console';

/** Rows asked for at once. */
const pageSize = 60;

const oneOf = <const Option extends string>(options: readonly Option[], value: string | undefined): Option | '' =>
  options.find((one) => one === value) ?? '';

/** The call's input for a query of the table; unknown values are left out. */
export function questionsQuery(bank: number, { filters, q, sort }: TableQuery): CallInput<typeof manageQuestions> {
  const first = (name: string) => filters[name]?.[0];
  return {
    ...{ bank, q: q.slice(0, 60), tag: (first('tag') ?? '').slice(0, 40) },
    kind: oneOf(questionKinds, first('kind')),
    difficulty: oneOf(['1', '2', '3'], first('difficulty')),
    discrimination: oneOf(discriminations, first('discrimination')),
    used: oneOf(['Y', 'N'], first('used')),
    state: oneOf(['retired'], first('state')) || 'current',
    sort: oneOf(questionSorts, sort) || '-changed',
    size: pageSize,
  };
}
