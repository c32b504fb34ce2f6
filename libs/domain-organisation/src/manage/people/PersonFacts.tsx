import type { ManagedDepartment, PersonDetail } from '@banyan/contracts/organisation';
import { Facts } from '@banyan/ui';
import { useProfileWords } from './useProfileWords.ts';

export interface PersonFactsProps {
  person: PersonDetail;
  departments: readonly ManagedDepartment[];
}

/** The profile of a person for those who may look but not change. */
export function PersonFacts({ person, departments }: PersonFactsProps) {
  const wordsOf = useProfileWords(departments);
  return <Facts rows={wordsOf(person.written).map(({ label, words }) => ({ name: label, value: words }))} />;
}
