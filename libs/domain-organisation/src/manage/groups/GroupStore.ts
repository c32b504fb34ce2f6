import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  groupUses,
  manageGroup,
  type groupPeople,
  type AudienceRule,
  type AuditEntry,
  type changeGroupPeople,
  type GroupUse,
  type ManagedGroup,
  type ManagedPerson,
  type previewGroup,
  type saveGroup,
} from '@banyan/contracts/organisation';
import { Action, apiOf, PagedList, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { groupsCalls, type GroupsApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';
import { noQuery, peopleQuery } from '../shared/peopleQuery.ts';

const present = v.object({ group: manageGroup.response });

/** Input of saving a group. */
export type WrittenGroup = Pick<CallInput<typeof saveGroup>, 'department' | 'name' | 'rule'>;
export type GroupPreview = CallOutput<typeof previewGroup>;
type Previewed = Omit<CallInput<typeof previewGroup>, 'id'>;
type PeoplePage = CallOutput<typeof groupPeople>;

/** Another version, saved while the group was edited here. */
export interface GroupConflict {
  readonly theirs: ManagedGroup;
  readonly mine: WrittenGroup;
}

/** One group, or a new one (0): its form with the preview of its rule, its people, its history, its removal. */
export class GroupStore {
  readonly id: number;
  readonly group: Request<ManagedGroup>;
  readonly people: PagedList<ManagedPerson, string, PeoplePage>;
  readonly history: PagedList<AuditEntry>;
  readonly preview: Request<GroupPreview, Previewed>;
  /** People found for the choice of members. */
  readonly found: Request<readonly ManagedPerson[], string>;
  readonly changing: Action<Pick<CallInput<typeof changeGroupPeople>, 'add' | 'take'>, ManagedGroup>;
  readonly removing: Action;
  private readonly saving: Action<CallInput<typeof saveGroup>, ManagedGroup>;
  conflict: GroupConflict | null = null;
  /** The version that the form began from; null before the first one. */
  begun: ManagedGroup | null = null;
  /** Number of the form: with another one, what was typed has been saved or given up. */
  form = 0;

  constructor(id: number, api: GroupsApi) {
    this.id = id;
    this.group = new Request(async (_, options) => {
      const group = await api.group({ id }, options);
      this.meetFresh(group);
      return group;
    });
    this.people = new PagedList((q, cursor, options) => api.groupPeople({ id, q, cursor }, options), {
      id: (person) => person.id,
    });
    this.history = new PagedList((_, cursor, options) => api.log({ q: '', subject: 'group', id, cursor }, options), {
      id: (entry) => entry.id,
    });
    this.preview = new Request((asked, options) => api.preview({ id, ...asked }, options));
    this.found = new Request(
      async (q, options) => (await api.people({ ...peopleQuery(noQuery), q, size: 20 }, options)).items,
    );
    this.saving = new Action((input, options) => api.save(input, options), { done: (group) => this.begin(group) });
    this.changing = new Action((change, options) => api.changePeople({ id, ...change }, options), {
      done: (group) => this.peopleChanged(group),
    });
    this.removing = new Action((_, options) => api.remove({ id }, options));
    makeAutoObservable<this, 'saving'>(this, {
      id: false,
      group: false,
      people: false,
      history: false,
      preview: false,
      found: false,
      changing: false,
      removing: false,
      saving: false,
      conflict: observableRef,
      begun: observableRef,
    });
  }

  show(): Promise<void> {
    return this.group.show();
  }

  leave(): void {
    for (const one of [this.group, this.people, this.history, this.preview, this.found]) one.leave();
  }

  get isSaving(): boolean {
    return this.saving.isPending();
  }

  /** Things for which the group stays, after a refused removal; null: it was not refused for them. */
  get uses(): readonly GroupUse[] | null {
    return refusalData(this.removing.failureOf(), ErrorCode.conflict, groupUses)?.uses ?? null;
  }

  /** Counts whom a rule would take. */
  look(rule: AudienceRule, department: number): Promise<void> {
    return this.preview.show({ rule, department });
  }

  /** Saves what was typed. Rejects when it was refused or lost; somebody else's version becomes `conflict`. */
  async save(written: WrittenGroup): Promise<ManagedGroup> {
    return this.send(written, this.begun?.revision ?? 0);
  }

  /** Saves what was typed here over what somebody else saved. */
  async keepMine(): Promise<boolean> {
    const { conflict } = this;
    if (conflict === null) return false;
    try {
      await this.send(conflict.mine, conflict.theirs.revision);
      return true;
    } catch {
      // A third version is another conflict; any other failure is told where the choice is.
      return false;
    }
  }

  /** Takes what somebody else saved. */
  takeTheirs(): void {
    if (this.conflict === null) return;
    this.begin(this.conflict.theirs);
    this.conflict = null;
  }

  /** Goes back to the form: what was typed stays there. */
  closeConflict(): void {
    this.conflict = null;
  }

  private begin(group: ManagedGroup): void {
    this.begun = group;
    this.form += 1;
    if (this.id !== 0) this.group.set(group);
    void this.people.refresh();
  }

  private meetFresh(group: ManagedGroup): void {
    if (this.begun === null || JSON.stringify(this.begun) === JSON.stringify(group)) this.begun = group;
  }

  private peopleChanged(group: ManagedGroup): void {
    this.group.set(group);
    void this.people.refresh();
  }

  private async send(written: WrittenGroup, revision: number): Promise<ManagedGroup> {
    if (await this.saving.run({ id: this.id, revision, ...written })) {
      runInAction(() => (this.conflict = null));
      if (this.begun === null) throw new Error('a saved group was not kept');
      return this.begun;
    }
    const error = this.saving.failureOf();
    const other = refusalData(error, ErrorCode.conflict, present);
    if (other !== null) runInAction(() => (this.conflict = { theirs: other.group, mine: written }));
    throw error;
  }
}

export const makeGroupStore = ({ http }: OrganisationEnvironment, id: number) =>
  new GroupStore(id, apiOf(http, groupsCalls));
