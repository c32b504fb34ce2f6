import { v } from '@banyan/contracts';
import {
  audience as audienceForm,
  audienceThingList,
  groupAudience,
  manageDepartments,
  manageFields,
  manageGroups,
  managePeople,
  previewAudience,
  whyInAudience,
  type Audience,
  type AudiencePreview,
  type AudienceReason,
  type ManagedDepartment,
  type ManagedGroup,
  type ManagedPerson,
  type ManagedThing,
  type PersonField,
} from '@banyan/contracts/organisation';
import { Action, Request, type Api } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { nobody } from './nobody.ts';

/** Calls of the choice of an audience. */
export const audienceCalls = {
  preview: previewAudience,
  why: whyInAudience,
  departments: manageDepartments,
  groups: manageGroups,
  people: managePeople,
  fields: manageFields,
  things: audienceThingList,
  keep: groupAudience,
} as const;

/** The choice of whom something is for: its terms, how many they take, and why somebody is among them. */
export class AudienceStore {
  /** Null: everyone. */
  audience: Audience | null;
  readonly preview: Request<AudiencePreview, Audience | null>;
  readonly reasons: Request<readonly AudienceReason[], string>;
  readonly departments: Request<readonly ManagedDepartment[]>;
  readonly groups: Request<readonly ManagedGroup[], string>;
  readonly people: Request<readonly ManagedPerson[], string>;
  readonly fields: Request<readonly PersonField[]>;
  /** Things that are for some people, whose audience can be taken over. */
  readonly things: Request<readonly ManagedThing[], string>;
  /** Keeps the people as a group of this name. */
  readonly keeping: Action<string, ManagedGroup>;
  /** Last answer that arrived: it stays while a change is counted. */
  shown: AudiencePreview | null = null;
  readonly #names = observable.map<string, string>();
  /** The terms before everyone was chosen. */
  #some: Audience;

  constructor(audience: Audience | null, api: Api<typeof audienceCalls>) {
    this.audience = audience;
    this.#some = audience ?? nobody;
    this.preview = new Request(async (asked, options) => {
      const answer = await api.preview({ audience: asked }, options);
      this.meet(answer);
      return answer;
    });
    this.reasons = new Request(async (q, options) => (await api.why({ audience: this.audience, q }, options)).people);
    this.departments = new Request(async (_, options) => (await api.departments({}, options)).departments);
    this.groups = new Request(async (q, options) => {
      const { items } = await api.groups({ q, size: 60 }, options);
      this.know(
        'group',
        items.map(({ id, name }) => ({ id, name: name.zh_cn })),
      );
      return items;
    });
    this.people = new Request(async (q, options) => {
      const { items } = await api.people({ q, type: '', state: '', sort: 'account', size: 20 }, options);
      this.know('person', items);
      return items;
    });
    this.fields = new Request(async (_, options) => (await api.fields({}, options)).fields);
    this.things = new Request(async (q, options) => {
      const { items, names } = await api.things({ q, kind: '', some: 'Y', size: 20 }, options);
      this.know('group', names.groups);
      this.know('person', names.people);
      return items;
    });
    this.keeping = new Action((name, options) => api.keep({ name: { zh_cn: name }, audience: this.audience }, options));
    makeAutoObservable(this, {
      audience: observableRef,
      shown: observableRef,
      preview: false,
      reasons: false,
      departments: false,
      groups: false,
      people: false,
      fields: false,
      things: false,
      keeping: false,
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.departments.show(), this.fields.show(), this.groups.show(''), this.count()]);
  }

  leave(): void {
    for (const request of [
      this.preview,
      this.reasons,
      this.departments,
      this.groups,
      this.people,
      this.fields,
      this.things,
    ])
      request.leave();
  }

  /** Whether all conditions are filled in. */
  get isWhole(): boolean {
    return v.is(v.nullable(audienceForm), this.audience);
  }

  /** Counts the people; a rule that is not filled in yet waits. */
  async count(): Promise<void> {
    if (this.isWhole) await this.preview.show(this.audience);
  }

  /** Everyone, or the terms that were there before. */
  chooseEveryone(everyone: boolean): void {
    if (this.audience !== null) this.#some = this.audience;
    this.set(everyone ? null : this.#some);
  }

  /** Takes over the audience of another thing. */
  copy({ audience }: Pick<ManagedThing, 'audience'>): void {
    this.set(audience);
  }

  /** Changes some of the terms. */
  change(part: Partial<Audience>): void {
    this.set({ ...(this.audience ?? nobody), ...part });
  }

  /** Changes whom it leaves out. */
  exclude(part: Partial<Audience['except']>): void {
    const { except } = this.audience ?? nobody;
    this.change({ except: { ...except, ...part } });
  }

  /** Name of a group or person; its number while that is not known. */
  nameOf(kind: 'group' | 'person', id: number): string {
    return this.#names.get(`${kind} ${id}`) ?? `#${id}`;
  }

  private set(audience: Audience | null): void {
    this.audience = audience;
    // The reasons that stand belong to the former terms.
    this.reasons.clear();
  }

  private meet(answer: AudiencePreview): void {
    this.shown = answer;
    this.know('group', answer.named.groups);
    this.know('person', answer.named.people);
  }

  private know(kind: 'group' | 'person', all: readonly { readonly id: number; readonly name: string }[]): void {
    for (const { id, name } of all) this.#names.set(`${kind} ${id}`, name);
  }
}
