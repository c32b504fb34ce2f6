import { lotteryDraw } from '@banyan/contracts/mall';
import type { World } from '../../../testing/world.ts';
import { earnPoints } from '../../points/points.service.ts';
import { lotteries, lotteryPrizes } from '../lottery.schema.ts';

type NewPrize = Partial<typeof lotteryPrizes.$inferInsert>;

/** Adds a lottery of one day, with these prizes beside the consolation of 5 points. Returns its id. */
export async function addLottery(
  world: World,
  prizes: readonly NewPrize[] = [],
  values: Partial<typeof lotteries.$inferInsert> = {},
  eid = 1001,
): Promise<number> {
  return world.in(eid, async (scope) => {
    const [added] = await scope.tx
      .insert(lotteries)
      .values(
        scope.row(lotteries, {
          title: { zh_cn: '抽奖' },
          ...{ cost: 20, perDay: 5 },
          opensAt: new Date(world.now - 43_200_000),
          closesAt: new Date(world.now + 43_200_000),
          ...values,
        }),
      )
      .returning({ id: lotteries.id });
    if (added === undefined) throw new Error('no lottery added');
    const consolation = { kind: 'points' as const, points: 5, share: 1, consolation: true };
    const rows = [consolation, ...prizes].map((prize, index) =>
      scope.row(lotteryPrizes, {
        ...{ kind: 'nothing' as const, name: { zh_cn: `奖 ${index}` }, share: 1 },
        ...prize,
        lotteryId: added.id,
        position: index + 1,
      }),
    );
    await scope.tx.insert(lotteryPrizes).values(rows);
    return added.id;
  });
}

/** A lottery in which a person has drawn three times. Returns its id. */
export async function addDraws(world: World, userId: number): Promise<number> {
  const lotteryId = await addLottery(world, [], { perDay: 50 });
  const reason = { userId, rule: 'test', source: { type: 'test', id: 'lottery' } };
  await world.in(1001, (scope) => earnPoints(scope, reason, 10_000, world.now));
  for (let n = 0; n < 3; n += 1) await world.ask(lotteryDraw, { lotteryId, own: `own ${n}` }, { userId });
  return lotteryId;
}
