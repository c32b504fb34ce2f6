import { eq } from 'drizzle-orm';
import { forDepartments } from '../../../testing/audiences.ts';
import type { World } from '../../../testing/world.ts';
import { announcements, messages } from '../messages.schema.ts';

/** Adds an announcement to departments, which nobody has yet. */
export const announcementFor = (world: World, key: string, departments: readonly string[]) =>
  world.in(1001, async (scope) => {
    const text = { zh_cn: key };
    const audienceId = await forDepartments(scope, departments);
    const row = { key, params: { title: text, text, from: text }, audienceId, at: new Date(world.now) };
    await scope.tx.insert(announcements).values(scope.row(announcements, row));
  });

/** Keys of the announcements that somebody has. */
export const announcementsOf = (world: World, userId: number) =>
  world.in(1001, async (scope) => {
    const rows = await scope.tx
      .select({ key: messages.sourceId })
      .from(messages)
      .where(scope.only(messages, eq(messages.userId, userId)));
    return rows.map(({ key }) => key);
  });
