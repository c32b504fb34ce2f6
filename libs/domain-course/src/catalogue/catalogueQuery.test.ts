import { describe, expect, it } from 'vitest';
import { changed, cleared, emptyQuery, isCategoryId, readQuery, toInput } from './catalogueQuery.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';

const full: CatalogueQuery = {
  category: 'quality01',
  keyword: '抽样 & 转移',
  states: ['not_studied', 'learning'],
  required: true,
  durations: ['under30', 'over60'],
  fees: ['free'],
  lecturer: 12,
  sort: 'rating',
  cursor: 'eyJpZCI6MX0',
  view: 'list',
  moduleId: null,
};

describe('catalogue address', () => {
  it('takes letters and digits alone for a category [CO-01]', () => {
    expect(isCategoryId('quality01')).toBe(true);
    expect(isCategoryId('')).toBe(true);
    for (const wrong of ["1' or 1=1", 'a b', 'a-b', '质量', 'a'.repeat(33)]) expect(isCategoryId(wrong)).toBe(false);
  });

  it('keeps a category that is not one, so that the screen can say so [CO-01]', () => {
    expect(readQuery(new URLSearchParams({ cat: 'a<b' })).category).toBe('a<b');
  });

  it('begins another question at its first page and keeps the page for another view [CO-01]', () => {
    expect(changed(full, { fees: [] })).toMatchObject({ cursor: '', fees: [] });
    expect(changed(full, { view: 'grid' })).toMatchObject({ cursor: full.cursor, view: 'grid' });
    expect(changed(full, { cursor: 'next' })).toMatchObject({ cursor: 'next' });
    expect(changed({ ...full, moduleId: 3 }, { category: '' }).moduleId).toBeNull();
  });

  it('clears filters and keeps order and view [CO-01]', () => {
    expect(cleared(full)).toEqual({ ...emptyQuery, sort: 'rating', view: 'list' });
  });

  it('asks the call with the documented names [CO-01]', () => {
    expect(toInput(full)).toMatchObject({
      'search[keyword]': '抽样 & 转移',
      'search[catid]': 'quality01',
      type: 'required',
      lecturer: 12,
      size: 24,
    });
  });
});
