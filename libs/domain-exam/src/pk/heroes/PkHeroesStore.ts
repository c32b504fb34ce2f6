import type { HeroSpan, PkHeroes } from '@banyan/contracts/exam';
import { apiOf, Request } from '@banyan/core-screen';
import { pkHeroCalls, type PkHeroApi } from '../../api/pkCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';

/** The hero list of a span. */
export class PkHeroesStore {
  readonly heroes: Request<PkHeroes, HeroSpan>;

  constructor(api: PkHeroApi) {
    this.heroes = new Request((span, options) => api.heroes({ span }, options));
  }

  show(span: HeroSpan): void {
    void this.heroes.load(span);
  }

  leave(): void {
    this.heroes.leave();
  }
}

export const makePkHeroesStore = ({ http }: ExamEnvironment) => new PkHeroesStore(apiOf(http, pkHeroCalls));
