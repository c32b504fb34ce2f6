import { ErrorCode, v, type CallInput, type Permission } from '@banyan/contracts';
import {
  builtInRoles,
  type BuiltInRole,
  type giveRole,
  type ManagedDepartment,
  type ManagedPerson,
  type ManagedRole,
  type removeRole,
  type RoleHolder,
  type RoleList,
  type saveRole,
  type takeRole,
} from '@banyan/contracts/organisation';
import { AccessStore } from '@banyan/core-console';
import { Action, apiOf, PagedList, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, runInAction } from 'mobx';
import { rolesCalls, type RolesApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';
import { noQuery, peopleQuery } from '../shared/peopleQuery.ts';
import type { RoleValues } from './roleForm.ts';

const conflictReason = v.object({ reason: v.picklist(['revision', 'holders']) });

/** The chosen role: a built-in one by its key, one of the enterprise by its id, or a new one. */
export type ChosenRole = BuiltInRole | number | 'new';

type GiveInput = Omit<CallInput<typeof giveRole>, 'id'>;

/** The roles: the chosen one with its rights and the people who have it, and every change of them. */
export class RolesStore {
  readonly list: Request<RoleList>;
  readonly holders: PagedList<RoleHolder, ChosenRole>;
  readonly departments: Request<readonly ManagedDepartment[]>;
  /** People found for the choice of whom a role is given. */
  readonly found: Request<readonly ManagedPerson[], string>;
  private readonly access: AccessStore;
  private readonly saving: Action<CallInput<typeof saveRole>, RoleList>;
  readonly removing: Action<CallInput<typeof removeRole>, RoleList>;
  private readonly giving: Action<CallInput<typeof giveRole>>;
  readonly taking: Action<CallInput<typeof takeRole>>;
  /** Null before a role is chosen; then the first one is shown. */
  picked: ChosenRole | null = null;
  /** Somebody else changed the chosen role: what was typed here. */
  mine: RoleValues | null = null;
  /** Number of the form: with another one, what was typed has been saved or given up. */
  form = 0;

  constructor(api: RolesApi) {
    this.access = new AccessStore(api);
    this.list = new Request((_, options) => api.roles({}, options));
    this.holders = new PagedList(
      (role, cursor, options) =>
        api.holders(
          { id: typeof role === 'number' ? role : 0, builtIn: builtInRoles.find((key) => key === role) ?? '', cursor },
          options,
        ),
      { id: ({ id }) => id },
    );
    this.departments = new Request(async (_, options) => (await api.departments({}, options)).departments);
    this.found = new Request(
      async (q, options) => (await api.people({ ...peopleQuery(noQuery), q, size: 20 }, options)).items,
    );
    const done = (list: RoleList) => this.list.set(list);
    this.saving = new Action((input, options) => api.save(input, options), { done });
    this.removing = new Action((input, options) => api.remove(input, options), { done });
    this.giving = new Action((input, options) => api.give(input, options));
    this.taking = new Action((input, options) => api.take(input, options), { of: ({ holder }) => holder });
    makeAutoObservable<this, 'access' | 'giving' | 'saving'>(this, {
      access: false,
      list: false,
      holders: false,
      departments: false,
      found: false,
      saving: false,
      removing: false,
      giving: false,
      taking: false,
    });
  }

  /** Shows the roles with one of the enterprise's own chosen; 0: as they were. */
  showAt(role: number): Promise<void> {
    if (role !== 0) this.choose(role);
    return this.show();
  }

  async show(): Promise<void> {
    await Promise.all([this.list.show(), this.access.rights.show(), this.departments.show()]);
  }

  leave(): void {
    this.list.leave();
    this.access.rights.leave();
    this.departments.leave();
    this.found.leave();
    this.holders.leave();
  }

  /** Whether the viewer may change roles, not only look at them. */
  get mayEdit(): boolean {
    return this.access.may('roles.edit');
  }

  /** Whether the viewer has a right, so that it can be given. */
  mayGive(permission: Permission): boolean {
    return this.access.may(permission);
  }

  get own(): readonly ManagedRole[] {
    return this.list.value?.own ?? [];
  }

  /** The shown role: the chosen one, otherwise the first of the enterprise's own. */
  get chosen(): ChosenRole {
    return this.picked ?? this.own[0]?.id ?? 'super';
  }

  /** The shown role of the enterprise; undefined for another one. */
  get role(): ManagedRole | undefined {
    return this.own.find(({ id }) => id === this.chosen);
  }

  choose(role: ChosenRole): void {
    this.removing.dismiss();
    this.picked = role;
    this.mine = null;
    this.form += 1;
  }

  /** Adds a role, or saves the shown one. Rejects when it was refused or lost; somebody else's version sets `mine`. */
  async save(values: RoleValues): Promise<void> {
    const { role } = this;
    const known = new Set(this.own.map(({ id }) => id));
    const en = values.en.trim();
    const name = { zh_cn: values.name.trim(), ...(en === '' ? {} : { en }) };
    const input = { id: role?.id ?? 0, revision: role?.revision ?? 0, name, permissions: [...values.permissions] };
    if (await this.saving.run(input)) {
      runInAction(() => {
        this.picked = role?.id ?? this.own.find(({ id }) => !known.has(id))?.id ?? null;
        this.mine = null;
        this.form += 1;
      });
      return;
    }
    const error = this.saving.failureOf();
    if (refusalData(error, ErrorCode.conflict, conflictReason) !== null) {
      await this.list.refresh();
      runInAction(() => (this.mine = values));
    }
    throw error;
  }

  /** Saves what was typed here over what somebody else saved. */
  async keepMine(): Promise<void> {
    const { mine } = this;
    // A third version is another conflict, which `save` shows.
    if (mine !== null) await this.save(mine).catch(() => undefined);
  }

  /** Leaves the role as somebody else saved it. */
  takeTheirs(): void {
    this.mine = null;
    this.form += 1;
  }

  /** Goes back to the form: what was typed stays there. */
  closeConflict(): void {
    this.mine = null;
  }

  get isSaving(): boolean {
    return this.saving.isPending();
  }

  /** Removes the shown role from everybody who has it. False: somebody else got it meanwhile, or it was lost. */
  async remove(): Promise<boolean> {
    const { role } = this;
    if (role === undefined) return false;
    if (await this.removing.run({ id: role.id, holders: role.holders })) {
      runInAction(() => (this.picked = null));
      return true;
    }
    await this.list.refresh();
    return false;
  }

  /** Gives the shown role. Rejects when it was refused or lost. */
  async give(input: GiveInput): Promise<void> {
    const { role } = this;
    if (role === undefined) return;
    if (!(await this.giving.run({ id: role.id, ...input }))) throw this.giving.failureOf();
    await this.renew();
  }

  /** Takes the shown role back from somebody. */
  async take(holder: number): Promise<boolean> {
    const { role } = this;
    if (role === undefined || !(await this.taking.run({ id: role.id, holder }))) return false;
    await this.renew();
    return true;
  }

  private async renew(): Promise<void> {
    await Promise.all([this.list.refresh(), this.holders.renew()]);
  }
}

export const makeRolesStore = ({ http }: OrganisationEnvironment) => new RolesStore(apiOf(http, rolesCalls));
