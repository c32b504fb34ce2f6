import { configure } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeAddress, makeRendition } from '../testing/fixtures.ts';
import { defaultPreferences } from './preferences.ts';
import { VideoQualityStore } from './VideoQualityStore.ts';
import { VideoSourceStore } from './VideoSourceStore.ts';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';

configure({ enforceActions: 'always' });
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tick = () => vi.advanceTimersByTimeAsync(0);

it('stays in its size when a failed video gets new addresses [CO-04]', async () => {
  let asked = 0;
  const fresh = () => {
    asked += 1;
    return [720, 360].map((height) => makeRendition(height, `https://content.example/${asked}/${height}.mp4`));
  };
  const api = fakeCourseApi({ videoAddress: () => Promise.resolve(makeAddress({ renditions: fresh() })) });
  const preferences = { read: () => defaultPreferences, write: () => undefined };
  const quality = new VideoQualityStore({ preferences, sparing: () => false, onExchange: () => undefined });
  const source = new VideoSourceStore(api, quality);
  quality.shown(459);
  source.open(101, 1005, { onFirst: () => undefined, onFailed: () => undefined });
  expect(source.url).toBeUndefined();
  await tick();
  expect(source.url).toBe('https://content.example/1/720.mp4');
  quality.stalled(1);
  quality.stalled(2);
  expect(source.url).toBe('https://content.example/1/360.mp4');
  source.broke(12);
  await tick();
  expect(source.url).toBe('https://content.example/2/360.mp4');
  source.close();
  expect(source.url).toBeUndefined();
});
