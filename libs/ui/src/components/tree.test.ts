import { describe, expect, it } from 'vitest';
import { holds, isOpen, type TreeNode } from './tree.ts';

const leaf = (id: string): TreeNode => ({ id, label: id, href: `#${id}` });
const tree: TreeNode = { ...leaf('a'), children: [{ ...leaf('b'), children: [leaf('c')] }, leaf('d')] };

describe('tree', () => {
  it('knows what is somewhere below', () => {
    expect(holds(tree, 'c')).toBe(true);
    expect(holds(tree, 'a')).toBe(false);
    expect(holds(leaf('x'), 'x')).toBe(false);
  });
  it('is open on the way to where one is [CO-01]', () => {
    expect(isOpen(tree, 'c', {})).toBe(true);
    expect(isOpen(tree, 'a', {})).toBe(true);
    expect(isOpen(tree, 'elsewhere', {})).toBe(false);
    expect(isOpen(tree, undefined, {})).toBe(false);
  });
  it('stays as a person left it', () => {
    expect(isOpen(tree, 'c', { a: false })).toBe(false);
    expect(isOpen(tree, undefined, { a: true })).toBe(true);
  });
});
