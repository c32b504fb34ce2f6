import type { FilmPiece } from '@banyan/contracts/live';
import { catchUp, edgeOf, filmBounds, overHole, pauseAfter, playedOut, readyUntil } from './filmPlan.ts';
import type { FilmPorts } from './filmPorts.ts';
import { ScreenFull } from './FilmScreen.ts';
import { PieceFeed } from './PieceFeed.ts';
import { PieceFetcher } from './PieceFetcher.ts';

/** Polling interval of a broadcast without events, ms. */
const askMs = 4000;
/** A wait after the end of the film, which only a jump ends, ms. */
const overMs = 86_400_000;

/**
 * Shows the film of a room: fetches its pieces in order and appends them at their places. Lost pieces are skipped, old
 * ones dropped, and a viewer who follows the broadcast stays near it.
 */
export class FilmPlayer {
  /** Follows the broadcast, as long as the viewer has not gone back. */
  following: boolean;
  readonly #ports: FilmPorts;
  readonly #feed: PieceFeed;
  readonly #fetcher: PieceFetcher;
  readonly #closing = new AbortController();
  #pause = new AbortController();
  #begun = false;
  /** Indices of unreadable pieces. */
  readonly #unreadable = new Set<number>();
  #round = 0;
  #failures = 0;
  /** Second to start at; null for the live position. */
  #target: number | null;

  /** @param atS second to start at; null for the live position. */
  constructor(ports: FilmPorts, live: boolean, atS: number | null, filmMs: number) {
    this.#ports = ports;
    this.#feed = new PieceFeed(ports.source, live, filmMs);
    this.#fetcher = new PieceFetcher(ports, this.#feed, (ms) => this.#rest(ms));
    this.#target = atS;
    this.following = atS === null;
  }

  /** Runs until it is closed. */
  async run(): Promise<void> {
    const { screen } = this.#ports;
    await screen.open();
    while (!this.#closing.signal.aborted) {
      const round = this.#round;
      try {
        await this.#step(round);
      } catch {
        if (round !== this.#round) continue;
        this.#failures += 1;
        this.#ports.told.network('lost');
        await this.#rest(pauseAfter(this.#failures));
      }
    }
  }

  /** New pieces may be available: polls at once. */
  wake(): void {
    this.#pause.abort();
  }

  /** The picture has moved or paused: drops old pieces, skips gaps, and catches up. */
  tick(): void {
    if (!this.#begun) return;
    const { screen } = this.#ports;
    const [ranges, at] = [screen.ranges(), screen.time()];
    const goal = (this.following ? catchUp(ranges, at) : null) ?? overHole(ranges, at);
    if (goal !== null) screen.goTo(goal);
    const old = playedOut(ranges, screen.time());
    // Every ten seconds is enough.
    if (old !== null && old[1] - old[0] > 10) void screen.drop(old).catch(() => undefined);
  }

  /** Seeks to a second; loaded pieces are shown at once. */
  goTo(atS: number): void {
    const { screen } = this.#ports;
    this.following = false;
    const ready = readyUntil(screen.ranges(), atS);
    this.#target = ready ?? atS;
    this.#begun = true;
    this.#turn();
    screen.goTo(atS);
  }

  /** Goes to the live position. */
  toEdge(): void {
    const { screen } = this.#ports;
    this.following = true;
    const edge = edgeOf(screen.ranges());
    if (edge !== null) screen.goTo(Math.max(0, edge - filmBounds.landS));
    this.#target = null;
    this.#feed.toEdge();
    this.#turn();
  }

  close(): void {
    this.#closing.abort();
    this.#turn();
    this.#ports.screen.close();
  }

  #turn(): void {
    this.#round += 1;
    this.#fetcher.drop();
    this.#pause.abort();
  }

  async #step(round: number): Promise<void> {
    if (this.#target !== null) {
      await this.#feed.goTo(this.#target * 1000 + 20);
      if (round !== this.#round) return;
      if (!this.#begun) this.#ports.screen.goTo(this.#target);
      this.#target = null;
    }
    if (this.#enough()) return this.#rest(1000);
    const piece = await this.#feed.next();
    if (round !== this.#round) return;
    this.#heard();
    if (piece !== null) return this.#take(piece, round);
    this.#failures = 0;
    if (!this.#feed.growing) this.#ports.screen.finish();
    this.#ports.told.network('good');
    return this.#rest(this.#feed.growing ? askMs : overMs);
  }

  /** A playback does not fetch the whole film at once. */
  #enough(): boolean {
    if (this.#feed.growing || !this.#begun) return false;
    const { screen } = this.#ports;
    const until = readyUntil(screen.ranges(), screen.time());
    return until !== null && until - screen.time() > filmBounds.aheadS;
  }

  #heard(): void {
    const { screen, told } = this.#ports;
    const seconds = this.#feed.filmMs / 1000;
    if (!this.#feed.growing) screen.setLength(seconds);
    told.edge(seconds, !this.#feed.growing);
  }

  async #take(piece: FilmPiece, round: number): Promise<void> {
    const { screen, told } = this.#ports;
    const shows = screen.supports(piece.mime);
    if (!shows) told.unsupported(piece.mime);
    if (!shows || this.#unreadable.has(piece.index)) {
      this.#feed.pass(piece);
      return;
    }
    const bytes = await this.#fetcher.fetch(piece);
    if (round !== this.#round) return;
    if (bytes === null) {
      this.#feed.pass(piece);
      return;
    }
    await this.#put(piece, bytes);
    this.#failures = 0;
    this.#feed.pass(piece);
    if (this.#target !== null) return;
    if (!this.#begun) {
      this.#begun = true;
      screen.goTo(Math.max(screen.time(), piece.from / 1000 + 0.05));
    }
    told.shown();
    this.tick();
  }

  async #put(piece: FilmPiece, bytes: ArrayBuffer): Promise<void> {
    const { screen } = this.#ports;
    const atS = piece.from / 1000;
    try {
      await screen.append(bytes, piece.mime, atS);
    } catch (error) {
      if (error instanceof ScreenFull) {
        const old = playedOut(screen.ranges(), screen.time(), true);
        if (old !== null) await screen.drop(old);
        else await this.#rest(askMs);
        await screen.append(bytes, piece.mime, atS);
        return;
      }
      // An unreadable piece has broken the screen: a new one is opened without that piece.
      const at = screen.time();
      const endS = (piece.from + piece.length) / 1000;
      this.#unreadable.add(piece.index);
      await screen.open();
      this.#begun = false;
      this.#target = atS <= at + 1 && at < endS ? endS : at;
    }
  }

  async #rest(ms: number): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#pause = new AbortController();
    await this.#ports.wait(ms, this.#pause.signal);
  }
}
