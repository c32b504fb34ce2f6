import type { Category } from '@banyan/contracts/course';
import { describe, expect, it } from 'vitest';
import { makeCategories } from '../testing/fixtures.ts';
import { categoryNodes } from './categoryNodes.ts';

const nodes = (categories: readonly Category[]) => categoryNodes(categories, (id) => `/course?cat=${id}`, String);

describe('categoryNodes', () => {
  it('hangs three levels under one another, in the order of the list [CO-01]', () => {
    const [quality, equip] = nodes(makeCategories().categories);
    expect(quality).toMatchObject({ label: '质量管理', count: '68', href: '/course?cat=quality' });
    expect(quality?.children?.map(({ id }) => id)).toEqual(['quality01', 'quality02', 'quality03', 'quality04']);
    expect(quality?.children?.[0]?.children?.map(({ label }) => label)).toEqual(['来料检验', '过程检验']);
    expect(equip?.children).toHaveLength(1);
  });

  it('keeps a category whose parent is not in the list [CO-01]', () => {
    const orphan: Category = { id: 'a', parent: 'gone', name: 'A', motif: 'lean', count: 1 };
    expect(nodes([orphan]).map(({ id }) => id)).toEqual(['a']);
  });

  it('tells no counts where they would be of other courses than those shown [CO-01]', () => {
    const [quality] = categoryNodes(makeCategories().categories, (id) => id, null);
    expect(quality).not.toHaveProperty('count');
    expect(quality?.children?.[0]).not.toHaveProperty('count');
  });

  it('comes to an end when the list goes round in a circle', () => {
    const circle: Category[] = [
      { id: 'a', parent: null, name: 'A', motif: 'lean', count: 1 },
      { id: 'b', parent: 'a', name: 'B', motif: 'lean', count: 1 },
      { id: 'b', parent: 'b', name: 'B', motif: 'lean', count: 1 },
    ];
    expect(nodes(circle)).toHaveLength(1);
  });
});
