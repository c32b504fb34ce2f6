import { describe, expect, it } from 'vitest';
import { movedTree, placeAt, placeBeside } from './tree-move.ts';
import type { TreeEntry } from './tree-data.ts';

const entry = (id: string, ...children: TreeEntry[]): TreeEntry => ({ id, label: id, children });
const outline = [entry('one', entry('a'), entry('b')), entry('two', entry('c')), entry('three')];
const written = (entries: readonly TreeEntry[]): string =>
  entries.map(({ id, children = [] }) => (children.length === 0 ? id : `${id}(${written(children)})`)).join(' ');

describe('a move in a tree', () => {
  it.each([
    ['a', 'b', 'after', 'one(b a) two(c) three'],
    ['a', 'c', 'before', 'one(b) two(a c) three'],
    ['a', 'three', 'on', 'one(b) two(c) three(a)'],
    ['a', 'one', 'on', 'one(b a) two(c) three'],
    ['three', 'one', 'before', 'three one(a b) two(c)'],
    ['two', 'three', 'after', 'one(a b) three two(c)'],
    ['two', 'b', 'before', 'one(a two(c) b) three'],
  ] as const)('puts %s where it was dropped: %s, %s [CO-03]', (moved, target, position, after) => {
    const place = placeAt(outline, moved, target, position);
    expect(place).toBeDefined();
    expect(place && written(movedTree(outline, moved, place))).toBe(after);
  });

  it.each([
    ['one', 'one', 'after'],
    ['one', 'a', 'on'],
    ['one', 'b', 'before'],
    ['nobody', 'a', 'on'],
  ] as const)('refuses %s into itself or below it: %s [CO-03]', (moved, target, position) => {
    expect(placeAt(outline, moved, target, position)).toBeUndefined();
  });

  it('steps among the entries beside it and ends at both ends [CO-03]', () => {
    expect(placeBeside(outline, 'a', 1)).toEqual({ parent: 'one', place: 1 });
    expect(placeBeside(outline, 'a', -1)).toBeUndefined();
    expect(placeBeside(outline, 'three', 1)).toBeUndefined();
    expect(placeBeside(outline, 'three', -1)).toEqual({ parent: null, place: 1 });
  });
});
