import type { CallInput } from '@banyan/contracts';
import type { challengePk, PkBattleRow, PkColleague, PkColleagues, PkHall } from '@banyan/contracts/exam';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { pkHallCalls, type PkHallApi } from '../../api/pkCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';
import type { ColleagueQuery } from './colleague-query.ts';

type Reply = { readonly id: number; readonly accept: 'Y' | 'N' };

/** The hall of battles: challenges, current battles, finished ones, and starting a new one. */
export class PkHallStore {
  readonly hall: Request<PkHall>;
  readonly history: PagedList<PkBattleRow>;
  readonly colleagues: PagedList<PkColleague, ColleagueQuery, PkColleagues>;
  readonly join: Action;
  /** Keyed by the button pressed, so that a failure shows beside it. */
  readonly challenge: Action<CallInput<typeof challengePk>, { readonly id: number }>;
  readonly reply: Action<Reply>;
  /** Id of the battle started by the last challenge. */
  begun = 0;
  /** Points given for joining; 0 before. */
  gift = 0;

  constructor(api: PkHallApi) {
    this.hall = new Request((_, options) => api.hall({}, options));
    this.history = new PagedList((_, cursor, options) => api.history({ cursor }, options), { id: ({ id }) => id });
    this.colleagues = new PagedList((query, cursor, options) => api.colleagues({ ...query, cursor }, options), {
      id: ({ id }) => id,
    });
    this.join = new Action((_, options) => api.join({}, options), { done: ({ points }) => this.joined(points) });
    this.challenge = new Action((input, options) => api.challenge(input, options), {
      of: ({ kind, id }) => `${kind} ${id}`,
      done: ({ id }) => this.begin(id),
    });
    this.reply = new Action((input, options) => api.reply(input, options), {
      of: ({ id }) => id,
      done: () => this.refresh(),
    });
    makeAutoObservable(this, {
      hall: false,
      history: false,
      colleagues: false,
      join: false,
      challenge: false,
      reply: false,
    });
  }

  show(): void {
    this.gift = 0;
    void this.hall.show();
    void this.history.show();
  }

  refresh(): void {
    void this.hall.refresh();
    void this.history.refresh();
  }

  leave(): void {
    this.hall.leave();
    this.history.leave();
    this.colleagues.leave();
  }

  private begin(id: number): void {
    this.begun = id;
  }

  private joined(points: number): void {
    this.gift = points;
    void this.hall.refresh();
  }
}

export const makePkHallStore = ({ http }: ExamEnvironment) => new PkHallStore(apiOf(http, pkHallCalls));
