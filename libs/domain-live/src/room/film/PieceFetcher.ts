import type { FilmPiece } from '@banyan/contracts/live';
import { pauseAfter } from './filmPlan.ts';
import type { FilmPorts } from './filmPorts.ts';
import type { PieceFeed } from './PieceFeed.ts';

/** Fetches the bytes of pieces, and reports the state of the network. */
export class PieceFetcher {
  readonly #ports: Pick<FilmPorts, 'bytes' | 'now' | 'told'>;
  readonly #feed: Pick<PieceFeed, 'forget' | 'next'>;
  readonly #rest: (ms: number) => Promise<void>;
  #fetching = new AbortController();

  constructor(
    ports: Pick<FilmPorts, 'bytes' | 'now' | 'told'>,
    feed: Pick<PieceFeed, 'forget' | 'next'>,
    rest: (ms: number) => Promise<void>,
  ) {
    this.#ports = ports;
    this.#feed = feed;
    this.#rest = rest;
  }

  /** Cancels the pending fetch. */
  drop(): void {
    this.#fetching.abort();
    this.#fetching = new AbortController();
  }

  /** Bytes of a piece; null when lost. Retries renew its address, since it may have expired. */
  async fetch(piece: FilmPiece): Promise<ArrayBuffer | null> {
    const { bytes, now, told } = this.#ports;
    const began = now();
    for (let tries = 0; ; tries += 1) {
      const signal = this.#fetching.signal;
      try {
        const one = tries === 0 ? piece : await this.#again(piece);
        const got = await bytes(one.url, signal);
        told.network(now() - began > piece.length ? 'slow' : 'good');
        return got;
      } catch {
        if (signal.aborted) return null;
        told.network('lost');
        if (tries >= 2) return null;
        await this.#rest(pauseAfter(tries));
      }
    }
  }

  async #again(piece: FilmPiece): Promise<FilmPiece> {
    this.#feed.forget();
    const next = await this.#feed.next();
    return next?.index === piece.index ? next : piece;
  }
}
