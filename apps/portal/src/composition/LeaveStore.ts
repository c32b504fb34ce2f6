import { makeAutoObservable } from 'mobx';
import type { EndedSession } from './endedSession.ts';

/** The screen's input that leaving would lose, and the question about it; the design system's forms register here. */
export class LeaveStore {
  /** The navigation that waits for an answer; null while there is no question. */
  asking: { readonly go: () => void; readonly words: string | undefined } | null = null;
  /** The session that ended over unsaved input, here or by a login on another device. */
  ended: EndedSession | null = null;
  private readonly held = new Map<symbol, { readonly words: string | undefined; readonly silent: boolean }>();

  constructor() {
    makeAutoObservable<this, 'held'>(this, { held: false, hold: false });
  }

  hold = (words?: string, silent = false): (() => void) => {
    const one = Symbol('hold');
    this.held.set(one, { words, silent });
    return () => void this.held.delete(one);
  };

  /** Whether leaving needs a question. */
  holds(): boolean {
    return [...this.held.values()].some(({ silent }) => !silent);
  }

  /** Whether there is input that the end of a session must not discard, including input that is being sent. */
  keeps(): boolean {
    return this.held.size > 0;
  }

  /** Asks; a later navigation replaces a waiting one. */
  ask(go: () => void): void {
    this.asking = { go, words: [...this.held.values()].find(({ words }) => words)?.words };
  }

  endSession(ended: EndedSession): void {
    this.ended = ended;
  }

  /** Called after a new login, or when the screen is left. */
  closeEnded(): void {
    this.ended = null;
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
