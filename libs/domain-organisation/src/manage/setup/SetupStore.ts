import type { CallInput, CallOutput } from '@banyan/contracts';
import type { addFirstCourse } from '@banyan/contracts/course';
import {
  setupSteps,
  type finishStep,
  type GivenInvitation,
  type readSetup,
  type setLook,
  type SetupStep,
} from '@banyan/contracts/organisation';
import { Action, apiOf, brokenFields, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { setupCalls, type SetupApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

export type SetupState = CallOutput<typeof readSetup>;

/** A person who is to be invited. */
interface FirstPerson {
  readonly name: string;
  readonly mail: string;
}

/** The outcome: an invitation, or why there is none. */
interface InvitedPerson extends FirstPerson {
  readonly invitation: GivenInvitation | null;
  readonly taken: boolean;
  readonly error: unknown;
}

/** The guided setup of an enterprise; how far it has come is kept on the server. */
export class SetupStore {
  readonly setup: Request<SetupState>;
  /** The step that was chosen by hand; null: the first that is open. */
  chosen: SetupStep | null = null;
  /** People who were invited on this visit; their links are shown once. */
  invited: readonly InvitedPerson[] = [];
  /** Invitations are on their way. */
  inviting = false;
  readonly finishing: Action<CallInput<typeof finishStep>['step'], SetupState>;
  private readonly saving: Action<() => Promise<SetupState>, SetupState>;
  private readonly api: SetupApi;

  constructor(api: SetupApi) {
    this.api = api;
    this.setup = new Request((_, options) => api.setup({}, options));
    const done = (setup: SetupState) => this.take(setup);
    this.finishing = new Action((step, options) => api.finish({ step }, options), { done });
    this.saving = new Action((save) => save(), { done });
    makeAutoObservable<this, 'api' | 'saving'>(this, {
      ...{ setup: false, finishing: false, saving: false, api: false },
      invited: observableRef,
    });
  }

  /** The step that is shown; null at the end. */
  get step(): SetupStep | null {
    if (this.chosen !== null) return this.chosen;
    const { value } = this.setup;
    return value?.active === true ? (value.steps.find(({ done }) => !done)?.step ?? null) : null;
  }

  show(): Promise<void> {
    return this.setup.show();
  }

  leave(): void {
    this.setup.leave();
    this.invited = [];
  }

  choose(step: string): void {
    this.chosen = setupSteps.find((one) => one === step) ?? null;
  }

  /** Saves name and look. Rejects when it was refused or lost. */
  setLook(values: CallInput<typeof setLook>): Promise<void> {
    return this.save(() => this.api.look(values, {}));
  }

  /** Adds departments. Rejects when it was refused or lost. */
  addDepartments(lines: string): Promise<void> {
    return this.save(() => this.api.departments({ lines }, {}));
  }

  /** Makes the first course. Rejects when it was refused or lost. */
  addCourse(values: CallInput<typeof addFirstCourse>): Promise<void> {
    return this.save(async () => {
      await this.api.course(values, {});
      return this.api.finish({ step: 'course' }, {});
    });
  }

  /** Adds people with invitations, one after the other; who fails does not stop the others. */
  async invite(people: readonly FirstPerson[]): Promise<void> {
    this.begin();
    for (const person of people) this.keep(await this.inviteOne(person));
    this.end();
  }

  private async inviteOne({ mail, name }: FirstPerson): Promise<InvitedPerson> {
    const person = {
      ...{ name: { zh_cn: name }, department: null, further: [], post: '', hiredOn: '', tags: [], phone: '' },
      ...{ email: mail, type: 1 as const },
    };
    try {
      const { invitation } = await this.api.add({ account: mail, person, invite: 'Y' }, {});
      return { name, mail, invitation, taken: false, error: undefined };
    } catch (error) {
      const taken = brokenFields(error, ['account']).some(([, rule]) => rule === 'taken');
      return { name, mail, invitation: null, taken, error };
    }
  }

  private async save(save: () => Promise<SetupState>): Promise<void> {
    if (!(await this.saving.run(save))) throw this.saving.failureOf();
  }

  private take(setup: SetupState): void {
    this.setup.set(setup);
    this.chosen = null;
  }

  private begin(): void {
    this.inviting = true;
    this.invited = [];
  }

  private keep(person: InvitedPerson): void {
    this.invited = [...this.invited, person];
  }

  private end(): void {
    this.inviting = false;
  }
}

export const makeSetupStore = ({ http }: OrganisationEnvironment) => new SetupStore(apiOf(http, setupCalls));
