import { ErrorCode, type CallInput } from '@banyan/contracts';
import type { ManagedWaysIn, saveWaysIn, WaysIn } from '@banyan/contracts/organisation';
import { AccessStore } from '@banyan/core-console';
import { Action, apiOf, refusalCode, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { settingsCalls, type SettingsApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

/** Settings of the ways in and of the hosts. */
export class SettingsStore {
  readonly shown: Request<ManagedWaysIn>;
  /** Somebody else changed the settings: what was typed here; null: nobody has. */
  mine: WaysIn | null = null;
  /** Number of the form: with another one, what was typed has been saved or given up. */
  form = 0;
  private readonly access: AccessStore;
  private readonly saving: Action<CallInput<typeof saveWaysIn>, ManagedWaysIn>;

  constructor(api: SettingsApi) {
    this.access = new AccessStore(api);
    this.shown = new Request((_, options) => api.read({}, options));
    this.saving = new Action((input, options) => api.save(input, options), { done: (saved) => this.shown.set(saved) });
    makeAutoObservable<this, 'access' | 'saving'>(this, {
      access: false,
      shown: false,
      saving: false,
      mine: observableRef,
    });
  }

  get mayEdit(): boolean {
    return this.access.may('integrations.edit');
  }

  get isSaving(): boolean {
    return this.saving.isPending();
  }

  show(): void {
    void this.shown.show();
    void this.access.rights.show();
  }

  leave(): void {
    this.shown.leave();
  }

  /** Rejects when the settings were refused; changed by somebody else, both are shown. */
  async save(settings: WaysIn): Promise<void> {
    const version = this.shown.value?.version ?? '';
    if (await this.saving.run({ begun: version, settings })) return this.closeConflict();
    if (refusalCode(this.saving.failureOf()) === ErrorCode.conflict) {
      await this.shown.refresh();
      runInAction(() => (this.mine = settings));
    }
    throw this.saving.failureOf();
  }

  /** Saves what was typed over the newer settings. */
  async keepMine(): Promise<void> {
    const { mine } = this;
    if (mine === null) return;
    await this.save(mine).then(
      () => this.renew(),
      () => undefined,
    );
  }

  /** Gives up what was typed. */
  takeTheirs(): void {
    this.mine = null;
    this.renew();
  }

  closeConflict(): void {
    this.mine = null;
  }

  private renew(): void {
    this.form += 1;
  }
}

export const makeSettingsStore = ({ http }: OrganisationEnvironment) => new SettingsStore(apiOf(http, settingsCalls));
