import { describe, expect, it } from 'vitest';
import { mergeFiles, type SharedFile } from './mergeFiles.mts';

const file = (bytes: number, cases: readonly number[], needs: readonly number[] = [], fixed = false): SharedFile => ({
  ...{ bytes, cases, needs, fixed },
});
const even = { weights: [1, 1, 1], perFile: 500 };
const merged = (files: readonly SharedFile[], costs = even) =>
  mergeFiles(files, costs)
    .map((members) => [...members].sort((a, b) => a - b))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

describe('which modules share a file', () => {
  it('puts little files together where a page has nearly all of them', () => {
    expect(merged([file(100, [0, 1]), file(100, [0, 1, 2])])).toEqual([[0, 1]]);
  });

  it('leaves alone what would bring a page more than a file costs', () => {
    expect(merged([file(5000, [0]), file(5000, [1, 2])])).toEqual([[0], [1]]);
  });

  it('puts more together where a file costs more', () => {
    const files = [file(900, [0, 1]), file(900, [1, 2])];
    expect(merged(files)).toEqual([[0], [1]]);
    expect(merged(files, { ...even, perFile: 2000 })).toEqual([[0, 1]]);
  });

  it('counts what a file brings along', () => {
    // Together they would bring the library of the first to a page that has the second alone.
    const files = (needs: readonly number[]) => [file(200, [0], needs), file(100, [0, 1]), file(9000, [0, 2])];
    const costs = { weights: [1, 1, 3], perFile: 500 };
    expect(merged(files([]), costs)).toEqual([[0, 1], [2]]);
    expect(merged(files([2]), costs)).toEqual([[0], [1], [2]]);
  });

  it('never makes two files need each other', () => {
    // The first needs the second by way of a page’s own file, which stays what it is.
    const files = [file(10, [0, 1], [1]), file(10, [0, 1, 2], [2], true), file(10, [0, 1, 2])];
    expect(merged(files)).toEqual([[0], [2]]);
  });

  it('thinks of the pages that people begin with', () => {
    const files = [file(900, [0, 1]), file(900, [0])];
    expect(merged(files, { weights: [1, 1, 1], perFile: 500 })).toEqual([[0], [1]]);
    expect(merged(files, { weights: [4, 1, 1], perFile: 500 })).toEqual([[0, 1]]);
  });
});
