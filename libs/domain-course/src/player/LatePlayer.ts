import type { Chapter } from '@banyan/contracts/course';
import type { SessionView } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CourseStore } from '../course/CourseStore.ts';
import type { PlayerStore } from './PlayerStore.ts';
import { whenIdle } from './whenIdle.ts';

export interface LatePlayerDeps {
  readonly session: Pick<SessionView, 'loggedIn' | 'requireLogin'>;
  /** Fetches the player and makes it; rejects where it does not arrive. */
  readonly bring: () => Promise<PlayerStore>;
}

/** A chapter, and the second or page at which somebody wants to begin. */
interface Opened {
  readonly course: CourseStore;
  readonly chapter: Chapter;
  readonly at: number | undefined;
}

/**
 * The open chapter, and its player once that has come: the page is read without one. What is asked of the player before it
 * is there happens when it arrives.
 */
export class LatePlayer {
  /** Null until it has come. */
  store: PlayerStore | null = null;
  /** It did not arrive, and has not been asked for again. */
  failed = false;
  opened: Opened | null = null;
  /** What the learner wants of a player that is not there yet. */
  asked: ((store: PlayerStore) => void) | null = null;
  readonly #deps: LatePlayerDeps;
  #coming = false;
  #tries = 0;

  constructor(deps: LatePlayerDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { store: observableRef, opened: observableRef, asked: observableRef });
  }

  /**
   * Makes a chapter the open one, where it goes on or at the place named. For learners the player follows once the page is
   * to be seen; visitors cannot play.
   */
  open(course: CourseStore, chapter: Chapter, at?: number): void {
    if (this.opened?.course === course && this.opened.chapter === chapter) return;
    this.opened = { course, chapter, at };
    this.asked = null;
    if (this.store !== null) {
      this.store.open(course, chapter, at);
      return;
    }
    if (!this.#deps.session.loggedIn) return;
    const tries = this.#tries;
    // Where it was asked for meanwhile and did not arrive, it is the learner's turn.
    void whenIdle().then(() => this.#tries === tries && this.bring());
  }

  /** Plays, from where it goes on or from a second. Visitors are asked to log in first. */
  start(atS?: number): void {
    this.#ask((store) => store.start(atS));
  }

  /** Goes to a place of the open chapter: a second that plays, or a page. */
  goTo(place: number): void {
    this.#ask((store) => store.goTo(place));
  }

  /** Something stands that waits for the player: it is fetched, unless that was tried before. */
  need(): void {
    if (this.#tries === 0) this.bring();
  }

  /** Fetches the player at once: play is near, or it did not arrive before. */
  bring(): void {
    if (this.store !== null || this.#coming) return;
    this.#coming = true;
    this.#tries += 1;
    this.failed = false;
    this.#deps.bring().then(
      (store) => this.arrive(store),
      () => this.lose(),
    );
  }

  /** The course page is left. */
  close(): void {
    this.opened = null;
    this.asked = null;
    this.store?.close();
  }

  /** Resolves once the chapters that were left have said their last, or given it up. */
  settled(): Promise<void> {
    return this.store?.settled() ?? Promise.resolve();
  }

  get chapter(): Chapter | null {
    return this.opened?.chapter ?? null;
  }

  /** Play was pressed before there was anything to play with. */
  get wanted(): boolean {
    return this.asked !== null;
  }

  /** Whether the player stands, or is awaited, in place of the poster. */
  get started(): boolean {
    return this.store?.started ?? this.wanted;
  }

  /** Learning goes on in another window or on another device. */
  get elsewhere(): PlayerStore['elsewhere'] {
    return this.store?.elsewhere ?? null;
  }

  /** How many heartbeats the server has acknowledged, those of chapters that were left included. */
  get acknowledged(): number {
    return this.store?.acknowledged ?? 0;
  }

  #ask(what: (store: PlayerStore) => void): void {
    if (this.store !== null) {
      what(this.store);
      return;
    }
    const { opened } = this;
    if (opened === null || opened.course.lockOf(opened.chapter) !== null) return;
    if (!this.#deps.session.requireLogin()) return;
    this.asked = what;
    this.bring();
  }

  private arrive(store: PlayerStore): void {
    const { asked, opened } = this;
    this.store = store;
    this.asked = null;
    if (opened === null) return;
    store.open(opened.course, opened.chapter, opened.at);
    asked?.(store);
  }

  private lose(): void {
    this.#coming = false;
    this.failed = true;
  }
}
