import { describe, expect, it } from 'vitest';
import { keyAt, keysAfter, newKeys, type ItemKeys } from './item-keys.ts';

const itemId = (id: string) => id;
const keysOf = ({ items, runs }: ItemKeys<string>) =>
  Object.fromEntries(items.map((item, index) => [item, keyAt(runs, index)]));
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `n${from + at}`);

describe('keys of a list’s items', () => {
  const changes: readonly (readonly [string, string[]])[] = [
    ['more come behind', ids(0, 40)],
    ['more come before', ids(-10, 20)],
    ['one goes', ids(0, 20).filter((id) => id !== 'n7')],
    ['one comes between', [...ids(0, 9), 'new', ...ids(9, 20)]],
    ['the first go', ids(5, 20)],
    ['all but one go', ['n4']],
  ];
  it.each(changes)('stay where %s, and are all different', (_what, items) => {
    const before = newKeys(ids(0, 20));
    const known = keysOf(before);
    const now = keysOf(keysAfter(before, items, itemId));
    const stayed = Object.keys(now).filter((id) => id in known);
    expect(stayed.length).toBeGreaterThan(0);
    for (const id of stayed) expect(now[id]).toBe(known[id]);
    const fresh = Object.entries(now).filter(([id]) => !(id in known));
    for (const [, key] of fresh) expect(Object.values(known)).not.toContain(key);
    expect(new Set(Object.values(now)).size).toBe(items.length);
  });

  it('are given to nobody else, whatever comes and goes', () => {
    let keys = newKeys(ids(0, 3));
    const owner = new Map(Object.entries(keysOf(keys)).map(([id, key]) => [key, id]));
    for (let step = 1; step < 200; step += 1) {
      const { items } = keys;
      const at = (step * 7) % (items.length + 1);
      keys = keysAfter(keys, [...items.slice(step % 3 === 0 ? 1 : 0, at), `s${step}`, ...items.slice(at)], itemId);
      for (const [id, key] of Object.entries(keysOf(keys))) {
        expect(owner.get(key) ?? id).toBe(id);
        owner.set(key, id);
      }
      expect(new Set(Object.values(keysOf(keys))).size).toBe(keys.items.length);
    }
  });

  it('are new where nothing is as it was, and of an empty list', () => {
    const before = newKeys(['a', 'b']);
    expect(keysOf(keysAfter(before, ['c', 'd'], itemId))).not.toMatchObject({ c: 0 });
    const empty = keysAfter(before, [], itemId);
    expect(Object.values(keysOf(keysAfter(empty, ['a'], itemId)))).not.toContain(0);
  });

  it('make one run of older items that come page by page', () => {
    let keys = newKeys(ids(0, 20));
    for (let page = 1; page <= 40; page += 1) keys = keysAfter(keys, ids(-20 * page, 20), itemId);
    expect(keys.runs).toHaveLength(1);
  });
});
