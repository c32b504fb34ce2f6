import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  addressBook,
  cancelExchange,
  decideReturn,
  deskExchanges,
  exchangeList,
  exchangeProduct,
  productDetail,
  productList,
  receiveExchange,
  regionList,
  removeAddress,
  returnExchange,
  saveAddress,
  sendExchange,
} from '@banyan/contracts/mall';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { balanceOf, earnPoints } from '../points/points.service.ts';
import { exchanges, products } from './mall.schema.ts';
import { addProduct, openMall } from './testing/addProducts.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(allRoutes, { eids: [1001, 1002] });
  await openMall(world);
});

let people = 0;
/** A learner with points. */
async function learner(points: number, eid = 1001): Promise<number> {
  const userId = await world.addLearner(`M${(people += 1)}`, '', eid);
  const reason = { userId, rule: 'test', source: { type: 'test', id: '1' } };
  if (points > 0) await world.in(eid, (scope) => earnPoints(scope, reason, points, world.now));
  return userId;
}
const spendable = (userId: number) => world.in(1001, async (scope) => (await balanceOf(scope, userId)).spendable);
const pieces = (id: number) =>
  world.in(1001, async (scope) => {
    const [row] = await scope.tx
      .select({ stock: products.stock, exchanged: products.exchanged })
      .from(products)
      .where(scope.only(products, eq(products.id, id)));
    return row;
  });
const one = (id: number, more: Partial<CallInput<typeof exchangeProduct>> = {}) => ({
  ...{ id, quantity: 1, delivery: 'virtual' as const, addressId: 0 },
  ...more,
});
const no = (refusal: string) => ({ code: ErrorCode.mallRefused, data: { refusal } });
const home = {
  addressId: 0,
  name: '李思远',
  phone: '13812347716',
  region: '',
  address: '星湖街 328 号',
  preferred: 'N' as const,
};

