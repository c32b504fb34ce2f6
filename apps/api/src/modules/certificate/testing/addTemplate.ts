import { certificateEarned } from '../../../effects/certificateEarned.ts';
import type { World } from '../../../testing/world.ts';
import { certificateTemplates } from '../certificate.schema.ts';

/** Adds a template for two years, unless `values` say otherwise; returns its id. */
export async function addTemplate(
  world: World,
  values: Partial<typeof certificateTemplates.$inferInsert> = {},
  eid = 1001,
): Promise<number> {
  const [added] = await world.in(eid, (scope) =>
    scope.tx
      .insert(certificateTemplates)
      .values(
        scope.row(certificateTemplates, {
          title: { zh_cn: '叉车作业安全', en: 'Forklift Safety' },
          scope: { zh_cn: '' },
          body: { zh_cn: '考核合格，特发此证。' },
          tone: 'gamboge' as const,
          prefix: 'HC',
          validMonths: 24,
          ...values,
        }),
      )
      .returning({ id: certificateTemplates.id }),
  );
  return added?.id ?? 0;
}

/** Emits that a person has earned a certificate, as a completed course or programme does. */
export const earn = (world: World, userId: number, templateId: number, round = 1) =>
  world.as({ userId }, ({ scope, emit }) =>
    emit(scope, certificateEarned, { userId, templateId, source: { type: 'programme', id: '7' }, round }),
  );

/** Two certificates of a person. */
export async function addCertificates(world: World, userId: number): Promise<void> {
  for (let made = 0; made < 2; made += 1) await earn(world, userId, await addTemplate(world));
}
