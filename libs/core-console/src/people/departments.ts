import type { TreeEntry } from '@banyan/ui/data';

/** A department as it comes from the server: the tree is in `parent`. */
export interface Department {
  readonly id: string;
  readonly name: string;
  /** Id of the department above; null at the top. */
  readonly parent: string | null;
  /** Number of people in it and below; left out where it is not shown. */
  readonly count?: number;
}

/**
 * The departments as a tree, in the given order. One whose parent is not among them stands at the top: an administrator
 * sees the own departments alone. `detail` writes the number of people.
 */
export function departmentTree(
  departments: readonly Department[],
  detail: (count: number) => string,
): readonly TreeEntry[] {
  const known = new Set(departments.map(({ id }) => id));
  const below = new Map<string | null, Department[]>();
  for (const one of departments) {
    const parent = one.parent !== null && known.has(one.parent) ? one.parent : null;
    below.set(parent, [...(below.get(parent) ?? []), one]);
  }
  const placed = new Set<string>();
  const entriesOf = (parent: string | null): TreeEntry[] =>
    (below.get(parent) ?? []).flatMap(({ id, name, count }) => {
      // A circle of departments is a fault of the data; it must not hang the page.
      if (placed.has(id)) return [];
      placed.add(id);
      return [{ id, label: name, children: entriesOf(id), ...(count === undefined ? {} : { detail: detail(count) }) }];
    });
  return entriesOf(null);
}

/** The names from the top down to a department; empty for an unknown one. */
export function departmentPath(departments: readonly Department[], id: string): readonly string[] {
  const byId = new Map(departments.map((one) => [one.id, one]));
  const path = new Set<Department>();
  for (let at = byId.get(id); at !== undefined && !path.has(at); at = byId.get(at.parent ?? '')) path.add(at);
  return [...path].reverse().map(({ name }) => name);
}
