import { ErrorCode } from '@banyan/contracts';
import {
  checkOrder,
  closeOrder,
  courseDetail,
  createOrder,
  orderItem,
  orderList,
  orderReceipt,
  packageDetail,
  payByAlipay,
  payByBalance,
  payByPoints,
  payByWechat,
  videoAddress,
} from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallContext, Learner } from '../../http/context.ts';
import { cashierNotice } from '../../payments/cashier.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { testApp } from '../../testing/app.ts';
import { testOutside } from '../../testing/outside.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { courses } from '../course/course.schema.ts';
import { coursePackages, packageCourses } from '../course/package.schema.ts';
import { allRoutes, orderNoticePorts } from '../index.ts';
import { balanceOf, earnPoints } from '../points/points.service.ts';
import { registerCashier } from './cashier.http.ts';
import { registerPayNotices } from './notify.http.ts';
import type { NoticePorts } from './order.ports.ts';
import { settle } from './orderRow.ts';
import { orders, payments } from './order.schema.ts';
import { givePaymentsBack } from './refund.job.ts';
import { changeWallet, walletOf } from './wallet.service.ts';

const HOUR = 3_600_000;
let world: CourseWorld;
let app: FastifyInstance;
let people = 0;
/** Lines of the server's log. */
const lines: string[] = [];

const secret = 'of this test';

beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
  const services = { db: world.db, payments: world.payments, now: () => world.now, secret };
  app = await testApp(world.db, allRoutes, {
    now: () => world.now,
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
    also: async (server) => {
      await registerPayNotices(server, services, orderNoticePorts);
      registerCashier(server, services, orderNoticePorts);
    },
  });
});

/** A learner with points and money. */
async function learner(points = 0, cents = 0): Promise<number> {
  people += 1;
  const userId = await world.addLearner(`buyer${people}`);
  const reason = { userId, rule: 'test', source: { type: 'test', id: '1' } };
  await world.in(1001, async (scope) => {
    if (points > 0) await earnPoints(scope, reason, points, world.now);
    if (cents > 0) await changeWallet(scope, { userId, rule: 'test', sourceId: '1' }, cents, world.now);
  });
  return userId;
}

const sold = { fee: 'charged', price: 900, pointsPrice: 90 } as const;
const ordered = async (userId: number, id: number) =>
  (await world.ask(createOrder, { item: 'course', id }, { userId })).number;
const no = (refusal: string) => ({ code: ErrorCode.orderRefused, data: { refusal } });
const lesson = (course: { id: number; chapterIds: number[] }) => ({
  course_id: course.id,
  chapter_id: course.chapterIds[0] ?? 0,
});

/** The last payment requested from a provider. */
async function asked(userId: number, order: string) {
  await world.ask(payByAlipay, { number: order }, { userId });
  const rows = await world.in(1001, (scope) => scope.tx.select().from(payments).where(scope.only(payments)));
  const last = rows.filter(({ state }) => state === 'waiting').sort((one, other) => other.id - one.id)[0];
  if (last === undefined) throw new Error('no payment');
  return last;
}

const offShelf = (id: number) =>
  world.in(1001, (scope) =>
    scope.tx
      .update(courses)
      .set({ state: 'off_shelf' })
      .where(scope.only(courses, eq(courses.id, id))),
  );

