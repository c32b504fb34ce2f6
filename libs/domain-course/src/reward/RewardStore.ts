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
  readonly list: PagedList<CourseRewardGift, void, CourseReward>;
  /** Gives points. */
  readonly give: Action<number, Given>;
  /** State after the last gift; null: the list's state applies. */
  newer: Stand | null = null;

  constructor(id: number, api: RewardApi, spent: () => void) {
    this.list = new PagedList((_, cursor, options) => api.list({ id, cursor }, options), { id: ({ id }) => id });
    this.give = new Action((points, options) => api.give({ id, points }, options), {
      done: ({ gift, ...stand }) => {
        spent();
        this.list.prepend(gift);
        this.stands(stand);
      },
    });
    makeAutoObservable(this, { list: false, give: false, newer: observableRef });
  }

  show(): void {
    this.newer = null;
    this.give.dismiss();
    void this.list.show();
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

export const makeRewardStore = ({ http, ports }: CourseEnvironment, id: number) =>
  new RewardStore(id, apiOf(http, rewardCalls), () => ports.onPointsSpent?.());
