import type { CallOutput } from '@banyan/contracts';
import type { personRights } from '@banyan/contracts/organisation';
import { apiOf, Request } from '@banyan/core-screen';
import { rolesCalls, type RolesApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

export type PersonRights = CallOutput<typeof personRights>;

/** The rights of a person, and where they come from. */
export class PersonRightsStore {
  readonly rights: Request<PersonRights>;

  constructor(id: number, api: Pick<RolesApi, 'rights'>) {
    this.rights = new Request((_, options) => api.rights({ id }, options));
  }

  leave(): void {
    this.rights.leave();
  }
}

export const makePersonRightsStore = ({ http }: OrganisationEnvironment, id: number) =>
  new PersonRightsStore(id, apiOf(http, rolesCalls));
