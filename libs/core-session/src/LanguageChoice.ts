import type { Language } from '@banyan/contracts';
import { makeAutoObservable, runInAction } from 'mobx';
import { idle, loading, type RequestState } from './request.ts';
import type { SessionDeps } from './session-deps.ts';

type Deps = Pick<SessionDeps, 'api' | 'cookies' | 'pageLanguage'>;

/** The reader's language: stored in this browser at once, and on the server for a logged-in person. */
export class LanguageChoice {
  /** The reader's own choice, otherwise the one that the server has decided for them. */
  chosen: Language | null;
  request: RequestState = idle;
  /** Resolves when the server has received every choice so far. */
  private saved: Promise<unknown> = Promise.resolve();
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
    this.chosen = deps.cookies.language() ?? deps.pageLanguage;
    makeAutoObservable<this, 'deps' | 'saved'>(this, { deps: false, saved: false });
  }

  /** Stores the choice in this browser, effective immediately. */
  keep(choice: Language): void {
    this.deps.cookies.keepLanguage(choice);
    this.chosen = choice;
  }

  /** Applies the language stored for the account after a login, unless this browser has a choice of its own. */
  adopt(kept: Language | null): void {
    if (kept !== null && kept !== 'auto' && this.deps.cookies.language() === null) this.chosen = kept;
  }

  /**
   * Sends the choices to the server one after another, so that it stores the last one. False when it could not store
   * that one; the outcome of an earlier one is irrelevant.
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
