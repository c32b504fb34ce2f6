import type { OrderKind } from '@banyan/contracts';
import type { L10n } from '../../db/seed/content/types.ts';
import { localiser } from '../../db/seed/localiser.ts';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { codeBatches, courseCodes } from './courseCode.schema.ts';

const DAY_MS = 86_400_000;

/** Codes of the demo enterprises; README tells them. */
interface DemoCode {
  readonly eid: number;
  readonly code: string;
  readonly name: L10n;
  readonly kind: OrderKind;
  readonly itemId: number;
  readonly most: number;
  /** Days until they run out; below 0: they have. */
  readonly endsIn: number;
}

const course = 'course' as const;
const demo: readonly DemoCode[] = [
  {
    ...{ eid: 1001, code: 'HC7TOOLWEAR9', kind: course, itemId: 123, most: 500, endsIn: 180 },
    name: { zh: '2025 机加技能提升月' },
  },
  {
    ...{ eid: 1001, code: 'HC7PACK5MACH', kind: 'package', itemId: 5, most: 1, endsIn: 180 },
    name: { zh: '工艺岗后备培养' },
  },
  {
    ...{ eid: 1001, code: 'HC7LASTYEAR2', kind: course, itemId: 123, most: 500, endsIn: -20 },
    name: { zh: '2024 机加技能提升月' },
  },
  {
    ...{ eid: 1002, code: 'LF7REFUND4US', kind: course, itemId: 214, most: 500, endsIn: 180 },
    name: { zh: '防损培训季', en: 'Loss prevention season' },
  },
  {
    ...{ eid: 0, code: 'BY7FORMULAS3', kind: course, itemId: 4, most: 500, endsIn: 180 },
    name: { zh: '新用户体验' },
  },
];

/** Course codes of the demo enterprises. */
export const codeSeeds: readonly SeedStep[] = [
  {
    name: 'course codes',
    eids: [...new Set(demo.map(({ eid }) => eid))],
    fills: codeBatches,
    work: ({ db, now }, { eid, settings }) =>
      inTenant(db, eid, async (scope) => {
        const say = localiser(settings.languages ?? []);
        for (const { code, endsIn, itemId, kind, most, name } of demo.filter((one) => one.eid === eid)) {
          const row = { kind, itemId, name: say(name), days: 365, expiresAt: new Date(now + endsIn * DAY_MS) };
          const [batch] = await scope.tx
            .insert(codeBatches)
            .values(scope.row(codeBatches, row))
            .returning({ id: codeBatches.id });
          if (batch === undefined) throw new Error('no batch was made');
          await scope.tx.insert(courseCodes).values(scope.row(courseCodes, { code, most, batchId: batch.id }));
        }
      }),
  },
];
