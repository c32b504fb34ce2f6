import { buyForPeople, enterpriseItems, enterpriseOrders, exportPurchases } from '@banyan/contracts/course';
import { consoleAccess, managePeople } from '@banyan/contracts/organisation';
import type { Api } from '@banyan/core-screen';

/** Purchases of the enterprise for its people. */
export const purchaseCalls = {
  items: enterpriseItems,
  orders: enterpriseOrders,
  buy: buyForPeople,
  export: exportPurchases,
  access: consoleAccess,
  people: managePeople,
} as const;
export type PurchaseApi = Api<typeof purchaseCalls>;
