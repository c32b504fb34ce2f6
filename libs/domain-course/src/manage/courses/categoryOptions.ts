import type { Category } from '@banyan/contracts/course';

/** Categories to choose from, each with those above it. */
export function categoryOptions(
  categories: readonly Category[],
): readonly { readonly value: string; readonly label: string }[] {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const path = ({ name, parent }: Category): string => {
    const above = parent === null ? undefined : byId.get(parent);
    return above === undefined ? name : `${path(above)} / ${name}`;
  };
  return categories.map((one) => ({ value: one.id, label: path(one) }));
}
