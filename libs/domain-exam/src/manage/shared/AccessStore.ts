import type { CallOutput, Permission } from '@banyan/contracts';
import type { consoleAccess } from '@banyan/contracts/organisation';
import { Request } from '@banyan/core-screen';
import type { BanksApi } from '../../api/manageCalls.ts';

type Rights = CallOutput<typeof consoleAccess>['rights'];

/** Rights of the viewer in the console. */
export class AccessStore {
  readonly rights: Request<Rights>;

  constructor(api: Pick<BanksApi, 'access'>) {
    this.rights = new Request(async (_, options) => (await api.access({}, options)).rights);
  }

  /** Whether the viewer has a right. While that is not known, the server decides at the act. */
  may(permission: Permission): boolean {
    const { value } = this.rights;
    return value === null || value.some((right) => right.permission === permission);
  }
}
