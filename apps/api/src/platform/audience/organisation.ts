import { isNotNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { departments } from '../department.schema.ts';
import { groups } from '../organisation.schema.ts';
import type { Organisation } from './membership.ts';

/** The enterprise's departments and rules of groups. */
export async function readOrganisation(scope: TenantScope): Promise<Organisation> {
  const tree = await scope.tx
    .select({ id: departments.id, parentId: departments.parentId, mergedInto: departments.mergedInto })
    .from(departments)
    .where(scope.only(departments));
  const rules = await scope.tx
    .select({ id: groups.id, rule: groups.rule })
    .from(groups)
    .where(scope.only(groups, isNotNull(groups.rule)));
  const parents = new Map(tree.map(({ id, parentId }) => [id, parentId]));
  const merged = new Map<number, number[]>();
  for (const { id, mergedInto } of tree)
    if (mergedInto !== null) merged.set(mergedInto, [...(merged.get(mergedInto) ?? []), id]);
  const withMerged = (id: number): number[] => [id, ...(merged.get(id) ?? []).flatMap(withMerged)];
  const lines = new Map<number, readonly number[]>();
  const lineOf = (id: number): readonly number[] => {
    const known = lines.get(id);
    if (known !== undefined) return known;
    const line: number[] = [];
    for (let at: number | null = id; at !== null && !line.includes(at); at = parents.get(at) ?? null)
      line.push(...withMerged(at));
    lines.set(id, line);
    return line;
  };
  const byGroup = new Map(rules.map(({ id, rule }) => [id, rule ?? []]));
  return { lineOf, ruleOf: (id) => byGroup.get(id), ruled: [...byGroup.keys()] };
}
