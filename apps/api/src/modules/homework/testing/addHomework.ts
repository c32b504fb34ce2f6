import type { World } from '../../../testing/world.ts';
import { homeworks, homeworkSubmissions } from '../homework.schema.ts';
import { forDepartments, type ForDepartments } from '../../../testing/audiences.ts';

const DAY_MS = 86_400_000;

/** Adds homework that opened yesterday and is due in a week, 60 of 100 points to pass; returns its id. */
export async function addHomework(
  world: World,
  { departments, ...values }: Partial<typeof homeworks.$inferInsert> & ForDepartments = {},
  eid = 1001,
): Promise<number> {
  const [added] = await world.in(eid, async (scope) =>
    scope.tx
      .insert(homeworks)
      .values(
        scope.row(homeworks, {
          title: { zh_cn: '首件检验记录', en: 'First article record' },
          task: { zh_cn: '写一份记录。' },
          owner: { zh_cn: '质量部' },
          opensAt: new Date(world.now - DAY_MS),
          dueAt: new Date(world.now + 7 * DAY_MS),
          fullScore: 1000,
          passScore: 600,
          audienceId: await forDepartments(scope, departments),
          ...values,
        }),
      )
      .returning({ id: homeworks.id }),
  );
  return added?.id ?? 0;
}

/** Submissions of learners, each waiting for its mark. */
export async function addWaiting(world: World, homeworkId: number, userIds: readonly number[], eid = 1001) {
  const rows = userIds.map((userId, index) => ({
    homeworkId,
    userId,
    no: 1,
    state: 'marking' as const,
    text: 'x',
    files: [],
    handedInAt: new Date(world.now + index * 1000),
  }));
  await world.in(eid, (scope) =>
    scope.tx.insert(homeworkSubmissions).values(rows.map((row) => scope.row(homeworkSubmissions, row))),
  );
}
