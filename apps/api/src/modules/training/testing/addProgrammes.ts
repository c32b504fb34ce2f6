import type { World } from '../../../testing/world.ts';
import { enrolments } from '../enrolment.schema.ts';
import { countIn } from '../join.service.ts';
import { programmes, stages, tasks } from '../programmes.schema.ts';
import { forDepartments, type ForDepartments } from '../../../testing/audiences.ts';

type NewProgramme = Partial<typeof programmes.$inferInsert>;
type NewStage = Partial<typeof stages.$inferInsert> & { readonly tasks: readonly Partial<typeof tasks.$inferInsert>[] };

/** Adds a programme, open to everyone; gives back its id and those of its stages and tasks. */
export async function addProgramme(
  world: World,
  given: NewProgramme & ForDepartments & { readonly shape?: readonly NewStage[] } = {},
  eid = 1001,
) {
  const { departments, shape = [], ...values } = given;
  return world.in(eid, async (scope) => {
    const none = { zh_cn: '' };
    const [programme] = await scope.tx
      .insert(programmes)
      .values(
        scope.row(programmes, {
          title: { zh_cn: '项目', en: 'Programme' },
          summary: none,
          category: none,
          term: none,
          owner: none,
          motif: 'lead' as const,
          publishedAt: new Date(world.now),
          audienceId: await forDepartments(scope, departments),
          ...values,
        }),
      )
      .returning({ id: programmes.id });
    if (programme === undefined) throw new Error('no programme added');
    const added = { id: programme.id, stages: [] as number[], tasks: [] as number[] };
    for (const [index, { tasks: own, ...stage }] of shape.entries()) {
      const place = { programmeId: programme.id, no: index + 1, title: { zh_cn: `阶段${index + 1}` } };
      const [row] = await scope.tx
        .insert(stages)
        .values(scope.row(stages, { rule: 'start' as const, ...place, ...stage }))
        .returning({ id: stages.id });
      if (row !== undefined) added.stages.push(row.id);
      for (const [nth, task] of own.entries()) {
        const at = { programmeId: programme.id, stageNo: index + 1, no: nth + 1, itemId: 100 + nth, required: true };
        const [one] = await scope.tx
          .insert(tasks)
          .values(scope.row(tasks, { kind: 'course' as const, title: { zh_cn: `任务${nth + 1}` }, ...at, ...task }))
          .returning({ id: tasks.id });
        if (one !== undefined) added.tasks.push(one.id);
      }
    }
    return added;
  });
}

/** Adds programmes, each a second after the one before; gives back their ids. */
export async function addProgrammes(world: World, titles: readonly string[], eid = 1001) {
  const ids: number[] = [];
  for (const [index, title] of titles.entries()) {
    const values = {
      title: { zh_cn: title, en: `${title} in English` },
      publishedAt: new Date(world.now + index * 1000),
    };
    ids.push((await addProgramme(world, values, eid)).id);
  }
  return ids;
}

/** Adds programmes with a participant. */
export async function addJoined(world: World, titles: readonly string[], userId: number) {
  const ids = await addProgrammes(world, titles);
  const at = new Date(world.now);
  await world.in(1001, async (scope) => {
    await scope.tx
      .insert(enrolments)
      .values(ids.map((programmeId) => scope.row(enrolments, { programmeId, userId, joinedAt: at, beganAt: at })));
    for (const id of ids) await countIn(scope, id);
  });
}
