import type { FilmPiece } from '@banyan/contracts/live';
import { describe, expect, it, vi } from 'vitest';
import { FilmPlayer } from './FilmPlayer.ts';
import { catchUp, overHole, playedOut, readyUntil, type Range } from './filmPlan.ts';
import type { FilmPorts } from './filmPorts.ts';
import { ScreenFull, type FilmScreen } from './FilmScreen.ts';

const mime = 'video/webm;codecs="vp8,opus"';
const piece = (index: number): FilmPiece => ({ index, from: index * 4000, length: 4000, mime, url: `/${index}` });
const count = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** A screen that records its pieces. */
class FakeScreen implements FilmScreen {
  readonly put: number[] = [];
  opened = 0;
  at = 0;
  full = 0;
  unreadable = -1;
  length = Number.NaN;
  finished = false;
  #ranges: Range[] = [];
  supports = (type: string): boolean => type === mime;
  open = () => {
    this.opened += 1;
    this.#ranges = [];
    return Promise.resolve();
  };
  append = (_bytes: ArrayBuffer, _mime: string, atS: number) => {
    if (this.full > 0) {
      this.full -= 1;
      return Promise.reject(new ScreenFull());
    }
    if (atS / 4 === this.unreadable) return Promise.reject(new Error('unreadable'));
    this.put.push(atS / 4);
    const last = this.#ranges.at(-1);
    if (last?.[1] === atS) this.#ranges[this.#ranges.length - 1] = [last[0], atS + 4];
    else this.#ranges.push([atS, atS + 4]);
    return Promise.resolve();
  };
  drop = ([, to]: Range) => {
    this.#ranges = this.#ranges.map(([from, until]) => [Math.max(from, to), until]);
    return Promise.resolve();
  };
  ranges = () => this.#ranges;
  time = () => this.at;
  goTo = (atS: number) => void (this.at = atS);
  setLength = (seconds: number) => void (this.length = seconds);
  finish = () => void (this.finished = true);
  close = () => undefined;
}

function setUp({ pieces = 10, live = true, atS = null as number | null, lost = [] as number[] } = {}) {
  const film = { pieces, state: live ? ('live' as const) : ('playback' as const) };
  const screen = new FakeScreen();
  const told = { shown: vi.fn(), unsupported: vi.fn(), network: vi.fn(), edge: vi.fn() };
  const rested: (() => void)[] = [];
  const ports: FilmPorts = {
    source: {
      pieces: (from) => {
        const begin = from === -1 ? Math.max(0, film.pieces - 3) : from;
        const items = count(begin, Math.min(film.pieces, begin + 30)).map(piece);
        return Promise.resolve({ items, filmMs: film.pieces * 4000, state: film.state });
      },
      at: (ms) => {
        const begin = Math.floor(ms / 4000);
        return Promise.resolve({ items: count(begin, Math.min(film.pieces, begin + 30)).map(piece) });
      },
    },
    screen,
    bytes: (url) =>
      lost.includes(Number(url.slice(1))) ? Promise.reject(new Error('gone')) : Promise.resolve(new ArrayBuffer(1)),
    // A pause before a retry passes at once, a wait for more pieces ends when the test says so.
    wait: (ms, signal) =>
      ms < 1000 || (ms < 4000 && lost.length > 0)
        ? Promise.resolve()
        : new Promise((resolve) => {
            rested.push(resolve);
            signal.addEventListener('abort', () => resolve());
          }),
    now: () => 0,
    told,
  };
  const player = new FilmPlayer(ports, live, atS, pieces * 4000);
  void player.run();
  return {
    film,
    player,
    screen,
    told,
    settled: () => vi.waitFor(() => expect(rested.length).toBeGreaterThan(0)),
    rested,
  };
}

describe('the plan of a film', () => {
  it('joins stretches over seams, and passes over holes [LV-01]', () => {
    expect(
      readyUntil(
        [
          [0, 4],
          [4.1, 8],
        ],
        1,
      ),
    ).toBe(8);
    expect(
      readyUntil(
        [
          [0, 4],
          [5, 8],
        ],
        1,
      ),
    ).toBe(4);
    expect(
      overHole(
        [
          [0, 4],
          [5, 8],
        ],
        3.95,
      ),
    ).toBe(5.05);
    expect(
      overHole(
        [
          [0, 4],
          [5, 8],
        ],
        2,
      ),
    ).toBeNull();
    expect(overHole([[0, 4]], 3.95)).toBeNull();
  });

  it('stays within twelve seconds of what is on air, and drops what was played two minutes ago [LV-01]', () => {
    expect(catchUp([[0, 30]], 20)).toBeNull();
    expect(catchUp([[0, 30]], 10)).toBe(25);
    expect(
      catchUp(
        [
          [0, 4],
          [28, 30],
        ],
        1,
      ),
    ).toBe(28);
    expect(playedOut([[0, 200]], 150)).toEqual([0, 30]);
    expect(playedOut([[100, 200]], 150)).toBeNull();
    expect(playedOut([[100, 200]], 150, true)).toEqual([100, 148]);
  });
});

describe('FilmPlayer', () => {
  it('joins what is on air at its last pieces, and shows those that come in their order [LV-01]', async () => {
    const { film, player, rested, screen, settled } = setUp();
    await settled();
    expect(screen.put).toEqual([7, 8, 9]);
    expect(screen.at).toBeCloseTo(28.05);
    film.pieces = 12;
    rested.length = 0;
    player.wake();
    await settled();
    expect(screen.put).toEqual([7, 8, 9, 10, 11]);
    player.close();
  });

  it('passes over a piece that is lost, and over the hole that it leaves [LV-01]', async () => {
    const { player, screen, settled, told } = setUp({ lost: [8] });
    await settled();
    expect(screen.put).toEqual([7, 9]);
    expect(told.network).toHaveBeenCalledWith('lost');
    screen.at = 31.95;
    player.tick();
    expect(screen.at).toBeCloseTo(36.05);
    player.close();
  });

  it('begins anew behind a piece that cannot be read [LV-01]', async () => {
    const { player, screen } = setUp();
    screen.unreadable = 8;
    await vi.waitFor(() => expect(screen.put).toEqual([7, 7, 9]));
    expect([screen.opened, screen.at]).toEqual([2, 28.05]);
    player.close();
  });

  it('makes room where there is none [LV-01]', async () => {
    const { film, player, rested, screen, settled } = setUp();
    await settled();
    screen.at = 39;
    screen.full = 1;
    film.pieces = 11;
    rested.length = 0;
    player.wake();
    await settled();
    expect(screen.put.at(-1)).toBe(10);
    expect(screen.ranges()[0]?.[0]).toBe(37);
    player.close();
  });

  it('fetches a film ahead of what is shown and not as a whole, and goes anywhere in it [LV-01]', async () => {
    const { player, rested, screen, settled } = setUp({ pieces: 60, live: false, atS: 10 });
    await settled();
    expect(screen.put[0]).toBe(2);
    expect(screen.at).toBe(10);
    expect(screen.put.length).toBeLessThan(15);
    expect(screen.length).toBe(240);
    rested.length = 0;
    player.goTo(200);
    await vi.waitFor(() => expect(screen.put).toContain(50));
    await vi.waitFor(() => expect(screen.finished).toBe(true));
    expect(screen.put.at(-1)).toBe(59);
    player.close();
  });

  it('says what it cannot show [LV-01]', async () => {
    const { player, screen, settled, told } = setUp();
    screen.supports = () => false;
    await settled();
    expect(told.unsupported).toHaveBeenCalledWith(mime);
    expect(screen.put).toEqual([]);
    player.close();
  });
});
