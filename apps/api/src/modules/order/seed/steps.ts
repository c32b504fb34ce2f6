import type { OrderState, PayMethod } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { dayOf } from '../../../days/days.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { localiser, type Localise } from '../../../db/seed/localiser.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { enterprises, users } from '../../../platform/enterprise.schema.ts';
import { aYearAfter } from '../complete.ts';
import type { NoticePorts, OrderPorts } from '../order.ports.ts';
import { orders, payments } from '../order.schema.ts';
import { changeWallet } from '../wallet.service.ts';
import { walletEntries } from '../wallet.schema.ts';
import { goods } from './goods.ts';

const DAY_MS = 86_400_000;

/** Demo people of an enterprise: the first has orders in every lasting state, the second an unpaid one. */
const people: Readonly<Record<number, readonly string[]>> = {
  0: ['P30001', 'P30002'],
  1001: ['H20381', 'H10017', 'H20412'],
  1002: ['L1042', 'L1007'],
};
const eids = Object.keys(people).map(Number);

/** An order of a person. */
interface Past {
  /** Index among the goods of the enterprise. */
  readonly nth: number;
  readonly minutesAgo: number;
  readonly state: OrderState;
  readonly method?: PayMethod;
  readonly late?: true;
}

const pasts: readonly Past[] = [
  { nth: 0, minutesAgo: 200 * 1440, state: 'paid', method: 'wxpay' },
  { nth: 1, minutesAgo: 34 * 1440, state: 'deleted', late: true },
  { nth: 1, minutesAgo: 33 * 1440, state: 'paid', method: 'balance' },
  { nth: 2, minutesAgo: 12 * 1440, state: 'offShelf' },
  { nth: 3, minutesAgo: 5 * 1440, state: 'deleted' },
];
/** It closes an hour after the demo data were added. */
const waiting: Past = { nth: 3, minutesAgo: 0, state: 'pay' };

async function addPast(
  scope: TenantScope,
  who: {
    readonly eid: number;
    readonly userId: number;
    readonly now: number;
    readonly timeZone: string;
    readonly say: Localise;
  },
  past: Past,
  ports: NoticePorts,
): Promise<void> {
  const { eid, now, say, timeZone, userId } = who;
  const good = goods.filter((one) => one.eid === eid)[past.nth];
  if (good === undefined) return;
  const at = now - past.minutesAgo * 60_000;
  const paidAt = past.state === 'paid' ? at + 4 * 60_000 : null;
  const until = paidAt === null ? null : aYearAfter(paidAt);
  const number = `${dayOf(at, timeZone).replaceAll('-', '')}${`${userId}`.slice(-6)}B${past.nth}${past.late ? 'L' : 'N'}`;
  const [made] = await scope.tx
    .insert(orders)
    .values(
      scope.row(orders, {
        ...{ number, userId, kind: good.kind, itemId: good.id },
        ...{ title: say(good.title), motif: good.motif, price: good.price, points: null },
        ...{ state: past.state, late: past.late === true, method: past.method ?? null },
        at: new Date(at),
        payUntil: new Date(at + 3_600_000),
        paidAt: paidAt === null ? null : new Date(paidAt),
        closedAt: past.state === 'paid' || past.state === 'pay' ? null : new Date(at + 3_600_000),
        accessUntil: until === null ? null : new Date(until),
      }),
    )
    .returning({ id: orders.id });
  if (made === undefined || until === null || paidAt === null) return;
  await ports.grant(scope, { userId, kind: good.kind, itemId: good.id, orderId: made.id, until }, paidAt);
  if (past.method === 'balance') {
    await changeWallet(scope, { userId, rule: 'order.paid', sourceId: String(made.id) }, -good.price, paidAt);
    return;
  }
  await scope.tx.insert(payments).values(
    scope.row(payments, {
      orderId: made.id,
      provider: 'wxpay' as const,
      tradeNo: `${eid}_${number}`,
      amount: good.price,
      state: 'paid' as const,
      transaction: `42000${userId}${past.nth}`,
      at: new Date(at),
      endedAt: new Date(paidAt),
    }),
  );
}

/** Balances of the demo people, and their orders. */
export const orderSeeds = (ports: OrderPorts): readonly SeedStep[] => [
  {
    name: 'wallets',
    eids,
    fills: walletEntries,
    work: ({ db, now }, { eid }) =>
      inTenant(db, eid, async (scope) => {
        for (const account of people[eid] ?? []) {
          const userId = await idOf(scope, account);
          if (userId === null) continue;
          await changeWallet(scope, { userId, rule: 'wallet.award', sourceId: '1' }, 20_000, now - 300 * DAY_MS);
        }
      }),
  },
  {
    name: 'orders',
    eids,
    fills: orders,
    work: ({ db, now }, { eid, settings }) =>
      inTenant(db, eid, async (scope) => {
        const say = localiser(settings.languages ?? []);
        const [enterprise] = await scope.tx.select().from(enterprises).where(scope.only(enterprises));
        const timeZone = enterprise?.timeZone ?? 'UTC';
        const [first = '', second = ''] = people[eid] ?? [];
        const userId = await idOf(scope, first);
        if (userId !== null) {
          for (const past of pasts) await addPast(scope, { eid, userId, now, timeZone, say }, past, ports);
        }
        const other = await idOf(scope, second);
        if (other !== null) await addPast(scope, { eid, userId: other, now, timeZone, say }, waiting, ports);
      }),
  },
];

async function idOf(scope: TenantScope, account: string): Promise<number | null> {
  const [user] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, account)));
  return user?.id ?? null;
}
