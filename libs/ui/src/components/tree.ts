import type { ReactNode } from 'react';

/** A place in a tree of places. */
export interface TreeNode {
  /** Unique key in the tree. */
  id: string;
  /** Its text. */
  label: string;
  /** Address of its link. */
  href: string;
  /** A small number at the end of its line. */
  count?: ReactNode;
  /** Its subtree; a node without children is a leaf. */
  children?: readonly TreeNode[];
}

/** Whether a node with this id is in the subtree. */
export function holds(node: TreeNode, id: string): boolean {
  return (node.children ?? []).some((child) => child.id === id || holds(child, id));
}

/** A branch keeps the state that a person gave it; otherwise it is open when it is or contains the current node. */
export function isOpen(
  node: TreeNode,
  current: string | undefined,
  touched: Readonly<Record<string, boolean>>,
): boolean {
  return touched[node.id] ?? (current !== undefined && (node.id === current || holds(node, current)));
}
