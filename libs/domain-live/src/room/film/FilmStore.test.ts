import { expect, it } from 'vitest';
import { FilmStore } from './FilmStore.ts';
import type { FilmScreen } from './FilmScreen.ts';
import type { FilmSurroundings } from './filmPorts.ts';

/** The part of a video element that a film uses. */
class FakeVideo extends EventTarget {
  paused = false;
  ended = false;
  muted = false;
  seeking = false;
  volume = 1;
  playbackRate = 1;
  currentTime = 0;
  readyState = 4;
  play = () => Promise.resolve();
  tell(name: string, change: Partial<Pick<FakeVideo, 'currentTime' | 'readyState'>> = {}) {
    Object.assign(this, change);
    this.dispatchEvent(new Event(name));
  }
}

const screen = (video: FakeVideo, wentTo: number[]): FilmScreen => ({
  supports: () => true,
  open: () => Promise.resolve(),
  append: () => Promise.resolve(),
  drop: () => Promise.resolve(),
  ranges: () => [],
  time: () => video.currentTime,
  goTo: (atS) => void wentTo.push(atS),
  setLength: () => undefined,
  finish: () => undefined,
  close: () => undefined,
});

function setUp({ live = true, kept = null as string | null, filmMs = 0 } = {}) {
  const video = new FakeVideo();
  const wentTo: number[] = [];
  const around = {
    api: {
      pieces: () => Promise.resolve({ items: [], filmMs, state: live ? 'live' : 'playback' }),
      at: () => Promise.resolve({ items: [] }),
    },
    storage: { getItem: () => kept, setItem: () => undefined },
    now: () => 0,
    screenOf: () => screen(video, wentTo),
  } as unknown as FilmSurroundings;
  const film = new FilmStore(8001, live, filmMs, around);
  film.attach(video as unknown as HTMLVideoElement);
  return { film, video, wentTo };
}

it('waits until what follows is there, though the moment it stands at is told once more [LV-01]', () => {
  const { film, video } = setUp();
  video.tell('playing');
  expect(film.waiting).toBe(false);
  video.tell('waiting', { readyState: 2, currentTime: 11.88 });
  video.tell('timeupdate');
  expect(film.waiting).toBe(true);
  video.tell('playing', { readyState: 4 });
  expect(film.waiting).toBe(false);
});

it.each([
  ['where it was left', '1800', 1800],
  ['anew after its last twentieth, where everybody is who saw it on air', '3590', 0],
  ['anew when it was hardly begun', '8', 0],
])('begins a playback %s [LV-01]', async (_, kept, from) => {
  const { wentTo } = setUp({ live: false, kept, filmMs: 3_600_000 });
  await expect.poll(() => wentTo[0]).toBe(from);
});
