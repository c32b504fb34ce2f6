import { makeAutoObservable } from 'mobx';

/** The reader's choice: one of the two, or the setting of the machine. */
export type Appearance = 'system' | 'light' | 'dark';

const key = 'banyan.appearance';

export interface AppearanceDeps {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The machine's own preference for dark. */
  readonly prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
}

/** Light or dark: the machine's preference until the reader chooses; the choice is stored in this browser. */
export class AppearanceStore {
  preference: Appearance = 'system';
  private systemDark: boolean;
  private readonly deps: AppearanceDeps;

  constructor(deps: AppearanceDeps) {
    this.deps = deps;
    this.systemDark = deps.prefersDark.matches;
    this.preference = recall(deps);
    makeAutoObservable<this, 'deps'>(this, { deps: false });
    deps.prefersDark.addEventListener('change', ({ matches }) => this.followSystem(matches));
  }

  get mode(): 'light' | 'dark' {
    if (this.preference !== 'system') return this.preference;
    return this.systemDark ? 'dark' : 'light';
  }

  choose(preference: Appearance): void {
    this.preference = preference;
    try {
      this.deps.storage().setItem(key, preference);
    } catch {
      // The choice lasts for this page; the next one follows the machine again.
    }
  }

  private followSystem(dark: boolean): void {
    this.systemDark = dark;
  }
}

function recall(deps: AppearanceDeps): Appearance {
  try {
    const kept = deps.storage().getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}
