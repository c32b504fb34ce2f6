import type { PrizeKind, ProductArt, ProductPigment } from '@banyan/contracts';
import type { L10n } from '../../db/seed/content/types.ts';
import { t } from '../../db/seed/demo/parts.ts';
import { localiser } from '../../db/seed/localiser.ts';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { lotteries, lotteryPrizes } from './lottery.schema.ts';

/** Enterprises of the demo that have a lottery, with the ids of their first products. */
const firstProducts: Readonly<Record<number, number>> = { 0: 3001, 1001: 1001, 1002: 2001 };
const DAY_MS = 86_400_000;

interface SeedPrize {
  readonly kind: PrizeKind;
  readonly name: L10n;
  /** Of ten thousand. */
  readonly share: number;
  readonly left: number | null;
  readonly points?: number;
  /** Place in the list of products. */
  readonly nth?: number;
  readonly art?: ProductArt;
  readonly pigment?: ProductPigment;
  readonly consolation?: boolean;
}

const prizes: readonly SeedPrize[] = [
  {
    ...{ kind: 'product', nth: 1, art: 'bottle', pigment: 'malachite', share: 30, left: 3 },
    name: t('保温杯 500 ml，刻工号', 'Insulated bottle, 500 ml, engraved'),
  },
  { kind: 'points', points: 10, share: 3500, left: null, consolation: true, name: t('10 积分', '10 points') },
  {
    ...{ kind: 'product', nth: 4, art: 'book', pigment: 'violet', share: 100, left: 6 },
    name: t('《现场改善》第二版', 'Gemba Kaizen, second edition'),
  },
  { kind: 'points', points: 50, share: 700, left: null, name: t('50 积分', '50 points') },
  {
    ...{ kind: 'product', nth: 7, art: 'ticket', pigment: 'willow', share: 900, left: 200 },
    name: t('夜校直播优先席', 'Front seat at the evening class'),
  },
  { kind: 'points', points: 200, share: 70, left: 10, name: t('200 积分', '200 points') },
  {
    ...{ kind: 'product', nth: 8, art: 'mug', pigment: 'lotus', share: 200, left: 12 },
    name: t('陶瓷马克杯', 'Stoneware mug'),
  },
  { kind: 'nothing', share: 4500, left: null, name: t('没抽中', 'No prize') },
];

/** A lottery that is running. */
export const lotterySeedSteps: readonly SeedStep[] = [
  {
    name: 'lotteries',
    eids: Object.keys(firstProducts).map(Number),
    fills: lotteries,
    work: ({ db, now }, { eid, settings }) =>
      inTenant(db, eid, async (scope) => {
        const say = localiser(settings.languages ?? []);
        const first = firstProducts[eid] ?? 0;
        const lotteryId = first;
        await scope.tx.insert(lotteries).values(
          scope.row(lotteries, {
            id: lotteryId,
            title: say(t('年底抽奖', 'Year-end draw')),
            ...{ cost: 20, perDay: 5 },
            opensAt: new Date(now - 10 * DAY_MS),
            closesAt: new Date(now + 60 * DAY_MS),
          }),
        );
        const rows = prizes.map(({ name, nth, ...rest }, index) =>
          scope.row(lotteryPrizes, {
            ...rest,
            id: lotteryId * 10 + index,
            lotteryId,
            position: index + 1,
            name: say(name),
            productId: nth === undefined ? null : first + nth,
          }),
        );
        await scope.tx.insert(lotteryPrizes).values(rows);
      }),
  },
];
