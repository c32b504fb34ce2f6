import {
  manageDepartments,
  manageGroups,
  managePeople,
  manageRoles,
  organisationScreens,
} from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import type { FoundThing } from '@banyan/core-session';
import type { OrganisationModuleDeps } from '../../organisation.environment.ts';
import { noQuery, peopleQuery } from './peopleQuery.ts';
import { departmentName } from './departmentNames.ts';

/** Most things of one kind. */
const most = 8;

type Deps = Pick<OrganisationModuleDeps, 'http' | 'session'>;

/** Somebody who may not see the things finds none. */
function nothingForOthers(error: unknown): readonly FoundThing[] {
  if (error instanceof RefusedError) return [];
  throw error;
}

const hrefOf = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** Whether one of the names has the words. */
const isNamed = (names: Readonly<Record<string, string | undefined>>, words: string) =>
  Object.values(names).some((name) => name?.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()));

/** People by words of name or account, each opening in the panel beside the list. */
export function findPeople({ http }: Deps, words: string, signal: AbortSignal): Promise<readonly FoundThing[]> {
  return http
    .call(managePeople, { ...peopleQuery({ ...noQuery, q: words }), size: most }, { signal })
    .then(({ items }) =>
      items.map(({ account, department, id, name }) => ({
        id: `person-${id}`,
        label: name,
        detail: [account, department?.name ?? ''].filter(Boolean).join(' · '),
        href: hrefOf(organisationScreens.people.path, { q: words, open: String(id) }),
      })),
    )
    .catch(nothingForOthers);
}

/** Groups by words of their names. */
export function findGroups(deps: Deps, words: string, signal: AbortSignal): Promise<readonly FoundThing[]> {
  const { path } = organisationScreens.groups;
  return deps.http
    .call(manageGroups, { q: words.slice(0, 60), size: most }, { signal })
    .then(({ items }) =>
      items.map((group) => ({
        id: `group-${group.id}`,
        label: departmentName(group, deps.session.language),
        detail: group.department?.name ?? '',
        href: hrefOf(path, { q: words, open: String(group.id) }),
      })),
    )
    .catch(nothingForOthers);
}

/** Departments by words of their names. */
export function findDepartments(deps: Deps, words: string, signal: AbortSignal): Promise<readonly FoundThing[]> {
  const { path } = organisationScreens.departments;
  return deps.http
    .call(manageDepartments, {}, { signal })
    .then(({ departments }) =>
      departments
        .filter(({ name }) => isNamed(name, words))
        .slice(0, most)
        .map((one) => ({
          id: `department-${one.id}`,
          label: departmentName(one, deps.session.language),
          detail:
            departments
              .filter(({ id }) => id === one.parent)
              .map((above) => departmentName(above, deps.session.language))[0] ?? '',
          href: hrefOf(path, { open: String(one.id) }),
        })),
    )
    .catch(nothingForOthers);
}

/** Roles of the enterprise's own by words of their names. */
export function findRoles(deps: Deps, words: string, signal: AbortSignal): Promise<readonly FoundThing[]> {
  const { path } = organisationScreens.roles;
  return deps.http
    .call(manageRoles, {}, { signal })
    .then(({ own }) =>
      own
        .filter(({ name }) => isNamed(name, words))
        .slice(0, most)
        .map((role) => ({
          id: `role-${role.id}`,
          label: departmentName(role, deps.session.language),
          href: hrefOf(path, { role: String(role.id) }),
        })),
    )
    .catch(nothingForOthers);
}
