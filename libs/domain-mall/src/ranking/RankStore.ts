import type { RankMenu, RankQuery, Ranking } from '@banyan/contracts/mall';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { rankCalls, type RankApi } from '../api/pointsCalls.ts';
import type { MallEnvironment } from '../mall.environment.ts';

/** A ranking, the choice of rankings, and hiding the viewer's name. */
export class RankStore {
  readonly ranking: Request<Ranking, RankQuery>;
  readonly menu: Request<RankMenu>;
  readonly hide: Action<boolean>;

  constructor(api: RankApi) {
    this.ranking = new Request((query, options) => api.ranking(query, options));
    this.menu = new Request((_, options) => api.menu({}, options));
    this.hide = new Action((hidden, options) => api.hide({ hidden: hidden ? 'Y' : 'N' }, options), {
      shownAtOnce: (hidden) => {
        const before = this.ranking.value;
        if (before !== null) this.ranking.set({ ...before, hidden });
        return () => {
          if (before !== null) this.ranking.set(before);
        };
      },
      done: () => void this.ranking.refresh(),
    });
  }

  show(query: RankQuery): void {
    void this.ranking.load(query);
    void this.menu.show();
  }

  leave(): void {
    this.ranking.leave();
    this.menu.leave();
  }
}

export const makeRankStore = ({ http }: MallEnvironment) => new RankStore(apiOf(http, rankCalls));
