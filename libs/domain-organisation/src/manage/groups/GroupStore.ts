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
import { EditStore } from '@banyan/core-console';
import { Action, apiOf, PagedList, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { groupsCalls, type GroupsApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';
import { noQuery, peopleQuery } from '../shared/peopleQuery.ts';

const present = v.object({ group: manageGroup.response });

/** Input of saving a group. */
export type WrittenGroup = Pick<CallInput<typeof saveGroup>, 'department' | 'name' | 'rule'>;
export type GroupPreview = CallOutput<typeof previewGroup>;
type Previewed = Omit<CallInput<typeof previewGroup>, 'id'>;
type PeoplePage = CallOutput<typeof groupPeople>;

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
  /** Its form. */
  readonly edit: EditStore<ManagedGroup, WrittenGroup>;

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
    this.edit = new EditStore({
      send: async (written, revision, options) => this.saved(await api.save({ id, revision, ...written }, options)),
      theirs: (error) => refusalData(error, ErrorCode.conflict, present)?.group ?? null,
    });
    this.changing = new Action((change, options) => api.changePeople({ id, ...change }, options), {
      done: (group) => this.peopleChanged(group),
    });
    this.removing = new Action((_, options) => api.remove({ id }, options));
    makeAutoObservable(this, {
      id: false,
      group: false,
      people: false,
      history: false,
      preview: false,
      found: false,
      changing: false,
      removing: false,
      edit: false,
    });
  }

  show(): Promise<void> {
    return this.group.show();
  }

  leave(): void {
    for (const one of [this.group, this.people, this.history, this.preview, this.found]) one.leave();
  }

  /** Things for which the group stays, after a refused removal; null: it was not refused for them. */
  get uses(): readonly GroupUse[] | null {
    return refusalData(this.removing.failureOf(), ErrorCode.conflict, groupUses)?.uses ?? null;
  }

  /** Counts whom a rule would take. */
  look(rule: AudienceRule, department: number): Promise<void> {
    return this.preview.show({ rule, department });
  }

  private saved(group: ManagedGroup): ManagedGroup {
    if (this.id !== 0) this.group.set(group);
    void this.people.refresh();
    return group;
  }

  private meetFresh(group: ManagedGroup): void {
    if (this.edit.begun === null) this.edit.begin(group);
  }

  private peopleChanged(group: ManagedGroup): void {
    this.group.set(group);
    void this.people.refresh();
  }
}

export const makeGroupStore = ({ http }: OrganisationEnvironment, id: number) =>
  new GroupStore(id, apiOf(http, groupsCalls));
