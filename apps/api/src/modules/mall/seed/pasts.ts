import type { ExchangeState } from '@banyan/contracts/mall';
import { eq, inArray } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { exchanges, postalAddresses, products } from '../mall.schema.ts';
import type { MallPorts } from '../mall.ports.ts';
import { placeNames } from '../regions.ts';

const DAY_MS = 86_400_000;

/** Demo people who have exchanged points, with the addresses of their parcels. */
const people = [
  {
    ...{ account: 'H20381', name: '李思远', phone: '+8613812347716' },
    ...{ region: '320506', address: '东吴北路 328 号 5 栋 1102', couriers: ['顺丰', '中通'] },
  },
  {
    ...{ account: 'L1042', name: 'Mia Chen', phone: '+442079460182' },
    ...{ region: '', address: '18 Harbour Row, Flat 4, Bristol BS1 5TY', couriers: ['Royal Mail', 'Evri'] },
  },
  {
    ...{ account: 'P30001', name: '周小满', phone: '+8613901234455' },
    ...{ region: '330106', address: '文三路 90 号', couriers: ['顺丰', '中通'] },
  },
];

/** Demo people with points and without exchanges yet. */
const awarded = ['H10017', 'L1007'];

interface Past {
  /** Place of the product in the list. */
  readonly nth: number;
  readonly daysAgo: number;
  readonly state: ExchangeState;
  readonly delivery: 'mail' | 'pickup' | 'virtual';
  /** Index of the courier among the person's, and the number of the parcel. */
  readonly courier?: { readonly nth: number; readonly number: string };
}

/** An exchange in every state. */
const pasts: readonly Past[] = [
  { nth: 12, daysAgo: 210, state: 'exchanged', delivery: 'mail', courier: { nth: 0, number: 'SF1432208817' } },
  { nth: 20, daysAgo: 120, state: 'exchanged', delivery: 'virtual' },
  { nth: 4, daysAgo: 64, state: 'returned', delivery: 'pickup' },
  { nth: 33, daysAgo: 33, state: 'cancelled', delivery: 'mail' },
  { nth: 15, daysAgo: 4, state: 'exchanged', delivery: 'mail', courier: { nth: 1, number: 'ZT7701934420' } },
  { nth: 11, daysAgo: 2, state: 'waiting', delivery: 'mail', courier: { nth: 0, number: 'SF1439915502' } },
  { nth: 9, daysAgo: 1, state: 'waiting', delivery: 'pickup' },
];

/** Points given to a person over the year, for attendance: date, rule, amount. */
const gifts = [1200, 1000, 900].map((points, index) => ({ points, daysAgo: 330 - index * 110 }));

/** Adds a year of points and exchanges of the demo people, in the order of time. */
export async function addPasts(scope: TenantScope, firstId: number, now: number, ports: MallPorts): Promise<void> {
  const others = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, inArray(users.account, awarded)));
  for (const { id } of others) await addGifts(scope, id, now, ports);
  for (const { account, couriers, ...own } of people) {
    const [user] = await scope.tx
      .select()
      .from(users)
      .where(scope.only(users, eq(users.account, account)));
    if (user === undefined) continue;
    await addGifts(scope, user.id, now, ports);
    const place = placeNames(own.region, 'zh_cn') ?? '';
    await scope.tx
      .insert(postalAddresses)
      .values(scope.row(postalAddresses, { userId: user.id, ...own, place, preferred: true }));
    const recipient = { name: own.name, phone: own.phone, address: `${place}${own.address}` };
    for (const past of pasts) await addPast(scope, { userId: user.id, recipient, couriers, firstId, now }, past, ports);
  }
}

/** Adds points given to a person over the year. */
async function addGifts(scope: TenantScope, userId: number, now: number, ports: MallPorts): Promise<void> {
  for (const [index, { points, daysAgo }] of gifts.entries()) {
    const reason = { userId, rule: 'points.award', source: { type: 'quarter', id: String(index + 1) } };
    await ports.award(scope, reason, points, now - daysAgo * DAY_MS);
  }
}

async function addPast(
  scope: TenantScope,
  who: {
    readonly userId: number;
    readonly recipient: { name: string; phone: string; address: string };
    readonly couriers: readonly string[];
    readonly firstId: number;
    readonly now: number;
  },
  { courier, daysAgo, delivery, nth, state }: Past,
  ports: MallPorts,
): Promise<void> {
  const { userId, now } = who;
  const at = now - daysAgo * DAY_MS;
  const productId = who.firstId + nth;
  const [product] = await scope.tx
    .select()
    .from(products)
    .where(scope.only(products, eq(products.id, productId)));
  if (product === undefined) throw new Error(`no product ${productId}`);
  const ended = state === 'waiting' ? null : new Date(delivery === 'virtual' ? at : Math.min(now, at + 3 * DAY_MS));
  const { pickup, points } = product;
  const [made] = await scope.tx
    .insert(exchanges)
    .values(
      scope.row(exchanges, {
        ...{ userId, productId, quantity: 1, points, state, delivery },
        number: `${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}${userId}${nth}`,
        code: delivery === 'mail' ? '' : `BN${userId}${nth}`,
        at: new Date(at),
        endedAt: ended,
        recipient: delivery === 'mail' ? who.recipient : null,
        courier: courier === undefined ? null : { company: who.couriers[courier.nth] ?? '', number: courier.number },
        pickup: delivery === 'pickup' ? pickup : null,
        pickupUntil: delivery === 'pickup' && pickup ? new Date(at + pickup.days * DAY_MS) : null,
        returnUntil: state === 'exchanged' && ended ? new Date(ended.getTime() + product.returnDays * DAY_MS) : null,
      }),
    )
    .returning({ id: exchanges.id });
  const source = { type: 'exchange', id: String(made?.id) };
  if (!(await ports.spend(scope, { userId, rule: 'mall.exchange', source }, points, at)))
    throw new Error('too few points');
  if (state !== 'cancelled' && state !== 'returned') return;
  const rule = state === 'cancelled' ? 'mall.cancelled' : 'mall.returned';
  await ports.giveBack(scope, { userId, rule, source }, points, ended?.getTime() ?? at);
}
