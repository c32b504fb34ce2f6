import { describe, expect, it } from 'vitest';
import { cascade, everyEntry, holdsChosen, splitMatch, waysTo, type TreeEntry } from './tree-data.ts';

const entry = (id: string, children?: TreeEntry[], more: Partial<TreeEntry> = {}): TreeEntry => ({
  id,
  label: id,
  children,
  ...more,
});
const none = new Map();
const firm = [
  entry('quality', [entry('inspection', [entry('first'), entry('patrol')]), entry('metrology')]),
  entry('machining'),
];

describe('search in a tree', () => {
  it('cuts a text around what is searched for, whatever the case', () => {
    expect(splitMatch('GB/T 2828 and gb/t 19001', 'GB/T')).toEqual([
      { text: 'GB/T', hit: true },
      { text: ' 2828 and ', hit: false },
      { text: 'gb/t', hit: true },
      { text: ' 19001', hit: false },
    ]);
    expect(splitMatch('质量部', '部')).toEqual([
      { text: '质量', hit: false },
      { text: '部', hit: true },
    ]);
  });
  it('leaves a text alone that does not say it, and one whose letters change their number', () => {
    expect(splitMatch('质量部', ' ')).toEqual([{ text: '质量部', hit: false }]);
    expect(
      splitMatch('İstanbul', 'stan')
        .map(({ text }) => text)
        .join(''),
    ).toBe('İstanbul');
  });
  it('opens the ways to what was found, and no others', () => {
    expect(waysTo(firm, 'PATROL', none)).toEqual(['quality', 'inspection']);
    expect(waysTo(firm, 'quality', none)).toEqual([]);
    expect(waysTo(firm, '', none)).toEqual([]);
  });
  it('knows what was fetched', () => {
    const lazy = [entry('plant', undefined, { lazy: true })];
    expect(everyEntry(lazy, none).map(({ id }) => id)).toEqual(['plant']);
    const fetched = new Map([['plant', [entry('hall')]]]);
    expect(waysTo(lazy, 'hall', fetched)).toEqual(['plant']);
  });
});

describe('branches that stand for what is below them', () => {
  const choose = (before: string[], after: string[], entries = firm) =>
    cascade(entries, new Set(before), new Set(after), none);

  it('takes everything below a branch with it', () => {
    expect(choose([], ['quality'])).toEqual(['quality', 'inspection', 'first', 'patrol', 'metrology']);
    expect(
      choose(['quality', 'inspection', 'first', 'patrol', 'metrology'], ['inspection', 'first', 'patrol', 'metrology']),
    ).toEqual([]);
  });
  it('chooses a branch with its last child, and lets it go with the first', () => {
    expect(choose(['first'], ['first', 'patrol'])).toEqual(['inspection', 'first', 'patrol']);
    expect(choose(['inspection', 'first', 'patrol'], ['inspection', 'first'])).toEqual(['first']);
  });
  it('says that some are chosen', () => {
    const [quality] = firm;
    expect(quality && holdsChosen(quality, new Set(['patrol']), none)).toBe(true);
    expect(quality && holdsChosen(quality, new Set(['machining']), none)).toBe(false);
  });
  it('passes over what cannot be chosen', () => {
    const closed = [entry('hall', [entry('a'), entry('b', undefined, { disabled: true })])];
    expect(choose([], ['hall'], closed)).toEqual(['hall', 'a']);
    expect(choose([], ['a'], closed)).toEqual(['hall', 'a']);
  });
  it('leaves what was not touched as it was', () => {
    expect(choose(['machining'], ['machining', 'first'])).toEqual(['first', 'machining']);
  });
});