describe('the mall', () => {
  it('shows shelves, what is in reach and what fits, page by page [MA-01]', async () => {
    const own = await openWorld(allRoutes);
    const query = { category: '', delivery: '', affordable: 'N', sort: 'default' } as const;
    expect(await own.ask(productList, query, { userId: null })).toMatchObject({ open: false, items: [] });
    await openMall(own);
    const ids = [];
    for (const points of [300, 100, 200]) ids.push(await addProduct(own, { points, position: ids.length }));
    await addProduct(own, { category: 'book', onShelf: false });
    const visitor = { userId: null };
    const first = await own.ask(productList, { ...query, size: 2 }, visitor);
    expect([first.items.map(({ id }) => id), first.total, first.affordable, first.categories]).toEqual([
      ids.slice(0, 2),
      3,
      null,
      ['life'],
    ]);
    const rest = await own.ask(productList, { ...query, size: 2, cursor: first.next ?? '' }, visitor);
    expect([rest.items.map(({ id }) => id), rest.next]).toEqual([ids.slice(2), null]);
    const cheap = await own.ask(productList, { ...query, sort: 'cheap' }, visitor);
    expect(cheap.items.map(({ points }) => points)).toEqual([100, 200, 300]);
  });

  it('has in reach what points are enough for and what is not sold out [MA-01]', async () => {
    const own = await openWorld(allRoutes);
    await openMall(own);
    const userId = await own.addLearner('M0', '', 1001);
    const reason = { userId, rule: 'test', source: { type: 'test', id: '1' } };
    await own.in(1001, (scope) => earnPoints(scope, reason, 150, own.now));
    const ids = [];
    for (const [points, stock] of [
      [100, 5],
      [100, 0],
      [150, null],
      [200, 5],
    ] as const)
      ids.push(await addProduct(own, { points, stock, position: ids.length }));
    const query = { category: '', delivery: '', affordable: 'Y', sort: 'default' } as const;
    const { affordable, items, total } = await own.ask(productList, query, { userId });
    expect([items.map(({ id }) => id), total, affordable]).toEqual([[ids[0], ids[2]], 2, 2]);
  });

  it('exchanges points for a piece, and nothing where points, stock or the limit of a person are short [MA-01]', async () => {
    const userId = await learner(250);
    const id = await addProduct(world, { stock: 3, perPerson: 2 });
    const made = await world.ask(exchangeProduct, one(id), { userId });
    expect(made.points).toBe(150);
    expect(made.code).toMatch(/^[2-9A-Z]{8}$/);
    expect(await pieces(id)).toEqual({ stock: 2, exchanged: 1 });
    expect(await world.refusal(exchangeProduct, one(id, { quantity: 2 }), { userId })).toEqual(no('limit'));
    expect(await world.refusal(exchangeProduct, one(id, { quantity: 3 }), { userId })).toEqual(no('stock'));
    await world.ask(exchangeProduct, one(id), { userId });
    const dear = await addProduct(world, { points: 51 });
    expect(await world.refusal(exchangeProduct, one(dear), { userId })).toEqual(no('points'));
    expect([await spendable(userId), (await pieces(dear))?.stock]).toEqual([50, 5]);
    expect(await world.ask(productDetail, { id }, { userId })).toMatchObject({ taken: 2, points: 50 });
  });

  it('sells one piece once, though five hundred ask at once [MA-01]', async () => {
    const id = await addProduct(world, { stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 500 }, () => learner(100)));
    const told = await Promise.all(buyers.map((userId) => world.refusal(exchangeProduct, one(id), { userId })));
    expect(told.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(told.filter((refusal) => refusal !== undefined)).toEqual(Array.from({ length: 499 }, () => no('stock')));
    const left = await Promise.all(buyers.map(spendable));
    expect(left.reduce((sum, points) => sum + points, 0)).toBe(49_900);
    expect(await pieces(id)).toEqual({ stock: 0, exchanged: 1 });
  });

  it('gives no more at a time than the product says, and as often as one likes [MA-01]', async () => {
    const userId = await learner(800);
    const id = await addProduct(world, { stock: null, perTime: 2 });
    expect((await world.ask(productDetail, { id }, { userId })).perTime).toBe(2);
    expect(await world.refusal(exchangeProduct, one(id, { quantity: 3 }), { userId })).toEqual(no('time'));
    for (let times = 0; times < 2; times += 1) await world.ask(exchangeProduct, one(id, { quantity: 2 }), { userId });
    expect([await spendable(userId), (await pieces(id))?.exchanged]).toEqual([400, 4]);
  });

  it('gives nobody more than their limit, also when asked for at once [MA-01]', async () => {
    const userId = await learner(500);
    const id = await addProduct(world, { stock: null, perPerson: 2 });
    const told = await Promise.all(
      Array.from({ length: 5 }, () => world.refusal(exchangeProduct, one(id), { userId })),
    );
    expect(told.filter((refusal) => refusal === undefined)).toHaveLength(2);
    expect(told.filter((refusal) => refusal !== undefined)).toEqual(Array.from({ length: 3 }, () => no('limit')));
    expect([await spendable(userId), await pieces(id)]).toEqual([300, { stock: null, exchanged: 2 }]);
  });

  it('exchanges nothing where the enterprise has closed it [MA-01]', async () => {
    const userId = await world.addLearner('closed', '', 1002);
    const id = await addProduct(world, {}, 1002);
    await world.in(1002, (scope) =>
      earnPoints(scope, { userId, rule: 'test', source: { type: 'test', id: '1' } }, 100, world.now),
    );
    const viewer = { userId, eid: 1002 };
    expect(await world.refusal(exchangeProduct, one(id), viewer)).toEqual(no('gone'));
    await openMall(world, 1002);
    expect((await world.ask(exchangeProduct, one(id), viewer)).points).toBe(0);
  });

  it('spends no points twice when one person asks for many things at once [MA-01]', async () => {
    const userId = await learner(300);
    const ids = await Promise.all(Array.from({ length: 6 }, () => addProduct(world)));
    const told = await Promise.all(ids.map((id) => world.refusal(exchangeProduct, one(id), { userId })));
    expect(told.filter((refusal) => refusal === undefined)).toHaveLength(3);
    expect(await spendable(userId)).toBe(0);
  });

  it('does not offer what is off the shelf, another enterprise’s, or in another way [MA-01]', async () => {
    const userId = await learner(500);
    const gone = await addProduct(world, { onShelf: false });
    const foreign = await addProduct(world, {}, 1002);
    const book = await addProduct(world, { deliveries: ['pickup'] });
    expect(await world.refusal(exchangeProduct, one(gone), { userId })).toEqual(no('gone'));
    expect(await world.refusal(exchangeProduct, one(foreign), { userId })).toEqual(no('gone'));
    expect(await world.refusal(exchangeProduct, one(book), { userId })).toEqual(no('delivery'));
    expect((await world.refusal(productDetail, { id: foreign }, { userId }))?.code).toBe(ErrorCode.notFound);
    expect(await spendable(userId)).toBe(500);
  });
});

