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

/** Tells the frame that an import or an export has begun. */
export const tellWorkBegan = () => begunWork.tell();

const { exports, importPeople } = organisationScreens;

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
    return (this.found.value ?? []).map(({ all, done, file, id, kind, state }) => ({
      id: `${kind}-${id}`,
      label: file,
      share: state === 'running' && all > 0 ? done / all : null,
      state,
      href: kind === 'import' ? `${importPeople.path}?id=${id}` : exports.path,
    }));
  }
}

const workApi = (http: Http) => apiOf(http, { list: listWork });

export const makeWorkStore = (http: Http) => {
  const api = workApi(http);
  return new WorkStore(async (options) => (await api.list({}, options)).work);
};
