import { ErrorCode, v, type CallInput } from '@banyan/contracts';
import {
  changePerson,
  managePerson,
  type ActRefusal,
  type AuditEntry,
  type GivenInvitation,
  type PeopleAct,
  type PersonDetail,
  type PersonLearning,
  type WrittenPerson,
} from '@banyan/contracts/organisation';
import { Action, apiOf, PagedList, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { peopleCalls, type PeopleApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

const presentPerson = v.object({ person: managePerson.response });

/** Another version, saved while the person was edited here. */
export interface PersonConflict {
  /** The person as saved. */
  readonly theirs: PersonDetail;
  /** The version typed here. */
  readonly mine: WrittenPerson;
  /** Author and time of that version; null when the log does not tell. */
  readonly by: { readonly name: string; readonly at: number } | null;
}

type PersonApi = Pick<
  PeopleApi,
  'act' | 'change' | 'endDevice' | 'invite' | 'learning' | 'log' | 'newPassword' | 'person'
>;

/** One person in the panel: profile, devices, history, and what is done to the person. */
export class PersonStore {
  readonly person: Request<PersonDetail>;
  readonly history: PagedList<AuditEntry>;
  readonly learning: Request<PersonLearning>;
  conflict: PersonConflict | null = null;
  /** The version that the form began from; null before the first one. */
  begun: PersonDetail | null = null;
  /** Number of the form: with another one, what was typed has been saved or given up. */
  form = 0;
  /** Why the last act left the person as it was; null when it did not. */
  refusal: ActRefusal | null = null;
  /** A new first password; it is shown once. */
  password: string | null = null;
  private readonly saving: Action<CallInput<typeof changePerson>, PersonDetail>;
  readonly acting: Action<PeopleAct, ActRefusal | null>;
  /** Logs the person out on one device, by its id. */
  readonly ending: Action<string, PersonDetail>;
  readonly renewing: Action<void, { readonly password: string }>;
  readonly inviting: Action<void, GivenInvitation>;
  /** A new invitation; it is shown once. */
  invited: GivenInvitation | null = null;

  private readonly id: number;
  private readonly api: PersonApi;

  constructor(id: number, api: PersonApi) {
    this.id = id;
    this.api = api;
    this.person = new Request(async (_, options) => {
      const person = await api.person({ id }, options);
      this.meetFresh(person);
      return person;
    });
    this.history = new PagedList((_, cursor, options) => api.log({ q: '', subject: 'person', id, cursor }, options), {
      id: (entry) => entry.id,
    });
    this.learning = new Request((_, options) => api.learning({ id }, options));
    this.saving = new Action((input, options) => api.change(input, options), {
      done: (person) => this.begin(person),
    });
    this.acting = new Action(
      async (act, options) => (await api.act({ ids: [id], act, department: 0 }, options)).left[0]?.why ?? null,
      { done: (refusal) => this.ended(refusal) },
    );
    this.ending = new Action((device, options) => api.endDevice({ id, device }, options), {
      of: (device) => device,
      done: (person) => this.person.set(person),
    });
    this.renewing = new Action((_, options) => api.newPassword({ id }, options), {
      done: ({ password }) => this.showPassword(password),
    });
    this.inviting = new Action((_, options) => api.invite({ id }, options), {
      done: (invitation) => this.showInvitation(invitation),
    });
    makeAutoObservable<this, 'api' | 'id' | 'saving'>(this, {
      id: false,
      api: false,
      person: false,
      history: false,
      learning: false,
      saving: false,
      acting: false,
      ending: false,
      renewing: false,
      inviting: false,
      invited: observableRef,
      conflict: observableRef,
      begun: observableRef,
    });
  }

  show(): Promise<void> {
    return this.person.show();
  }

  leave(): void {
    this.person.leave();
    this.history.leave();
    this.learning.leave();
    this.password = null;
    this.invited = null;
  }

  /** Saves what was typed. Rejects when it was refused or lost; somebody else's version becomes `conflict`. */
  async save(person: WrittenPerson): Promise<void> {
    if (this.begun !== null) await this.send(person, this.begun.revision);
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

  get isSaving(): boolean {
    return this.saving.isPending();
  }

  /** Ends the last act: a password or an invitation was read and is not shown again, a failure was seen. */
  closeAct(): void {
    this.password = null;
    this.invited = null;
    this.refusal = null;
    for (const one of [this.acting, this.renewing, this.inviting]) one.dismiss();
  }

  /** The form begins anew from this version. */
  private begin(person: PersonDetail): void {
    this.person.set(person);
    this.begun = person;
    this.form += 1;
  }

  /** A version that differs in nothing that the form holds takes the place of the one it began from. */
  private meetFresh(person: PersonDetail): void {
    const { begun } = this;
    if (begun === null || JSON.stringify(begun.written) === JSON.stringify(person.written)) this.begun = person;
  }

  private async send(person: WrittenPerson, revision: number): Promise<void> {
    if (await this.saving.run({ id: this.id, revision, person })) {
      runInAction(() => (this.conflict = null));
      return;
    }
    const error = this.saving.failureOf();
    const present = refusalData(error, ErrorCode.conflict, presentPerson);
    if (present !== null) await this.meet(present.person, person);
    throw error;
  }

  private async meet(theirs: PersonDetail, mine: WrittenPerson): Promise<void> {
    const by = await this.lastChange();
    runInAction(() => (this.conflict = { theirs, mine, by }));
  }

  /** The log may be closed to whoever edits people: then the name is not known. */
  private async lastChange(): Promise<PersonConflict['by']> {
    try {
      const { items } = await this.api.log(
        { q: '', subject: 'person', id: this.id, act: changePerson.name, size: 1 },
        {},
      );
      const [last] = items;
      return last === undefined || last.who === null ? null : { name: last.who.name, at: last.at };
    } catch {
      return null;
    }
  }

  private ended(refusal: ActRefusal | null): void {
    this.refusal = refusal;
    void this.person.refresh();
    void this.history.refresh();
  }

  private showInvitation(invitation: GivenInvitation): void {
    this.invited = invitation;
    void this.person.refresh();
  }

  private showPassword(password: string): void {
    this.password = password;
    void this.person.refresh();
  }
}

export const makePersonStore = ({ http }: OrganisationEnvironment, id: number) =>
  new PersonStore(id, apiOf(http, peopleCalls));
