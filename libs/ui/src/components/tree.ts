import type { ReactNode } from 'react';

/** A place in a tree of places. */
export interface TreeNode {
  /** Tells it from every other node of the tree. */
  id: string;
  /** Its words. */
  label: string;
  /** Address of its link. */
  href: string;
  /** A quiet number at the end of its line. */
  count?: ReactNode;
  /** Its subtree; a node without children is a leaf. */
  children?: readonly TreeNode[];
}

/** Whether a node with this id is somewhere below. */
export function holds(node: TreeNode, id: string): boolean {
  return (node.children ?? []).some((child) => child.id === id || holds(child, id));
}

/** A branch is as a person left it; untouched it is open when one is at it or below it. */
export function isOpen(
  node: TreeNode,
  current: string | undefined,
  touched: Readonly<Record<string, boolean>>,
): boolean {
  return touched[node.id] ?? (current !== undefined && (node.id === current || holds(node, current)));
}
