import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  mergeFields,
  mergeRefusals,
  type ManagedPerson,
  type MergeField,
  type mergePeople,
  type MergeRefusal,
  type PersonDetail,
  type twinsOf,
} from '@banyan/contracts/organisation';
import { Action, apiOf, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { peopleCalls, type PeopleApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';
import { mergeValue } from './mergeValue.ts';
import { noQuery, peopleQuery } from '../shared/peopleQuery.ts';

type MergeApi = Pick<PeopleApi, 'merge' | 'people' | 'person' | 'twins'>;

const refusalShape = v.object({ reason: v.picklist(mergeRefusals) });

/** Two accounts of one person: which one stays, with which values. */
export class MergeStore {
  /** The two accounts; the second is null until it is chosen. */
  readonly pair: Request<readonly [PersonDetail, PersonDetail | null], readonly number[]>;
  /** Accounts that may be the same person's. */
  readonly twins: Request<CallOutput<typeof twinsOf>['twins']>;
  /** Accounts found for the choice of the second. */
  readonly found: Request<readonly ManagedPerson[], string>;
  readonly merging: Action<CallInput<typeof mergePeople>, PersonDetail>;
  /** Place of the account that stays. */
  stays: 0 | 1 = 0;
  /** Values that are taken from the account that is closed. */
  taken: readonly MergeField[] = [];
  /** The account that both have become; null before. */
  merged: PersonDetail | null = null;

  constructor(api: MergeApi, first: number) {
    this.pair = new Request(async (ids, options) => {
      const [one, other] = await Promise.all(ids.map((id) => api.person({ id }, options)));
      if (one === undefined) throw new Error('nobody to compare');
      return [one, other ?? null] as const;
    });
    this.twins = new Request(async (_, options) => (await api.twins({ id: first }, options)).twins);
    this.found = new Request(async (q, options) =>
      (await api.people({ ...peopleQuery({ ...noQuery, q }), size: 20 }, options)).items.filter(
        ({ id }) => id !== first,
      ),
    );
    this.merging = new Action((input, options) => api.merge(input, options), {
      done: (person) => this.take(person),
    });
    makeAutoObservable(this, {
      pair: false,
      twins: false,
      found: false,
      merging: false,
      merged: observableRef,
      taken: observableRef,
    });
  }

  /** Shows these accounts: one, or two to compare. */
  async show(ids: readonly number[]): Promise<void> {
    await this.pair.load(ids);
    runInAction(() => this.keep(0));
    if (ids.length < 2 && this.twins.state === 'idle') await this.twins.show();
  }

  leave(): void {
    this.pair.leave();
    this.twins.leave();
    this.found.leave();
  }

  /** The account at this place stays; what it lacks is taken from the other one. */
  keep(stays: 0 | 1): void {
    this.stays = stays;
    const { closed, kept } = this;
    this.taken =
      kept === null || closed === null
        ? []
        : mergeFields.filter((field) => mergeValue(kept, field) === '' && mergeValue(closed, field) !== '');
  }

  /** Takes a value from the account that is closed, or leaves it. */
  choose(field: MergeField, place: 0 | 1): void {
    const rest = this.taken.filter((one) => one !== field);
    this.taken = place === this.stays ? rest : [...rest, field];
  }

  /** Place of the account whose value the person has then. */
  placeOf(field: MergeField): 0 | 1 {
    const other = this.stays === 0 ? 1 : 0;
    return this.taken.includes(field) ? other : this.stays;
  }

  get kept(): PersonDetail | null {
    return this.pair.value?.[this.stays] ?? null;
  }

  get closed(): PersonDetail | null {
    return this.pair.value?.[this.stays === 0 ? 1 : 0] ?? null;
  }

  /** Why the two stay two; null where that was not the reason. */
  get refusal(): MergeRefusal | null {
    return refusalData(this.merging.failureOf(), ErrorCode.conflict, refusalShape)?.reason ?? null;
  }

  async merge(): Promise<void> {
    const { closed, kept, taken } = this;
    if (kept === null || closed === null) return;
    await this.merging.run({
      ...{ id: kept.id, gone: closed.id, revision: kept.revision, goneRevision: closed.revision },
      take: [...taken],
    });
  }

  private take(person: PersonDetail): void {
    this.merged = person;
  }
}

export const makeMergeStore = ({ http }: OrganisationEnvironment, first: number) =>
  new MergeStore(apiOf(http, peopleCalls), first);