describe('an exchange', () => {
  it('goes to an address of one’s own, keeps it, and is called off until it is sent [MA-02] [MA-03]', async () => {
    const [userId, other] = [await learner(200), await learner(0)];
    const id = await addProduct(world, { stock: 2 });
    const [address] = (await world.ask(saveAddress, { ...home, region: '330106' }, { userId })).items;
    const [foreign] = (await world.ask(saveAddress, home, { userId: other })).items;
    const mail = { delivery: 'mail' as const };
    expect(await world.refusal(exchangeProduct, one(id, { ...mail, addressId: foreign?.id ?? 0 }), { userId })).toEqual(
      no('address'),
    );
    const made = await world.ask(exchangeProduct, one(id, { ...mail, addressId: address?.id ?? 0 }), { userId });
    await world.ask(removeAddress, { id: address?.id ?? 0 }, { userId });
    const [record] = (await world.ask(exchangeList, { tab: 'waiting' }, { userId })).items;
    const recipient = { name: home.name, phone: '+8613812347716', address: `浙江省杭州市西湖区${home.address}` };
    expect(record).toMatchObject({ id: made.id, recipient, cancellable: true, code: '' });
    expect((await world.refusal(cancelExchange, { id: made.id }, { userId: other }))?.code).toBe(ErrorCode.notFound);
    expect(await world.ask(cancelExchange, { id: made.id }, { userId })).toMatchObject({ state: 'cancelled' });
    expect(await world.refusal(cancelExchange, { id: made.id }, { userId })).toEqual(no('state'));
    expect([await spendable(userId), (await pieces(id))?.stock]).toEqual([200, 2]);
    const sent = await world.ask(saveAddress, home, { userId });
    const second = await world.ask(exchangeProduct, one(id, { ...mail, addressId: sent.items[0]?.id ?? 0 }), {
      userId,
    });
    // A product that was not sent has not arrived.
    expect(await world.refusal(receiveExchange, { id: second.id }, { userId })).toEqual(no('state'));
    await world.in(1001, (scope) =>
      scope.tx
        .update(exchanges)
        .set({ courier: { company: '顺丰', number: '1' } })
        .where(scope.only(exchanges, eq(exchanges.id, second.id))),
    );
    expect(await world.refusal(cancelExchange, { id: second.id }, { userId })).toEqual(no('state'));
    expect(await world.ask(receiveExchange, { id: second.id }, { userId })).toMatchObject({ state: 'exchanged' });
  });

  it('is picked up while the counter is open, and returned while that is allowed [MA-02]', async () => {
    const userId = await learner(100);
    const id = await addProduct(world, { stock: 1 });
    const made = await world.ask(exchangeProduct, one(id, { delivery: 'pickup' }), { userId });
    expect(made.until).not.toBeNull();
    // 10:00 on a Thursday in Shanghai: the counter opens at 11:30.
    expect(await world.refusal(receiveExchange, { id: made.id }, { userId })).toEqual(no('hours'));
    const before = world.now;
    world.now += 2 * 3_600_000;
    const received = await world.ask(receiveExchange, { id: made.id }, { userId });
    expect(received).toMatchObject({ state: 'exchanged', cancellable: false });
    const asked = await world.ask(returnExchange, { id: made.id }, { userId });
    expect(asked).toMatchObject({ state: 'exchanged', returning: 'asked', returnUntil: null });
    // Nothing comes back before an administrator has it.
    expect([await spendable(userId), (await pieces(id))?.stock]).toEqual([0, 0]);
    expect(await world.refusal(returnExchange, { id: made.id }, { userId })).toEqual(no('state'));
    const admin = await world.addPerson('admin', 'desk1');
    const desk = await world.ask(deskExchanges, { show: 'return' }, admin);
    expect(desk.items.map(({ exchange }) => exchange.id)).toContain(made.id);
    await world.ask(decideReturn, { id: made.id, taken: 'Y' }, admin);
    expect([await spendable(userId), (await pieces(id))?.stock]).toEqual([100, 1]);
    expect(await world.refusal(decideReturn, { id: made.id, taken: 'Y' }, admin)).toEqual(no('state'));
    const [ended] = (await world.ask(exchangeList, { tab: 'returned' }, { userId })).items;
    expect(ended).toMatchObject({ id: made.id, returning: null });
    const again = await world.ask(exchangeProduct, one(id, { delivery: 'pickup' }), { userId });
    await world.ask(receiveExchange, { id: again.id }, { userId });
    world.now += 8 * 86_400_000;
    expect(await world.refusal(returnExchange, { id: again.id }, { userId })).toEqual(no('late'));
    world.now = before;
  });

  it('is sent by an administrator, who names the courier, and is waited for and cancelled no more [MA-02]', async () => {
    const userId = await learner(100);
    const admin = await world.addPerson('admin', 'desk2');
    const id = await addProduct(world, { deliveries: ['mail'], stock: 5 });
    const { items } = await world.ask(saveAddress, home, { userId });
    const made = await world.ask(exchangeProduct, one(id, { delivery: 'mail', addressId: items[0]?.id ?? 0 }), {
      userId,
    });
    expect((await world.refusal(deskExchanges, { show: 'send' }, { userId }))?.code).toBe(ErrorCode.adminsOnly);
    const waiting = async () => (await world.ask(deskExchanges, { show: 'send' }, admin)).items;
    expect((await waiting()).find(({ exchange }) => exchange.id === made.id)?.exchange.recipient?.name).toBe(home.name);
    const parcel = { id: made.id, company: ' 顺丰 ', number: 'SF1439915502' };
    expect((await world.refusal(sendExchange, { ...parcel, company: ' ' }, admin))?.code).toBe(ErrorCode.badRequest);
    await world.ask(sendExchange, parcel, admin);
    expect((await waiting()).some(({ exchange }) => exchange.id === made.id)).toBe(false);
    expect(await world.refusal(sendExchange, parcel, admin)).toEqual(no('state'));
    const [record] = (await world.ask(exchangeList, { tab: 'waiting' }, { userId })).items;
    expect(record).toMatchObject({ courier: { company: '顺丰', number: 'SF1439915502' }, cancellable: false });
  });

  it('stays exchanged when its return is refused, and nobody takes back their own [MA-02] [AD-01]', async () => {
    const admin = await world.addPerson('admin', 'desk3');
    const userId = admin.userId ?? 0;
    const reason = { userId, rule: 'test', source: { type: 'test', id: 'own' } };
    await world.in(1001, (scope) => earnPoints(scope, reason, 100, world.now));
    const id = await addProduct(world, { stock: 2, deliveries: ['virtual'] });
    const received = async () => {
      const made = await world.ask(exchangeProduct, one(id, { delivery: 'virtual' }), admin);
      await world.in(1001, (scope) =>
        scope.tx
          .update(exchanges)
          .set({ returnUntil: new Date(world.now + 1000), returning: 'asked' })
          .where(scope.only(exchanges, eq(exchanges.id, made.id))),
      );
      return made.id;
    };
    const own = await received();
    expect((await world.refusal(decideReturn, { id: own, taken: 'Y' }, admin))?.code).toBe(ErrorCode.ownWork);
    await world.ask(decideReturn, { id: own, taken: 'N' }, await world.addPerson('admin', 'desk4'));
    const [record] = (await world.ask(exchangeList, { tab: 'exchanged' }, admin)).items;
    expect(record).toMatchObject({ id: own, returning: 'refused', returnUntil: null });
    expect(await spendable(userId)).toBe(0);
  });

  it('leaves stock and points as large together as they were, whatever is done at once [MA-01] [MA-02]', async () => {
    const userId = await learner(300);
    const id = await addProduct(world, { stock: 3 });
    const made = await world.ask(exchangeProduct, one(id, { delivery: 'pickup' }), { userId });
    await Promise.all(Array.from({ length: 8 }, () => world.refusal(cancelExchange, { id: made.id }, { userId })));
    expect([await spendable(userId), (await pieces(id))?.stock]).toEqual([300, 3]);
    const below = world.in(1001, ({ tx }) => tx.execute(sql`update products set stock = -1`));
    await expect(below).rejects.toMatchObject({ cause: { constraint: 'products_stock' } });
  });
});

