import type { Category } from '@banyan/contracts/course';
import type { TreeNode } from '@banyan/ui';

/**
 * The categories as a tree; those whose parent is missing move to the top. `number` formats the counts; null when
 * courses of another source are shown.
 */
export function categoryNodes(
  categories: readonly Category[],
  href: (id: string) => string,
  number: ((count: number) => string) | null,
): TreeNode[] {
  const ids = new Set(categories.map(({ id }) => id));
  const byParent = new Map<string, Category[]>();
  for (const category of categories) {
    const parent = category.parent !== null && ids.has(category.parent) ? category.parent : '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), category]);
  }
  const level = (parent: string, seen: ReadonlySet<string>): TreeNode[] =>
    (byParent.get(parent) ?? [])
      .filter(({ id }) => !seen.has(id))
      .map(({ id, name, count }) => {
        const children = level(id, new Set([...seen, id]));
        return {
          ...{ id, label: name, href: href(id) },
          ...(number === null ? {} : { count: number(count) }),
          ...(children.length > 0 ? { children } : {}),
        };
      });
  return level('', new Set());
}
