import type { Language } from '@banyan/contracts';
import { makeAutoObservable, runInAction } from 'mobx';
import { idle, loading, type RequestState } from './request.ts';
import type { SessionDeps } from './session-deps.ts';

type Deps = Pick<SessionDeps, 'api' | 'cookies' | 'pageLanguage'>;

/** The language a reader chose: kept in this browser at once, and on the server for someone logged in. */
export class LanguageChoice {
  /** The reader's own choice, or else the one the server has settled on for them. */
  chosen: Language | null;
  request: RequestState = idle;
  /** Ends when the server has been told of every choice so far. */
  private saved: Promise<unknown> = Promise.resolve();
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
    this.chosen = deps.cookies.language() ?? deps.pageLanguage;
    makeAutoObservable<this, 'deps' | 'saved'>(this, { deps: false, saved: false });
  }

  /** Holds from now on, in this browser. */
  keep(choice: Language): void {
    this.deps.cookies.keepLanguage(choice);
    this.chosen = choice;
  }

  /** Someone has logged in whose account keeps a language: it holds where this browser has no choice of its own. */
  adopt(kept: Language | null): void {
    if (kept !== null && kept !== 'auto' && this.deps.cookies.language() === null) this.chosen = kept;
  }

  /**
   * Tells the server, one choice after the other: the one made last must be the one it keeps. False when it could not
   * keep that one; what became of an earlier one matters to nobody.
   */
  save(choice: Language): Promise<boolean> {
    this.request = loading;
    const saved = this.saved.then(() => this.tell(choice));
    this.saved = saved;
    return saved;
  }

  private async tell(choice: Language): Promise<boolean> {
    if (this.chosen !== choice) return true;
    let request: RequestState = idle;
    try {
      await this.deps.api.switchLanguage({ to: choice });
    } catch (error) {
      request = { state: 'failed', error };
    }
    if (this.chosen !== choice) return true;
    runInAction(() => {
      this.request = request;
    });
    return request.state === 'idle';
  }
}
