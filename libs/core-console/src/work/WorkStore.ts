import { listWork, organisationScreens, type LongWorkItem } from '@banyan/contracts/organisation';
import { apiOf, Request, type Http } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import type { LongWork } from '../frame/navigation.ts';

/** Counts the work that pages have begun, so that the frame looks at once and not at its next turn. */
class BegunWork {
  count = 0;

  constructor() {
    makeAutoObservable(this);
  }

  tell(): void {
    this.count += 1;
  }
}

export const begunWork = new BegunWork();

/** Tells the frame that work on the server has begun: an import, an export, the move of a department. */
export const tellWorkBegan = () => begunWork.tell();

const { departments, exports, importPeople } = organisationScreens;

/** Address at which work can be seen, and gone on with. */
const hrefOf = ({ id, kind }: LongWorkItem): string =>
  ({
    import: `${importPeople.path}?id=${id}`,
    export: exports.path,
    department: `${departments.path}?open=${id}`,
  })[kind];

/** Work of one's own on the server, for the foot of the navigation. */
export class WorkStore {
  readonly found: Request<readonly LongWorkItem[]>;

  constructor(ask: (options: Parameters<ReturnType<typeof workApi>['list']>[1]) => Promise<readonly LongWorkItem[]>) {
    this.found = new Request((_, options) => ask(options));
    makeAutoObservable(this, { found: false });
  }

  show(): Promise<void> {
    return this.found.show();
  }

  leave(): void {
    this.found.leave();
  }

  /** Whether something goes on, and is worth looking at often. */
  get isBusy(): boolean {
    return this.found.value?.some(({ state }) => state === 'running') ?? false;
  }

  get items(): readonly LongWork[] {
    return (this.found.value ?? []).map((item) => ({
      id: `${item.kind}-${item.id}`,
      label: item.file,
      share: item.state === 'running' && item.all > 0 ? item.done / item.all : null,
      state: item.state,
      href: hrefOf(item),
    }));
  }
}

const workApi = (http: Http) => apiOf(http, { list: listWork });

export const makeWorkStore = (http: Http) => {
  const api = workApi(http);
  return new WorkStore(async (options) => (await api.list({}, options)).work);
};
