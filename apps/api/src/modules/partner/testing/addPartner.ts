import type { World } from '../../../testing/world.ts';
import { partners } from '../partner.schema.ts';

/** Id of the partner in calls with hostile input. */
export const hostilePartner = 31;

/** A partner with courses. */
export async function addPartner(
  world: World,
  { id = hostilePartner, courseIds = [] }: { readonly id?: number; readonly courseIds?: readonly number[] } = {},
  eid = 1001,
): Promise<void> {
  const row = { id, courseIds, introduction: [{ zh_cn: '介绍' }], types: ['content'] as const };
  const texts = { name: { zh_cn: '研究院' }, line: { zh_cn: '一句话' }, place: { zh_cn: '' } };
  await world.in(eid, (scope) =>
    scope.tx
      .insert(partners)
      .values(scope.row(partners, { ...row, ...texts, motif: 'quality' as const, since: 2020, position: 1 })),
  );
}
