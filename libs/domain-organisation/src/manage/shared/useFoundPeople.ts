import type { ManagedPerson } from '@banyan/contracts/organisation';
import type { Request } from '@banyan/core-screen';
import { useState } from 'react';

interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

/** The people of a picker, found by name or account. Call it in an observer. */
export function useFoundPeople(found: Request<readonly ManagedPerson[], string>) {
  // Chosen people keep their names when other words are searched.
  const [seen, setSeen] = useState<readonly FoundPerson[]>([]);
  const people = (found.value ?? []).map(({ id, name, account, department }): FoundPerson => ({
    id: String(id),
    name,
    detail: department === null ? account : `${department.name} ${account}`,
  }));
  const known = [...new Map([...seen, ...people].map((one) => [one.id, one])).values()];
  return {
    people,
    known,
    loading: found.state === 'loading',
    onSearch: (words: string) => {
      setSeen(known);
      void found.load(words);
    },
  };
}
