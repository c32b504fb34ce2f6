import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const production = Object.entries(sources).filter(([path]) => !/\.(test|stories)\.|story-kit/.test(path));

/** Every file loaded with `entry`: static imports only, without types. */
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
  it('reaches no other library from the first entry than what a page draws with', () => {
    const all = [...reached('./index.ts')];
    expect(all).toContain('./components/Button.tsx');
    expect(all.filter((file) => !file.startsWith('.')).sort()).toEqual([
      '@banyan/tokens',
      'lucide-react',
      'react',
      'styled-components',
    ]);
  });
  it('reaches no other entry from the first one', () => {
    const entries = Object.keys(sources).filter((path) => /^\.\/[\w-]+\.ts$/.test(path) && !path.includes('.test.'));
    expect(entries).toContain('./overlays.ts');
    const first = reached('./index.ts');
    expect(entries.filter((entry) => entry !== './index.ts' && first.has(entry))).toEqual([]);
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
