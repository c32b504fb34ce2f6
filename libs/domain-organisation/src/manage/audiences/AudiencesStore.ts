import type { CallOutput } from '@banyan/contracts';
import {
  audienceUseKinds,
  type AudienceNamed,
  type audienceThingList,
  type AudienceUseKind,
  type ManagedDepartment,
  type ManagedThing,
  type PersonField,
} from '@banyan/contracts/organisation';
import { TableStore, ThingAudienceStore, type ThingKey } from '@banyan/core-console';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { audiencesCalls, type AudiencesApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

type ThingsPage = CallOutput<typeof audienceThingList>;
const none: readonly ManagedDepartment[] = [];

/** Id of a thing in the table and its address: `room-8001`. */
export const thingId = ({ id, kind }: ThingKey): string => `${kind}-${id}`;

/** The thing that an address names; null: none. */
export function thingOf(text: string): ThingKey | null {
  const [, name, id] = /^([a-z]+)-([1-9]\d{0,14})$/.exec(text) ?? [];
  const kind = audienceUseKinds.find((one) => one === name);
  return kind === undefined || id === undefined ? null : { kind, id: Number(id) };
}

/** The list of the things that may be for audiences. */
export class AudiencesStore {
  readonly table: TableStore<ManagedThing, ThingsPage>;
  readonly departments: Request<readonly ManagedDepartment[]>;
  readonly fields: Request<readonly PersonField[]>;
  /** Kinds that the viewer may see. */
  kinds: readonly AudienceUseKind[] = [];
  private readonly groups = new Map<number, string>();
  private readonly people = new Map<number, string>();

  constructor(api: AudiencesApi) {
    this.table = new TableStore<ManagedThing, ThingsPage>({
      load: async ({ filters, q }, cursor, options) => {
        const [kind = ''] = filters['kind'] ?? [];
        const [some = ''] = filters['some'] ?? [];
        const page = await api.things(
          {
            q: q.slice(0, 60),
            kind: audienceUseKinds.find((one) => one === kind) ?? '',
            some: some === 'Y' ? 'Y' : 'N',
            size: 60,
            cursor,
          },
          options,
        );
        this.meet(page);
        return page;
      },
      id: thingId,
      columns: ['name', 'kind', 'people', 'whom', 'changed'],
      sort: 'kind',
      filters: ['kind', 'some'],
    });
    this.departments = new Request(async (_, options) => (await api.departments({}, options)).departments);
    this.fields = new Request(async (_, options) => (await api.fields({}, options)).fields);
    makeAutoObservable(this, { table: false, departments: false, fields: false });
  }

  async show(): Promise<void> {
    await Promise.all([this.departments.show(), this.fields.show()]);
  }

  leave(): void {
    this.departments.leave();
    this.fields.leave();
  }

  /** The departments; none while they are not known. */
  get places(): readonly ManagedDepartment[] {
    return this.departments.value ?? none;
  }

  groupName(id: number): string {
    return this.groups.get(id) ?? `#${id}`;
  }

  personName(id: number): string {
    return this.people.get(id) ?? `#${id}`;
  }

  private meet({ kinds, names }: { kinds: readonly AudienceUseKind[]; names: AudienceNamed }): void {
    this.kinds = kinds;
    for (const { id, name } of names.groups) this.groups.set(id, name);
    for (const { id, name } of names.people) this.people.set(id, name);
  }
}

export const makeAudiencesStore = ({ http }: OrganisationEnvironment) =>
  new AudiencesStore(apiOf(http, audiencesCalls));

export const makeThingAudienceStore = ({ http }: OrganisationEnvironment, key: string) =>
  new ThingAudienceStore(thingOf(key) ?? { kind: 'course', id: 0 }, apiOf(http, audiencesCalls));
