import type { MedalStanding } from '@banyan/contracts/mall';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { medalCalls, type MedalApi } from '../api/pointsCalls.ts';
import type { MallEnvironment } from '../mall.environment.ts';

const NEAR = 3;
const share = ({ done, goal }: MedalStanding) => done / goal;

/** All medals, and those that are nearest. */
export class MedalStore {
  readonly medals: Request<readonly MedalStanding[]>;

  constructor(api: MedalApi) {
    this.medals = new Request(async (_, options) => (await api.list({}, options)).items);
    makeAutoObservable(this, { medals: false });
  }

  /** The begun medals with the most progress, one of each kind of count. */
  get nearest(): readonly MedalStanding[] {
    const begun = (this.medals.value ?? []).filter(({ done, earnedAt }) => earnedAt === null && done > 0);
    const first = begun.filter((medal, index) => begun.findIndex(({ counts }) => counts === medal.counts) === index);
    return first.sort((a, b) => share(b) - share(a)).slice(0, NEAR);
  }

  show(): void {
    void this.medals.show();
  }

  leave(): void {
    this.medals.leave();
  }
}

export const makeMedalStore = ({ http }: MallEnvironment) => new MedalStore(apiOf(http, medalCalls));
