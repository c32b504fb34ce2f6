import { buyForPeople, enterpriseItems, enterpriseOrders } from '@banyan/contracts/course';
import { managePeople } from '@banyan/contracts/organisation';
import type { Api } from '@banyan/core-screen';

/** Purchases of the enterprise for its people. */
export const purchaseCalls = {
  items: enterpriseItems,
  orders: enterpriseOrders,
  buy: buyForPeople,
  people: managePeople,
} as const;
export type PurchaseApi = Api<typeof purchaseCalls>;
