import type { CallOutput } from '@banyan/contracts';
import { consoleAccess, readSetup, type SetupStep } from '@banyan/contracts/organisation';
import type { HttpClient } from '@banyan/core-http';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';

const calls = { access: consoleAccess, setup: readSetup } as const;

/** Steps that are left of the setup of a new enterprise, for the console's first page. */
export class SetupLeftStore {
  private readonly setup: Request<CallOutput<typeof readSetup> | null>;

  constructor(http: Pick<HttpClient, 'call'>) {
    const api = apiOf(http, calls);
    this.setup = new Request(async (_, options) => {
      const { rights } = await api.access({}, options);
      return rights.some(({ permission }) => permission === 'portal.see') ? api.setup({}, options) : null;
    });
    makeAutoObservable<this, 'setup'>(this, { setup: false });
  }

  /** Steps that are left; none once the setup has ended, and while nothing is known. */
  get left(): readonly SetupStep[] {
    const { value } = this.setup;
    return value?.active === true ? value.steps.flatMap(({ done, step }) => (done ? [] : [step])) : [];
  }

  get steps(): number {
    return this.setup.value?.steps.length ?? 0;
  }

  get done(): number {
    return this.steps - this.left.length;
  }

  show(): Promise<void> {
    return this.setup.show();
  }

  leave(): void {
    this.setup.leave();
  }
}
