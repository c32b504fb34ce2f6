import type { CallOutput, Permission } from '@banyan/contracts';
import type { consoleAccess } from '@banyan/contracts/organisation';
import { Request, type Api } from '@banyan/core-screen';

type Rights = CallOutput<typeof consoleAccess>['rights'];

/** Rights of the viewer in the console. */
export class AccessStore {
  readonly rights: Request<Rights>;

  constructor(api: Api<{ readonly access: typeof consoleAccess }>) {
    this.rights = new Request(async (_, options) => (await api.access({}, options)).rights);
  }

  /** Whether the viewer has a right. While that is not known, the server decides at the act. */
  may(permission: Permission): boolean {
    const { value } = this.rights;
    return value === null || value.some((right) => right.permission === permission);
  }

  /** Whether a right reaches everybody. */
  mayEverywhere(permission: Permission): boolean {
    const { value } = this.rights;
    return value === null || value.some((right) => right.permission === permission && right.reach === 'all');
  }
}
