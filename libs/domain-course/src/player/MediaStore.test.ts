// @vitest-environment jsdom
import { configure } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeMedia } from '../testing/FakeMedia.ts';
import { bindMedia } from './media.ts';
import { MediaStore } from './MediaStore.ts';
import { defaultPreferences, type Preferences } from './preferences.ts';
import { SubtitleStore } from './SubtitleStore.ts';
import { VideoQualityStore } from './VideoQualityStore.ts';
import { VideoSourceStore } from './VideoSourceStore.ts';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';

configure({ enforceActions: 'always' });

function world({ limit = Infinity, mayPlay = true } = {}) {
  const heldBack: number[] = [];
  const broughtBack: number[] = [];
  const stalled: number[] = [];
  let preferences: Preferences = defaultPreferences;
  let allowed = limit;
  let may = mayPlay;
  const api = fakeCourseApi();
  const kept = { read: () => preferences, write: (next: Preferences) => (preferences = next) };
  const quality = new VideoQualityStore({
    preferences: kept,
    sparing: () => false,
    onExchange: () => store.exchange(),
  });
  const store = new MediaStore({
    preferences: kept,
    source: new VideoSourceStore(api, quality),
    subtitles: new SubtitleStore(api, 'zh'),
    study: () => null,
    mayPlay: () => may,
    onHeldBack: (atS) => heldBack.push(atS),
    allowed: (second) => Math.min(second, allowed),
    onBroughtBack: (atS) => broughtBack.push(atS),
    onStalled: (atS) => stalled.push(atS),
  });
  const media = new FakeMedia();
  return {
    broughtBack,
    heldBack,
    media,
    stalled,
    store,
    allow: (second: number) => (allowed = second),
    let: (yes: boolean) => (may = yes),
    preferences: () => preferences,
  };
}

let here: ReturnType<typeof world>;
let unbind: () => void;
beforeEach(() => {
  here = world();
  unbind = bindMedia(here.media, here.store);
});

describe('MediaStore', () => {
  it('remembers what it ought to do until there is a video [CO-04]', () => {
    const { media, store } = here;
    media.awaitsAddress = true;
    store.reset(120);
    store.play();
    expect([store.wanted, store.playing, media.paused]).toEqual([true, false, true]);
    media.load();
    expect([media.currentTime, media.paused, store.playing]).toEqual([120, false, true]);
  });

  it('forgets the chapter before: nothing plays, nothing has ended [CO-04]', () => {
    const { media, store } = here;
    media.load();
    store.play(1269);
    media.run(2);
    expect([store.ended, store.wanted]).toEqual([true, false]);
    store.reset(0);
    expect([store.ended, store.playing, store.position]).toEqual([false, false, 0]);
  });

  it('knows whether it plays from the video, whoever pressed what [CO-04]', async () => {
    const { media, store } = here;
    media.load();
    await media.play();
    expect([store.playing, store.wanted]).toEqual([true, true]);
    media.pause();
    expect([store.playing, store.wanted]).toEqual([false, false]);
  });

  it('still wants to play after an error, from the second that it had come to [CO-04]', () => {
    const { media, store } = here;
    media.load();
    store.play(100);
    media.run(7);
    media.fail();
    expect([store.playing, store.wanted]).toEqual([false, true]);
    media.currentTime = 0;
    media.load();
    expect(media.currentTime).toBe(107);
  });

  it('goes on in another size of the video as it was: second, speed, playing or not [CO-04]', async () => {
    const { allow, broughtBack, media, store } = here;
    media.load();
    await media.play();
    store.stepRate(1);
    media.run(100);
    // A jump past the watched part is not allowed.
    allow(90);
    media.creep(0.25);
    store.exchange();
    media.change();
    expect([store.position, store.playing]).toEqual([100.25, true]);
    media.load();
    expect([media.currentTime, media.paused, media.playbackRate, broughtBack]).toEqual([100.25, false, 1.25, []]);
    media.run(0.75);
    expect(store.position).toBe(101);
    allow(102);
    media.pause();
    store.exchange();
    media.change();
    media.load();
    expect([media.currentTime, media.paused, store.position]).toEqual([101, true, 101]);
  });

  it('still has an eye on jumps after another size has come [CO-04]', () => {
    const { allow, broughtBack, media, store } = here;
    media.load();
    store.play(50);
    store.exchange();
    media.change();
    media.load();
    allow(60);
    media.currentTime = 900;
    expect([media.currentTime, broughtBack]).toEqual([60, [60]]);
  });

  it('tells of waiting for the network only where the video should run [CO-04]', async () => {
    const { media, stalled, store } = here;
    media.load();
    media.stall();
    await media.play();
    media.run(10);
    media.stall();
    store.exchange();
    media.change();
    media.stall();
    media.load();
    media.seeking = true;
    media.stall();
    expect(stalled).toEqual([10]);
  });

  it('ends every jump where it may end, and says so [CO-04]', () => {
    const { allow, broughtBack, media, store } = here;
    media.load();
    allow(200);
    media.currentTime = 150;
    expect([store.position, broughtBack]).toEqual([150, []]);
    media.currentTime = 900;
    expect([media.currentTime, store.position, broughtBack]).toEqual([200, 200, [200]]);
  });

  it('stops at once what may not begin [CO-04]', async () => {
    const { heldBack, let: allow, media, store } = here;
    media.load();
    media.currentTime = 60;
    allow(false);
    await media.play();
    expect([media.paused, store.playing, store.wanted, heldBack]).toEqual([true, false, false, [60]]);
    allow(true);
    await media.play();
    expect([media.paused, store.playing]).toEqual([false, true]);
  });

  it('goes to a second without beginning to play [CO-04]', () => {
    const { media, store } = here;
    media.load();
    store.goTo(90);
    expect([media.currentTime, media.paused, store.position]).toEqual([90, true, 90]);
    store.play();
    expect([media.currentTime, media.paused]).toEqual([90, false]);
  });

  it('steps through the speeds on offer, not past the ends, and keeps the last [CO-04]', () => {
    const { media, preferences, store } = here;
    media.load();
    for (let press = 0; press < 9; press += 1) store.stepRate(1);
    expect([media.playbackRate, preferences().rate]).toEqual([2, 2]);
    for (let press = 0; press < 9; press += 1) store.stepRate(-1);
    expect([media.playbackRate, preferences().rate]).toEqual([0.75, 0.75]);
  });

  it('hears nothing of a video that was taken away [CO-04]', async () => {
    const { media, store } = here;
    media.load();
    unbind();
    await media.play();
    media.currentTime = 300;
    expect([store.playing, store.position]).toEqual([false, 0]);
  });
});
