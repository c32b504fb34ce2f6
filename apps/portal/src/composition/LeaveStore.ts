import { makeAutoObservable } from 'mobx';

/** What a screen holds that leaving would lose, and the question about it; the design system's forms hold by it. */
export class LeaveStore {
  /** The navigation that waits for an answer; null while there is no question. */
  asking: { readonly go: () => void } | null = null;
  private readonly held = new Set<symbol>();

  constructor() {
    makeAutoObservable<this, 'held'>(this, { held: false, hold: false });
  }

  hold = (): (() => void) => {
    const one = Symbol('hold');
    this.held.add(one);
    return () => void this.held.delete(one);
  };

  /** Whether leaving has to be asked about. */
  holds(): boolean {
    return this.held.size > 0;
  }

  /** Asks; a later navigation takes the place of one that waits. */
  ask(go: () => void): void {
    this.asking = { go };
  }

  stay(): void {
    this.asking = null;
  }

  leave(): void {
    const { asking } = this;
    this.asking = null;
    asking?.go();
  }
}
