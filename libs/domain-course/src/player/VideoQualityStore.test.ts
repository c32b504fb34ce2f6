import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { makeRendition } from '../testing/fixtures.ts';
import { defaultPreferences, type Preferences, type QualityChoice } from './preferences.ts';
import { VideoQualityStore } from './VideoQualityStore.ts';

configure({ enforceActions: 'always' });

const three = [1080, 720, 360].map((height) => makeRendition(height));

function world({ quality = 'auto', sparing = false }: { quality?: QualityChoice; sparing?: boolean } = {}) {
  let preferences: Preferences = { ...defaultPreferences, quality };
  const exchanges: (number | null)[] = [];
  const store: VideoQualityStore = new VideoQualityStore({
    preferences: { read: () => preferences, write: (next) => (preferences = next) },
    sparing: () => sparing,
    onExchange: () => exchanges.push(store.height),
  });
  return { exchanges, store, preferences: () => preferences };
}

describe('quality of the video', () => {
  it.each([
    [200, 360],
    [360, 360],
    [459, 720],
    [720, 720],
    [918, 1080],
    [2160, 1080],
  ])('is by itself the smallest that fills %i lines of the screen: %i [CO-04]', (lines, height) => {
    const { store } = world();
    store.shown(lines);
    store.offer(three);
    expect(store.height).toBe(height);
  });

  it('waits until the picture is seen: nothing is fetched for nothing [CO-04]', () => {
    const { exchanges, store } = world();
    store.offer(three);
    store.shown(0);
    expect(store.current).toBeNull();
    store.shown(459);
    expect([store.current, exchanges]).toEqual([three[1], []]);
  });

  it('does not wait for a picture where there is none: sound is fetched at once [CO-03]', () => {
    const { store } = world();
    const sound = makeRendition(0);
    store.offer([sound]);
    expect(store.current).toBe(sound);
  });

  it('begins with the smallest where data is to be spared [CO-04]', () => {
    const { store } = world({ sparing: true });
    store.shown(2160);
    store.offer(three);
    expect(store.height).toBe(360);
  });

  it('rises with the picture, and does not fall with it [CO-04]', () => {
    const { exchanges, store } = world();
    store.shown(300);
    store.offer(three);
    store.shown(1400);
    expect(store.height).toBe(1080);
    store.shown(300);
    expect([store.height, exchanges]).toEqual([1080, [360]]);
  });

  it('goes one down after two stalls within a minute of video, and stays there [CO-04]', () => {
    const { store } = world();
    store.shown(1080);
    store.offer(three);
    store.stalled(10);
    store.stalled(100);
    expect(store.height).toBe(1080);
    store.stalled(130);
    expect(store.height).toBe(720);
    store.shown(2000);
    expect(store.height).toBe(720);
    for (const second of [140, 150, 160, 170]) store.stalled(second);
    expect(store.height).toBe(360);
    store.close();
    store.offer(three);
    expect(store.height).toBe(1080);
  });

  it('stays what the learner chose, whatever the network and the picture do, and is kept [CO-04]', () => {
    const { exchanges, preferences, store } = world();
    store.shown(1080);
    store.offer(three);
    store.choose(720);
    expect([store.height, exchanges, preferences().quality]).toEqual([720, [1080], 720]);
    for (const second of [1, 2, 3]) store.stalled(second);
    store.shown(4000);
    expect(store.height).toBe(720);
    store.choose('auto');
    expect([store.height, preferences().quality]).toEqual([1080, 'auto']);
  });

  it('comes nearest to what was chosen where a chapter lacks that size, and the choice stays [CO-04]', () => {
    const { preferences, store } = world({ quality: 720 });
    store.offer([makeRendition(1080), makeRendition(480)]);
    expect([store.height, store.offered]).toEqual([480, 480]);
    store.close();
    store.offer([makeRendition(1080)]);
    expect([store.height, store.offered]).toEqual([1080, 1080]);
    store.close();
    store.offer(three);
    expect([store.height, preferences().quality]).toEqual([720, 720]);
  });

  it('stays when new addresses come, without an exchange [CO-04]', () => {
    const { exchanges, store } = world();
    store.shown(1080);
    store.offer(three);
    store.stalled(1);
    store.stalled(2);
    exchanges.length = 0;
    const fresh = three.map(({ height }) => makeRendition(height, `https://content.example/new/${height}.mp4`));
    store.offer(fresh);
    expect([store.current, exchanges]).toEqual([fresh[1], []]);
  });
});