describe('the address book', () => {
  it('asks for name, telephone and address, and says which is wrong [MA-03]', async () => {
    const userId = await learner(0);
    const wrong = { ...home, name: ' ', phone: '123', address: '' };
    expect(await world.refusal(saveAddress, wrong, { userId })).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { name: 'required', phone: 'phone', address: 'required' } },
    });
    expect((await world.ask(addressBook, {}, { userId })).items).toEqual([]);
  });

  it('takes regions from the list, the smallest there is, and keeps their names [MA-03]', async () => {
    const userId = await learner(0);
    const under = async (code: string, language: 'zh_cn' | 'zh_hk' = 'zh_cn') =>
      (await world.ask(regionList, { under: code }, { userId, language })).items;
    expect((await under('')).map(({ name }) => name)).toContain('广东省');
    expect((await under('')).map(({ name }) => name)).toHaveLength(34);
    expect(await under('330000')).toContainEqual({ code: '330100', name: '杭州市', divided: true });
    expect(await under('330100')).toContainEqual({ code: '330106', name: '西湖区', divided: false });
    expect((await under('330100')).map(({ name }) => name)).not.toContain('市辖区');
    // Regions without a city around them and without districts.
    expect(await under('420000')).toContainEqual({ code: '429004', name: '仙桃市', divided: false });
    expect(await under('440000')).toContainEqual({ code: '441900', name: '东莞市', divided: false });
    expect(await under('440000', 'zh_hk')).toContainEqual({ code: '441900', name: '東莞市', divided: false });
    expect(await under('999999')).toEqual([]);
    for (const region of ['330100', '999999']) {
      expect(await world.refusal(saveAddress, { ...home, region }, { userId })).toMatchObject({
        data: { fields: { region: 'required' } },
      });
    }
    const street = { ...home, region: '330106', address: '文三路 90 号' };
    const { items } = await world.ask(saveAddress, street, { userId });
    const chosen = { regions: ['330000', '330100', '330106'], address: street.address };
    expect(items).toMatchObject([{ ...chosen, line: '浙江省杭州市西湖区文三路 90 号' }]);
    await world.ask(saveAddress, { ...home, addressId: items[0]?.id ?? 0 }, { userId });
    const written = { regions: [], address: home.address, line: home.address };
    expect((await world.ask(addressBook, {}, { userId })).items).toMatchObject([written]);
  });

  it('keeps the preferred one when it is written anew without saying so [MA-03]', async () => {
    const userId = await learner(0);
    const first = (await world.ask(saveAddress, home, { userId })).items[0]?.id ?? 0;
    await world.ask(saveAddress, { ...home, address: '文三路 90 号' }, { userId });
    const { items } = await world.ask(saveAddress, { ...home, addressId: first, address: '文二路 1 号' }, { userId });
    expect(items.map(({ address, preferred }) => [address, preferred])).toEqual([
      ['文二路 1 号', true],
      ['文三路 90 号', false],
    ]);
  });

  it('holds ten at most, and always one preferred one [MA-03]', async () => {
    const userId = await learner(0);
    const saved = await Promise.all(
      Array.from({ length: 12 }, () => world.refusal(saveAddress, { ...home, preferred: 'Y' }, { userId })),
    );
    expect(saved.filter((refusal) => refusal === undefined)).toHaveLength(10);
    expect(saved.find((refusal) => refusal !== undefined)).toEqual(no('bookFull'));
    const { items } = await world.ask(addressBook, {}, { userId });
    expect(items.filter(({ preferred }) => preferred)).toHaveLength(1);
    const after = await world.ask(removeAddress, { id: items[0]?.id ?? 0 }, { userId });
    expect(after.items.map(({ preferred }) => preferred)).toEqual([true, ...Array.from({ length: 8 }, () => false)]);
    const [other] = [await learner(0)];
    const stolen = { ...home, addressId: after.items[0]?.id ?? 0 };
    expect((await world.refusal(saveAddress, stolen, { userId: other }))?.code).toBe(ErrorCode.notFound);
  });
});
