import { managePeople, organisationScreens } from '@banyan/contracts/organisation';
import { RefusedError, type HttpClient } from '@banyan/core-http';
import type { FoundThing } from '@banyan/core-session';
import { noQuery, peopleQuery } from './peopleQuery.ts';

/** Most people of one answer. */
const most = 8;

/** Somebody who may not see people finds none. */
function nothingForOthers(error: unknown) {
  if (error instanceof RefusedError) return { items: [] };
  throw error;
}

/** People by words of name or account, each opening in the panel beside the list. */
export async function findPeople(http: HttpClient, words: string, signal: AbortSignal): Promise<readonly FoundThing[]> {
  const input = { ...peopleQuery({ ...noQuery, q: words }), size: most };
  const { items } = await http.call(managePeople, input, { signal }).catch(nothingForOthers);
  return items.map(({ account, department, id, name }) => ({
    id: `person-${id}`,
    label: name,
    detail: [account, department?.name ?? ''].filter(Boolean).join(' · '),
    href: `${organisationScreens.people.path}?${new URLSearchParams({ q: words, open: String(id) }).toString()}`,
  }));
}
