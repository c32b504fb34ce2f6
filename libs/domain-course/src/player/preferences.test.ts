// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences, readPreferences, writePreferences } from './preferences.ts';

const name = 'banyan.course.player';

beforeEach(() => localStorage.clear());

describe('how a learner likes to watch', () => {
  it('is kept on the device [CO-04]', () => {
    const preferences = { rate: 1.5, volume: 0.4, muted: true, subtitles: 'en', quality: 360 } as const;
    writePreferences(localStorage, preferences);
    expect(readPreferences(localStorage)).toEqual(preferences);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"quality":"best","rate":9,"volume":2,"muted":"no"}',
    '{"quality":-360}',
    '{"quality":null}',
  ])('is as at the beginning where what was kept makes no sense: %s [CO-04]', (kept) => {
    localStorage.setItem(name, kept);
    expect(readPreferences(localStorage)).toEqual(defaultPreferences);
  });
});
