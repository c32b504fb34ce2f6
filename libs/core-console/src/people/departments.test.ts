import { describe, expect, it } from 'vitest';
import { departmentPath, departmentTree, type Department } from './departments.ts';

const department = (id: string, parent: string | null, count?: number): Department => ({
  id,
  name: `name ${id}`,
  parent,
  ...(count === undefined ? {} : { count }),
});
const tree = (departments: readonly Department[]) => departmentTree(departments, (count) => `${count}`);

describe('departments', () => {
  it('hang below their parents, each with its number of people', () => {
    expect(tree([department('b', 'a', 3), department('a', null)])).toEqual([
      { id: 'a', label: 'name a', children: [{ id: 'b', label: 'name b', detail: '3', children: [] }] },
    ]);
  });

  it('stand at the top when their parent is not among them', () => {
    expect(tree([department('b', 'unseen')]).map(({ id }) => id)).toEqual(['b']);
  });

  it('in a circle end nothing', () => {
    expect(tree([department('a', 'b'), department('b', 'a')])).toEqual([]);
    expect(departmentPath([department('a', 'b'), department('b', 'a')], 'a')).toEqual(['name b', 'name a']);
  });

  it('are named from the top down', () => {
    expect(departmentPath([department('b', 'a'), department('a', null)], 'b')).toEqual(['name a', 'name b']);
  });
});
