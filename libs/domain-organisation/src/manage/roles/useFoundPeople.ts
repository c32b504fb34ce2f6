import type { ManagedPerson } from '@banyan/contracts/organisation';
import type { Request } from '@banyan/core-screen';
import { useRef } from 'react';

/** The people of a picker, found by name or account. Call it in an observer. */
export function useFoundPeople(found: Request<readonly ManagedPerson[], string>) {
  const seen = useRef(new Map<string, { id: string; name: string; detail: string }>());
  const people = (found.value ?? []).map(({ id, name, account, department }) => ({
    id: String(id),
    name,
    detail: department === null ? account : `${department.name} ${account}`,
  }));
  for (const one of people) seen.current.set(one.id, one);
  return {
    people,
    // Chosen people keep their names when other words are searched.
    known: [...seen.current.values()],
    loading: found.state === 'loading',
    onSearch: (words: string) => void found.load(words),
  };
}
