import type { ManagedDepartment, PersonDetail, PersonField } from '@banyan/contracts/organisation';
import { Facts } from '@banyan/ui';
import { useProfileWords } from './useProfileWords.ts';

export interface PersonFactsProps {
  person: PersonDetail;
  departments: readonly ManagedDepartment[];
  /** Fields of the enterprise. */
  fields: readonly PersonField[];
}

/** The profile of a person for those who may look but not change. */
export function PersonFacts({ person, departments, fields }: PersonFactsProps) {
  const wordsOf = useProfileWords(departments, fields);
  return <Facts rows={wordsOf(person.written).map(({ label, words }) => ({ name: label, value: words }))} />;
}
