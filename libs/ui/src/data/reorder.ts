/** Ids in their new order after some were moved before or after another; the moved ones keep their order. */
export function reorder(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  position: 'before' | 'after',
): string[] {
  if (moved.has(target)) return [...ids];
  const moving = ids.filter((id) => moved.has(id));
  const staying = ids.filter((id) => !moved.has(id));
  const at = staying.indexOf(target);
  if (at === -1) return [...ids];
  return staying.toSpliced(position === 'before' ? at : at + 1, 0, ...moving);
}
