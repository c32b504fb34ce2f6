import {
  checkOrder,
  closeOrder,
  createOrder,
  orderDetail,
  orderItem,
  orderList,
  orderReceipt,
  payByAlipay,
  payByBalance,
  payByPoints,
  payByWechat,
  type OrderItem,
  type OrderRecord,
  type PayOffer,
} from '@banyan/contracts/course';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const DAY_MS = 86_400_000;
const titles = {
  zh: ['刀具磨损与切削参数：看铁屑，也看账', '机加工艺进修包', '卡尺与千分尺的使用（2021 版）', '谈判入门'],
  en: ['Reading your store dashboard', 'Running a fresh department', 'Seasonal displays', 'How to negotiate'],
} as const;

/** An order that waits for payment, unless `change` overrides it. */
export function makeOrder(change: Partial<OrderRecord> = {}, language: Language = 'zh'): OrderRecord {
  return {
    number: '20251120Q8N3RTKM',
    kind: 'course',
    itemId: 123,
    title: titles[language][0],
    motif: 'equip',
    price: 5900,
    points: 600,
    state: 'pay',
    late: false,
    refund: false,
    refunded: false,
    method: null,
    at: fixtureNow - 600_000,
    payUntil: fixtureNow + 3_000_000,
    paidAt: null,
    accessUntil: null,
    owned: false,
    transaction: '',
    ...change,
  };
}

const paid = {
  state: 'paid',
  method: 'wxpay',
  paidAt: fixtureNow - 30 * DAY_MS,
  accessUntil: fixtureNow + 335 * DAY_MS,
  owned: true,
  transaction: '4200002381790',
} as const;

/** Orders in every state; `longer` is appended to their titles. */
export function makeOrders(language: Language = 'zh', longer = ''): OrderRecord[] {
  const [, second, third, fourth] = titles[language];
  const earlier = (days: number) => ({ at: fixtureNow - days * DAY_MS, payUntil: fixtureNow - days * DAY_MS });
  return [
    makeOrder({}, language),
    makeOrder({ ...paid, ...earlier(30), number: '20251021K2M7QPXA', kind: 'package', title: second, price: 12_900 }),
    makeOrder({
      ...paid,
      ...earlier(400),
      number: '20241016B4F8WYQZ',
      accessUntil: fixtureNow - DAY_MS,
      owned: false,
      method: 'points',
    }),
    makeOrder({ ...earlier(40), number: '20251011H5T9VCSD', state: 'offShelf', title: third, motif: 'quality' }),
    makeOrder({
      ...earlier(50),
      number: '20251001N6R2XBGE',
      state: 'deleted',
      late: true,
      title: fourth,
      motif: 'lead',
    }),
  ].map((order) => ({ ...order, title: `${order.title}${longer}` }));
}

/** An item to buy, with enough funds except points. */
export function makeItem(change: Partial<OrderItem> = {}, language: Language = 'zh'): OrderItem {
  return {
    kind: 'course',
    id: 123,
    title: titles[language][0],
    motif: 'equip',
    courses: 1,
    durationS: 2280,
    price: 5900,
    points: 600,
    purchase: { state: 'needed', until: null, personal: true },
    methods: ['alipay', 'wxpay', 'balance', 'points'],
    spendable: 420,
    balance: 7100,
    order: null,
    ...change,
  };
}

/** A payment requested from Alipay. */
export function makeOffer(change: Partial<PayOffer> = {}): PayOffer {
  const address = 'https://pay.example/1001_20251120Q8N3RTKM';
  return { order: makeOrder(), link: address, code: address, until: fixtureNow + 3_000_000, ...change };
}

/** A paid order. */
export const makePaid = (change: Partial<OrderRecord> = {}) => makeOrder({ ...paid, paidAt: fixtureNow, ...change });

/** Answers every call about orders with fixtures. */
export function orderAnswers(language: Language): FakeAnswer[] {
  return [
    answer(orderItem, ({ item, id }) => makeItem({ kind: item, id }, language)),
    answer(createOrder, () => makeOrder({}, language)),
    answer(orderList, ({ tab }) => ({
      items: makeOrders(language).filter(({ state }) => tab === 'all' || state === tab),
      next: null,
    })),
    answer(orderDetail, ({ number }) => makeOrders(language).find((one) => one.number === number) ?? makeOrder()),
    answer(closeOrder, ({ number }) => makeOrder({ number, state: 'deleted' }, language)),
    answer(orderReceipt, () => ({ url: '#receipt' })),
    answer(payByPoints, () => ({ order: makePaid({ method: 'points', transaction: '' }) })),
    answer(payByBalance, () => ({ order: makePaid({ method: 'balance', transaction: '' }) })),
    answer(payByAlipay, () => makeOffer()),
    answer(payByWechat, () => makeOffer({ link: '' })),
    answer(checkOrder, () => ({ order: makeOrder({}, language), payment: 'waiting' as const })),
  ];
}
