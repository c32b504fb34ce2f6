import { exportPurchases } from '@banyan/contracts/course';
import { and, desc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { listExport } from '../../platform/listExport.ts';
import { enterpriseOrders } from './enterpriseOrder.schema.ts';

const kinds = { course: ['课程', 'course'], package: ['课程包', 'package'] } as const;
const yuan = (cents: number) => (cents / 100).toFixed(2);

/** Purchases of the enterprise for its people as a file. */
export const purchasesExport = listExport({
  name: 'purchases',
  call: exportPurchases,
  async read({ scope }) {
    return scope.tx
      .select({ order: enterpriseOrders, by: users.name })
      .from(enterpriseOrders)
      .leftJoin(users, and(eq(users.eid, enterpriseOrders.eid), eq(users.id, enterpriseOrders.userId)))
      .where(scope.only(enterpriseOrders))
      .orderBy(desc(enterpriseOrders.at), desc(enterpriseOrders.id));
  },
  columns: ({ at, language, moment }) => [
    { head: ['单号', 'Number'], cell: ({ order }) => order.number },
    { head: ['种类', 'Kind'], cell: ({ order }) => kinds[order.kind][at] },
    { head: ['名称', 'Title'], cell: ({ order }) => localised(order.title, language) },
    { head: ['人数', 'People'], cell: ({ order }) => String(order.people) },
    { head: ['单价', 'Price'], cell: ({ order }) => yuan(order.price) },
    { head: ['合计', 'Total'], cell: ({ order }) => yuan(order.people * order.price) },
    { head: ['下单人', 'Ordered by'], cell: ({ by }) => (by === null ? '' : localised(by, language)) },
    { head: ['下单时间', 'Ordered at'], cell: ({ order }) => moment(order.at.getTime()) },
    { head: ['有效期至', 'Valid until'], cell: ({ order }) => moment(order.accessUntil.getTime()) },
  ],
});
