import type { CallOutput } from '@banyan/contracts';
import type { CourseReward, CourseRewardGift, giveReward } from '@banyan/contracts/course';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { rewardCalls, type RewardApi } from '../api/giftCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

type Given = CallOutput<typeof giveReward>;
type Stand = Omit<Given, 'gift'>;

/** Rewards for the lecturer of one course. */
export class RewardStore {
  readonly list: PagedList<CourseRewardGift, number, CourseReward>;
  readonly give: Action<{ readonly id: number; readonly points: number }, Given>;
  /** State after the last gift; null: the list's state applies. */
  newer: Stand | null = null;
  #id = 0;

  constructor(api: RewardApi, spent: () => void) {
    this.list = new PagedList((id, cursor, options) => api.list({ id, cursor }, options), { id: ({ id }) => id });
    this.give = new Action((input, options) => api.give(input, options), {
      of: ({ id }) => id,
      done: ({ gift, ...stand }, { id }) => {
        spent();
        // Another course may be open by now.
        if (id !== this.#id) return;
        this.list.prepend(gift);
        this.stands(stand);
      },
    });
    makeAutoObservable(this, { list: false, give: false, newer: observableRef });
  }

  show(id: number): void {
    this.#id = id;
    this.newer = null;
    this.give.dismiss(id);
    void this.list.show(id);
  }

  leave(): void {
    this.list.leave();
  }

  /** State of the reader, and the course's total; null until loaded. */
  get stand(): Stand | null {
    return this.newer ?? this.list.latest;
  }

  private stands(stand: Stand): void {
    this.newer = stand;
  }
}

export const makeRewardStore = ({ http, ports }: CourseEnvironment) =>
  new RewardStore(apiOf(http, rewardCalls), () => ports.onPointsSpent?.());
