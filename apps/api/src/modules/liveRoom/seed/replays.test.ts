import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { demoFile } from '../../../seed/demoFolder.ts';

interface Replay {
  readonly film?: { readonly files: readonly string[] };
  readonly lines: readonly { readonly wanted_by?: readonly string[] }[];
}

describe.each([1001, 1002])('replays of demo enterprise %i', (eid) => {
  it('have a film whose pieces are there, and enough that was said along it [LV-01]', () => {
    const { replays } = load(readFileSync(demoFile('live/replays.yaml', eid), 'utf8')) as {
      replays: readonly Replay[];
    };
    const filmed = replays.filter(({ film }) => film !== undefined);
    expect(filmed.length).toBeGreaterThanOrEqual(2);
    for (const { film, lines } of filmed) {
      for (const name of film?.files ?? []) expect(existsSync(demoFile(`live/${name}`, eid)), name).toBe(true);
      expect(lines.length).toBeGreaterThanOrEqual(25);
      expect(lines.filter(({ wanted_by }) => wanted_by !== undefined).length).toBeGreaterThanOrEqual(6);
    }
  });
});
