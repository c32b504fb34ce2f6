import type { World } from '../../../testing/world.ts';
import { announcements } from '../messages.schema.ts';

/** Two announcements for everyone. Answers the id of one. */
export async function addAnnouncements(world: World): Promise<number> {
  return world.in(1001, async (scope) => {
    const text = { zh_cn: '公告' };
    const params = { title: text, text, from: text };
    const rows = ['first', 'second'].map((key) => scope.row(announcements, { key, params, at: new Date(world.now) }));
    const [added] = await scope.tx.insert(announcements).values(rows).returning();
    return added?.id ?? 0;
  });
}
