import {
  buyForPeople,
  enterpriseItems,
  enterpriseOrders,
  exportPurchases,
  type EnterpriseOrder,
} from '@banyan/contracts/course';
import { consoleAccess, managePeople } from '@banyan/contracts/organisation';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

const dayMs = 86_400_000;
const titles = {
  zh: ['检验班长：如何当好第一任班组长', '新班组长必修'],
  en: ['Your first year as a team leader', 'New team leader'],
} as const;

/** An order of the enterprise for twelve people. */
export const makeEnterpriseOrder = (
  language: 'zh' | 'en' = 'zh',
  change: Partial<EnterpriseOrder> = {},
): EnterpriseOrder => ({
  ...{ kind: 'course', id: 301, title: titles[language][0], price: 9900, people: 12, total: 118_800 },
  number: '20251118hk3mpq7a',
  by: language === 'zh' ? '周敏' : 'Zoe Martin',
  at: fixtureNow - 2 * dayMs,
  until: fixtureNow + 363 * dayMs,
  ...change,
});

/** Calls of the enterprise's purchases. */
export const purchaseAnswers = (language: 'zh' | 'en' = 'zh'): FakeAnswer[] => [
  answer(enterpriseItems, () => ({
    items: [
      { kind: 'course' as const, id: 301, title: titles[language][0], price: 9900 },
      { kind: 'package' as const, id: 401, title: titles[language][1], price: 0 },
    ],
  })),
  answer(enterpriseOrders, () => ({ items: [makeEnterpriseOrder(language)], next: null })),
  answer(buyForPeople, ({ ask, everyone, people }) => {
    const count = everyone === 'Y' ? 318 : people.length;
    return { number: ask === 'Y' ? '' : '20251120zz3mpq7a', people: count, had: 2, total: count * 9900 };
  }),
  answer(managePeople, () => ({ items: [], next: null, total: 0 })),
  answer(consoleAccess, () => ({ rights: [{ permission: 'courses.export' as const, reach: 'all' as const }] })),
  answer(exportPurchases, () => ({
    ...{ id: 1, list: 'purchases' as const, file: 'purchases-2025-11-20.xlsx', state: 'waiting' as const, rows: 0 },
    ...{ at: 0, until: 0, url: '' },
  })),
];