const notify = (body: string, provider = 'alipay') =>
  app.inject({
    method: 'POST',
    url: `/pay/notify/${provider}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
let transactions = 0;
const told = (payment: { tradeNo: string; amount: number }, change: object = {}) =>
  cashierNotice(secret, 'alipay', {
    ...{ tradeNo: payment.tradeNo, amount: payment.amount, paid: true },
    transaction: `T${(transactions += 1)}`,
    ...change,
  });

describe('a course that costs money', () => {
  it('shows its page and keeps its chapters closed until it is bought, for one year [PY-02]', async () => {
    const course = await world.addCourse(sold);
    const userId = await learner(90);
    const page = await world.ask(courseDetail, { id: course.id }, { userId });
    expect(page.purchase).toEqual({ state: 'needed', until: null, personal: true });
    expect(await world.refusal(videoAddress, lesson(course), { userId })).toEqual({ code: ErrorCode.courseNotBought });
    const order = await ordered(userId, course.id);
    const paid = await world.ask(payByPoints, { number: order }, { userId });
    expect(paid.order).toMatchObject({ state: 'paid', method: 'points' });
    const day = (at: number | null) => new Date(at ?? 0).toISOString();
    const aYearOn = (at: string) => at.replace(/^\d{4}/, (year) => String(Number(year) + 1));
    expect(day(paid.order.accessUntil)).toBe(aYearOn(day(world.now)));
    expect((await world.in(1001, (scope) => balanceOf(scope, userId))).spendable).toBe(0);
    await world.ask(videoAddress, lesson(course), { userId });
    const before = world.now;
    world.now = (paid.order.accessUntil ?? 0) - 1;
    await world.ask(videoAddress, lesson(course), { userId });
    world.now += 1;
    expect(await world.refusal(videoAddress, lesson(course), { userId })).toEqual({ code: ErrorCode.courseNotBought });
    expect((await world.ask(courseDetail, { id: course.id }, { userId })).purchase?.state).toBe('over');
    // An item whose access has expired can be bought again.
    expect(await ordered(userId, course.id)).not.toBe(order);
    world.now = before;
  });

  it('is studied from every order of it once it is there, and bought again once that is over [PY-03]', async () => {
    const course = await world.addCourse(sold);
    const gone = await world.addCourse(sold);
    const userId = await learner(90);
    const closed = await ordered(userId, course.id);
    await world.ask(closeOrder, { number: closed }, { userId });
    await world.ask(closeOrder, { number: await ordered(userId, gone.id) }, { userId });
    const owned = async () =>
      (await world.ask(orderList, { tab: 'all' }, { userId })).items.map((one) => [one.itemId, one.state, one.owned]);
    expect(await owned()).toEqual([
      [gone.id, 'deleted', false],
      [course.id, 'deleted', false],
    ]);
    await world.in(1001, (scope) =>
      scope.tx
        .update(courses)
        .set({ state: 'off_shelf' })
        .where(scope.only(courses, eq(courses.id, gone.id))),
    );
    const paid = await world.ask(payByPoints, { number: await ordered(userId, course.id) }, { userId });
    expect(paid.order.owned).toBe(true);
    const before = world.now;
    expect(await owned()).toEqual([
      [course.id, 'paid', true],
      [gone.id, 'deleted', false],
      [course.id, 'deleted', true],
    ]);
    world.now = paid.order.accessUntil ?? 0;
    expect((await owned()).map(([, , is]) => is)).toEqual([false, false, false]);
    world.now = before;
  });

  it('opens with a package that it is in, and costs nothing where the enterprise demands it [PY-02]', async () => {
    const course = await world.addCourse(sold);
    const demanded = await world.addCourse({ ...sold, required: true });
    const userId = await learner(0, 5000);
    await world.ask(videoAddress, lesson(demanded), { userId });
    expect(await world.refusal(createOrder, { item: 'course', id: demanded.id }, { userId })).toEqual(no('free'));
    const [pack] = await world.in(1001, async (scope) => {
      const text = { title: { zh_cn: '包' }, intro: { zh_cn: '' }, motif: 'quality' as const };
      const added = await scope.tx
        .insert(coursePackages)
        .values(scope.row(coursePackages, { ...text, price: 5000, publishedAt: new Date(world.now) }))
        .returning();
      const packageId = added[0]?.id ?? 0;
      await scope.tx
        .insert(packageCourses)
        .values(scope.row(packageCourses, { packageId, courseId: course.id, no: 1 }));
      return added;
    });
    const item = { item: 'package' as const, id: pack?.id ?? 0 };
    expect(await world.ask(orderItem, item, { userId })).toMatchObject({ price: 5000, points: null, balance: 5000 });
    const { number } = await world.ask(createOrder, item, { userId });
    await world.ask(payByBalance, { number }, { userId });
    expect(await world.in(1001, (scope) => walletOf(scope, userId))).toBe(0);
    await world.ask(videoAddress, lesson(course), { userId });
    expect((await world.ask(packageDetail, { id: item.id }, { userId })).purchase?.state).toBe('bought');
  });

  it('is not sold to a person where the administrator buys, nor when it is off the shelf [PY-02]', async () => {
    const company = await world.addCourse({ ...sold, personalSale: false });
    const userId = await learner(90);
    expect(await world.refusal(createOrder, { item: 'course', id: company.id }, { userId })).toEqual(no('enterprise'));
    const course = await world.addCourse(sold);
    const order = await ordered(userId, course.id);
    await offShelf(course.id);
    expect(await world.refusal(payByPoints, { number: order }, { userId })).toEqual(no('offShelf'));
    const { items } = await world.ask(orderList, { tab: 'offShelf' }, { userId });
    expect(items.map(({ number }) => number)).toEqual([order]);
  });

  it('stays open for its year to whoever bought it, off the shelf too, and is sold to nobody else [PY-02]', async () => {
    const course = await world.addCourse(sold);
    const [buyer, stranger] = [await learner(90), await learner(90)];
    await world.ask(payByPoints, { number: await ordered(buyer, course.id) }, { userId: buyer });
    const change = (values: Partial<typeof courses.$inferInsert>) =>
      world.in(1001, (scope) =>
        scope.tx
          .update(courses)
          .set(values)
          .where(scope.only(courses, eq(courses.id, course.id))),
      );
    await change({ state: 'off_shelf' });
    await world.ask(videoAddress, lesson(course), { userId: buyer });
    expect((await world.ask(courseDetail, { id: course.id }, { userId: buyer })).purchase?.state).toBe('bought');
    expect(await world.refusal(courseDetail, { id: course.id }, { userId: stranger })).toEqual({
      code: ErrorCode.courseOffShelf,
    });
    const before = world.now;
    world.now += 365 * 86_400_000;
    expect(await world.refusal(videoAddress, lesson(course), { userId: buyer })).toEqual({
      code: ErrorCode.courseOffShelf,
    });
    world.now = before;
    await change({ state: 'deleted' });
    expect((await world.refusal(courseDetail, { id: course.id }, { userId: buyer }))?.code).toBe(
      ErrorCode.courseDeleted,
    );
  });

  it('is looked for on the shelf once, however many orders wait to be paid [PY-01]', async () => {
    const userId = await learner();
    const bought = [await world.addCourse(sold), await world.addCourse(sold), await world.addCourse(sold)];
    for (const { id } of bought) await ordered(userId, id);
    const onShelf = vi.fn<NoticePorts['onShelf']>((_, [, ...rest]) => Promise.resolve(rest));
    await world.as({ userId }, (ctx) => settle(ctx as CallContext<Learner>, { ...orderNoticePorts, onShelf }));
    expect(onShelf).toHaveBeenCalledOnce();
    const waiting = await world.in(1001, (scope) =>
      scope.tx
        .select({ itemId: orders.itemId, state: orders.state })
        .from(orders)
        .where(scope.only(orders, eq(orders.userId, userId))),
    );
    expect(waiting.map(({ state }) => state).toSorted()).toEqual(['offShelf', 'pay', 'pay']);
  });
});

describe('an order', () => {
  it('is one for two windows, and is paid once, whatever is pressed at once [PY-01] [PY-02]', async () => {
    const course = await world.addCourse(sold);
    const userId = await learner(900, 9000);
    const made = await Promise.all(Array.from({ length: 4 }, () => ordered(userId, course.id)));
    expect(new Set(made).size).toBe(1);
    const [order = ''] = made;
    const told = await Promise.all([
      ...Array.from({ length: 4 }, () => world.refusal(payByPoints, { number: order }, { userId })),
      ...Array.from({ length: 4 }, () => world.refusal(payByBalance, { number: order }, { userId })),
    ]);
    expect(told.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(told.filter((refusal) => refusal !== undefined)).toEqual(Array.from({ length: 7 }, () => no('paid')));
    const points = (await world.in(1001, (scope) => balanceOf(scope, userId))).spendable;
    const cents = await world.in(1001, (scope) => walletOf(scope, userId));
    expect([810 + 9000, 900 + 8100]).toContain(points + cents);
    expect(await world.refusal(createOrder, { item: 'course', id: course.id }, { userId })).toEqual(no('bought'));
  });

  it('takes nothing where points or money are short [PY-01]', async () => {
    const course = await world.addCourse(sold);
    const userId = await learner(89, 899);
    const order = await ordered(userId, course.id);
    expect(await world.refusal(payByPoints, { number: order }, { userId })).toEqual(no('points'));
    expect(await world.refusal(payByBalance, { number: order }, { userId })).toEqual(no('balance'));
    expect(await world.refusal(videoAddress, lesson(course), { userId })).toEqual({ code: ErrorCode.courseNotBought });
    expect(await world.in(1001, (scope) => walletOf(scope, userId))).toBe(899);
  });

  it('is another person’s business of nobody: not read, paid or closed [PY-01]', async () => {
    const course = await world.addCourse(sold);
    const order = await ordered(await learner(), course.id);
    const userId = await learner(900, 9000);
    for (const call of [payByPoints, payByBalance, payByAlipay, payByWechat, checkOrder, closeOrder, orderReceipt]) {
      expect((await world.refusal(call, { number: order }, { userId }))?.code, call.name).toBe(ErrorCode.notFound);
    }
    const foreign = { userId: await world.addLearner('foreign', '', 1002), eid: 1002 };
    expect((await world.refusal(checkOrder, { number: order }, foreign))?.code).toBe(ErrorCode.notFound);
  });

  it('can be paid for an hour; later it is closed and made anew [PY-01]', async () => {
    const course = await world.addCourse(sold);
    const userId = await learner(900);
    const order = await ordered(userId, course.id);
    const before = world.now;
    world.now += HOUR - 1;
    expect(await ordered(userId, course.id)).toBe(order);
    world.now += 1;
    expect(await world.refusal(payByPoints, { number: order }, { userId })).toEqual(no('late'));
    expect((await world.ask(checkOrder, { number: order }, { userId })).order).toMatchObject({
      state: 'deleted',
      late: true,
    });
    const again = await ordered(userId, course.id);
    expect((await world.ask(payByPoints, { number: again }, { userId })).order.state).toBe('paid');
    const { items } = await world.ask(orderList, { tab: 'all' }, { userId });
    expect(items.map(({ number, state }) => [number, state])).toEqual([
      [again, 'paid'],
      [order, 'deleted'],
    ]);
    world.now = before;
  });
});

describe('a notice of a payment', () => {
  it('pays the order once, however often it comes, and gives a receipt [PY-01] [PY-03]', async () => {
    const course = await world.addCourse(sold);
    const userId = await learner();
    const order = await ordered(userId, course.id);
    const payment = await asked(userId, order);
    expect((await asked(userId, order)).tradeNo).toBe(payment.tradeNo);
    expect(await world.ask(checkOrder, { number: order }, { userId })).toMatchObject({ payment: 'waiting' });
    const body = told(payment);
    const answers = await Promise.all(Array.from({ length: 4 }, () => notify(body)));
    expect(answers.map(({ statusCode, body: said }) => [statusCode, said])).toEqual(
      Array.from({ length: 4 }, () => [200, 'success']),
    );
    // A late refusal of the same payment, out of order, changes nothing.
    expect((await notify(told(payment, { paid: false, transaction: '' }))).statusCode).toBe(200);
    const checked = await world.ask(checkOrder, { number: order }, { userId });
    expect(checked).toMatchObject({ payment: 'paid', order: { state: 'paid', method: 'alipay', refund: false } });
    await world.ask(videoAddress, lesson(course), { userId });
    expect((await world.ask(orderReceipt, { number: order }, { userId })).url).toMatch(/receipt.*\.pdf/);
  });

  it('is refused with a changed amount, a foreign signature, another number or an unknown one [PY-01]', async () => {
    const course = await world.addCourse(sold);
    const userId = await learner();
    const order = await ordered(userId, course.id);
    const payment = await asked(userId, order);
    const forged = new URLSearchParams(told(payment));
    forged.set('amount', '1');
    const bad = [
      forged.toString(),
      told(payment, { amount: 1 }),
      cashierNotice('of somebody else', 'alipay', { ...payment, paid: true, transaction: 'X' }),
      told({ ...payment, tradeNo: '1001_20251120UNKNOWNUNKNOWN' }),
      told({ ...payment, tradeNo: `1002_${payment.tradeNo.split('_')[1]}` }),
      told(payment, { transaction: '' }),
      '',
      'amount=1&amount=2',
    ];
    for (const body of bad) {
      lines.length = 0;
      expect((await notify(body)).statusCode, body).toBe(400);
      expect(lines.join(''), body).toContain('payment notice');
    }
    // A notice signed by Alipay is no notice of WeChat Pay.
    expect((await notify(told(payment), 'wxpay')).statusCode).toBe(400);
    expect((await notify(told(payment), 'other')).statusCode).toBe(404);
    expect(await world.ask(checkOrder, { number: order }, { userId })).toMatchObject({ payment: 'waiting' });
    // A transaction can pay for one order alone.
    await notify(told(payment, { transaction: 'ONCE' }));
    const other = await world.addCourse(sold);
    const second = await asked(userId, await ordered(userId, other.id));
    expect((await notify(told(second, { transaction: 'ONCE' }))).statusCode).toBe(400);
    expect(await world.refusal(videoAddress, lesson(other), { userId })).toEqual({ code: ErrorCode.courseNotBought });
  });

  it('that money was refused leaves the order to be paid in another way [PY-01]', async () => {
    const course = await world.addCourse(sold);
    const userId = await learner();
    const order = await ordered(userId, course.id);
    const payment = await asked(userId, order);
    await notify(told(payment, { paid: false, transaction: '' }));
    expect(await world.ask(checkOrder, { number: order }, { userId })).toMatchObject({
      payment: 'refused',
      order: { state: 'pay' },
    });
    const again = await asked(userId, order);
    expect(again.tradeNo).not.toBe(payment.tradeNo);
    await notify(told(again));
    expect((await world.ask(checkOrder, { number: order }, { userId })).order.state).toBe('paid');
  });

  it('after the hour still buys; money for what there is already is given back once [PY-01] [PY-02]', async () => {
    const course = await world.addCourse(sold);
    const userId = await learner(90);
    const late = await ordered(userId, course.id);
    const payment = await asked(userId, late);
    const before = world.now;
    world.now += 2 * HOUR;
    await notify(told(payment));
    expect((await world.ask(checkOrder, { number: late }, { userId })).order).toMatchObject({
      state: 'paid',
      late: false,
    });

    const other = await world.addCourse(sold);
    const order = await ordered(userId, other.id);
    const second = await asked(userId, order);
    await world.ask(payByPoints, { number: order }, { userId });
    expect((await notify(told(second))).statusCode).toBe(200);
    expect(await world.ask(checkOrder, { number: order }, { userId })).toMatchObject({
      payment: 'refund',
      order: { state: 'paid', method: 'points', refund: true },
    });
    world.now = before;

    // Late money does not buy an item that was taken off the shelf meanwhile.
    const gone = await world.addCourse(sold);
    const unbought = await ordered(userId, gone.id);
    const third = await asked(userId, unbought);
    await offShelf(gone.id);
    expect((await notify(told(third))).statusCode).toBe(200);
    expect(await world.ask(checkOrder, { number: unbought }, { userId })).toMatchObject({
      payment: 'refund',
      order: { state: 'offShelf', refund: true, accessUntil: null },
    });

    // A provider that does not answer is asked again the next time, and after the refund never again.
    let answers = false;
    const given: unknown[] = [];
    const refund = (what: unknown) =>
      answers ? Promise.resolve(void given.push(what)) : Promise.reject(new Error('no'));
    const alipay = { ...world.payments.alipay, refund } as PaymentProvider;
    const give = () =>
      world.in(1001, (scope) =>
        givePaymentsBack.run(
          {
            ...testOutside(),
            scope,
            now: world.now,
            log: app.log,
            emit: () => Promise.resolve(),
            payments: { alipay },
          },
          {},
        ),
      );
    const shown = async () => (await world.ask(checkOrder, { number: order }, { userId })).order;
    await give();
    expect(await shown()).toMatchObject({ refund: true, refunded: false });
    answers = true;
    await give();
    await give();
    expect(given).toEqual([
      { tradeNo: second.tradeNo, amount: 900 },
      { tradeNo: third.tradeNo, amount: 900 },
    ]);
    expect(await shown()).toMatchObject({ state: 'paid', refund: false, refunded: true });
  });
});

describe('the embedded cashier', () => {
  it('opens by the address of the offer alone, and takes or refuses the money [PY-01]', async () => {
    const course = await world.addCourse(sold);
    const userId = await learner();
    const order = await ordered(userId, course.id);
    const { link } = await world.ask(payByAlipay, { number: order }, { userId });
    const { pathname } = new URL(link);
    expect((await app.inject({ url: `${pathname}x` })).statusCode).toBe(404);
    expect((await app.inject({ url: pathname })).body).toContain('¥9.00');
    expect((await app.inject({ url: pathname, remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
    const press = (pay: string) =>
      app.inject({
        method: 'POST',
        url: pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `pay=${pay}`,
      });
    await press('N');
    expect(await world.ask(checkOrder, { number: order }, { userId })).toMatchObject({ payment: 'refused' });
    await press('Y');
    expect(await world.ask(checkOrder, { number: order }, { userId })).toMatchObject({ payment: 'paid' });
  });
});
