import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const production = Object.entries(sources).filter(([path]) => !/\.(test|stories)\.|story-kit/.test(path));

/** Every file that is there as soon as `entry` is: static imports alone, types left out. */
function reached(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const statements = (sources[entry] ?? '').matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)';/gm);
  for (const [, target] of statements) {
    if (target === undefined) continue;
    if (target.startsWith('.')) {
      const url = new URL(target, `file:///${entry}`).pathname;
      reached(`.${url}`, seen);
    } else seen.add(target);
  }
  return seen;
}

describe('what an application loads at once', () => {
  it('reaches no code of overlays from the first entry', () => {
    const files = [...reached('./index.ts')];
    expect(files).toContain('./components/Button.tsx');
    expect(files.filter((file) => file.includes('react-aria'))).toEqual([]);
    expect([...reached('./overlays.ts')].some((file) => file.includes('react-aria'))).toBe(true);
  });
  it('keeps the tokens free of React and everything else, so that a server can read them', () => {
    const tokens = import.meta.glob<string>(['../../tokens/src/*.ts', '!**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const taken = Object.values(tokens).flatMap((text) =>
      [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from),
    );
    expect(taken.length).toBeGreaterThan(5);
    expect(taken.filter((from) => !from?.startsWith('./'))).toEqual([]);
  });
});

describe('colours', () => {
  it('are written in drawings alone, and in the tokens', () => {
    const literal = /#(?:[0-9a-f]{3}|[0-9a-f]{6})\b|\b(?:rgb|hsl|oklch)a?\(/i;
    const found = production.filter(([path, text]) => !path.startsWith('./art/') && literal.test(text));
    expect(found.map(([path]) => path)).toEqual([]);
  });
});
