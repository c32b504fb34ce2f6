import type { CallOutput } from '@banyan/contracts';
import { mostActedOn, ownedKinds, type ManagedPerson, type ownedByPeople } from '@banyan/contracts/organisation';
import { Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import type { PeopleApi } from '../../api/organisationCalls.ts';
import { noQuery, peopleQuery } from '../shared/peopleQuery.ts';

type Things = CallOutput<typeof ownedByPeople>['things'];

/** Things of people who are about to leave, and their new owner. */
export class LeavingStore {
  /** Numbers of things that they own, have to do and have made. */
  readonly things: Request<Things, () => Promise<readonly number[]>>;
  /** People found for the choice of the new owner. */
  readonly found: Request<readonly ManagedPerson[], string>;
  /** Id of the new owner; empty: nobody yet. */
  heir = '';

  constructor(api: Pick<PeopleApi, 'owned' | 'people'>) {
    this.things = new Request(async (idsOf, options) => {
      const ids = await idsOf();
      const counts = new Map<Things[number]['kind'], Things[number]>();
      for (let from = 0; from < ids.length; from += mostActedOn) {
        const { things } = await api.owned({ ids: ids.slice(from, from + mostActedOn) }, options);
        for (const one of things)
          counts.set(one.kind, { ...one, count: one.count + (counts.get(one.kind)?.count ?? 0) });
      }
      return ownedKinds.flatMap((kind) => counts.get(kind) ?? []);
    });
    this.found = new Request(async (q, options) =>
      (await api.people({ ...peopleQuery({ ...noQuery, q }), state: '', size: 20 }, options)).items.filter(
        ({ state }) => state !== 'locked',
      ),
    );
    makeAutoObservable(this, { things: false, found: false });
  }

  /** Begins with these people. */
  begin(idsOf: () => Promise<readonly number[]>): void {
    this.heir = '';
    void this.things.load(idsOf);
  }

  end(): void {
    this.things.leave();
    this.found.leave();
  }

  choose(heir: string): void {
    this.heir = heir;
  }

  /** Whether something needs a new owner. */
  get needsHeir(): boolean {
    return this.things.value?.some(({ fate }) => fate === 'handedOver') ?? false;
  }

  /** Whether all is known that leaving needs. */
  get isReady(): boolean {
    return this.things.value !== null && (!this.needsHeir || this.heir !== '');
  }
}
