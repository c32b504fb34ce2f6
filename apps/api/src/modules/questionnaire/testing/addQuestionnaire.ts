import type { Localised } from '../../../db/localised.ts';
import type { World } from '../../../testing/world.ts';
import { questionnaires, questionnaireTakers, type StoredItem } from '../questionnaire.schema.ts';
import { forDepartments, type ForDepartments } from '../../../testing/audiences.ts';

const text = (zh_cn: string): Localised => ({ zh_cn });
const three = ['甲', '乙', '丙'].map(text);

/** One question of each type, each with the rules that its type may have; named by its type. */
export const everyItem: readonly StoredItem[] = [
  { id: 'description', type: 'description', required: true, title: text('说说看') },
  { id: 'star', type: 'star', required: true, title: text('几颗星') },
  { id: 'score', type: 'score', required: true, title: text('逐项打分'), options: three, min: 1, max: 5 },
  { id: 'upload', type: 'upload', required: true, title: text('照片') },
  { id: 'sorting', type: 'sorting', required: true, title: text('排序'), options: three },
  { id: 'single', type: 'single', required: true, title: text('单选'), options: three },
  { id: 'multiple', type: 'multiple', required: true, title: text('多选'), options: three, min: 1, max: 2 },
  { id: 'fill', type: 'fill', required: true, title: text('填空') },
  { id: 'fills', type: 'fills', required: true, title: text('多项填空'), gaps: [text('工号'), text('班次')] },
  { id: 'date', type: 'date', required: true, title: text('日期') },
  { id: 'time', type: 'time', required: true, title: text('时间') },
  { id: 'sex', type: 'sex', required: true, title: text('性别') },
  { id: 'age', type: 'age', required: true, title: text('年龄') },
  { id: 'email', type: 'email', required: true, title: text('邮箱') },
  { id: 'signature', type: 'signature', required: true, title: text('签名') },
];

const HOUR_MS = 3_600_000;

/** Adds a questionnaire of one choice, open for an hour and until tomorrow; returns its id. */
export async function addQuestionnaire(
  world: World,
  {
    departments,
    takers = [],
    ...values
  }: Partial<typeof questionnaires.$inferInsert> & ForDepartments & { readonly takers?: number[] } = {},
  eid = 1001,
): Promise<number> {
  return world.in(eid, async (scope) => {
    const [added] = await scope.tx
      .insert(questionnaires)
      .values(
        scope.row(questionnaires, {
          kind: 'questionnaire',
          title: text('问卷'),
          introduction: text('请如实填写'),
          owner: text('行政部'),
          opensAt: new Date(world.now - HOUR_MS),
          closesAt: new Date(world.now + 24 * HOUR_MS),
          anonymous: true,
          once: true,
          minutes: 3,
          results: 'answered',
          items: everyItem.filter(({ id }) => id === 'single'),
          audienceId: await forDepartments(scope, departments),
          ...values,
        }),
      )
      .returning({ id: questionnaires.id });
    const id = added?.id ?? 0;
    if (takers.length > 0) {
      await scope.tx
        .insert(questionnaireTakers)
        .values(scope.row(questionnaireTakers, { questionnaireId: id, userIds: takers.toSorted((a, b) => a - b) }));
    }
    return id;
  });
}
