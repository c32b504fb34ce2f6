import { personFields } from '../../../platform/organisation.schema.ts';
import type { World } from '../../../testing/world.ts';

/** A field of people. Answers its id. */
export async function addField(
  world: World,
  values: Partial<Pick<typeof personFields.$inferInsert, 'kind' | 'name' | 'nextOption' | 'options' | 'shown'>> = {},
): Promise<number> {
  return world.in(1001, async (scope) => {
    const [row] = await scope.tx
      .insert(personFields)
      .values(scope.row(personFields, { kind: 'text', name: { zh_cn: '成本中心' }, ...values }))
      .returning({ id: personFields.id });
    return row?.id ?? 0;
  });
}
