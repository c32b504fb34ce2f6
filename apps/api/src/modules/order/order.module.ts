import {
  buyForPeople,
  checkOrder,
  closeOrder,
  createOrder,
  enterpriseItems,
  enterpriseOrders,
  orderDetail,
  orderItem,
  orderList,
  orderReceipt,
  payByAlipay,
  payByBalance,
  payByPoints,
  payByWechat,
} from '@banyan/contracts/course';
import { serve, serveInSteps } from '../../http/serve.ts';
import { serveManaged } from '../../platform/serveManaged.ts';
import type { ServerModule } from '../module.ts';
import { buy, listBought, readItems } from './enterpriseOrder.service.ts';
import type { OrderPorts } from './order.ports.ts';
import { close, create, listOrders, readItem, readOrder } from './order.service.ts';
import { closeLate } from './orderRow.ts';
import { payWithBalance, payWithPoints } from './pay.service.ts';
import { check, payThrough } from './provider.service.ts';
import { openReceipt } from './receipt.service.ts';
import { givePaymentsBack } from './refund.job.ts';
import { orderSeeds } from './seed/steps.ts';
import { orderPersonal } from './order.personal.ts';

/** Orders of courses and packages, and paying for them. */
export const orderModule = (ports: OrderPorts): ServerModule => ({
  personal: orderPersonal,
  routes: [
    serve(orderItem, (ctx, input) => readItem(ctx, input, ports)),
    serve(createOrder, (ctx, input) => create(ctx, input, ports)),
    serve(orderList, (ctx, input) => listOrders(ctx, input, ports)),
    serve(orderDetail, (ctx, input) => readOrder(ctx, input, ports)),
    serve(closeOrder, (ctx, input) => close(ctx, input, ports)),
    serveInSteps(orderReceipt, (ctx, input) => openReceipt(ctx, input, ports)),
    serve(payByPoints, (ctx, input) => payWithPoints(ctx, input, ports)),
    serve(payByBalance, (ctx, input) => payWithBalance(ctx, input, ports)),
    serveInSteps(payByAlipay, (ctx, input) => payThrough(ctx, input, 'alipay', ports)),
    serveInSteps(payByWechat, (ctx, input) => payThrough(ctx, input, 'wxpay', ports)),
    serveManaged(enterpriseItems, (ctx) => readItems(ctx, ports)),
    serveManaged(enterpriseOrders, listBought),
    serveManaged(buyForPeople, (ctx, input) => buy(ctx, input, ports)),
    serveInSteps(checkOrder, (ctx, input) => check(ctx, input, ports)),
  ],
  jobs: [givePaymentsBack],
  seeds: orderSeeds(ports),
  sweep: ({ inTenant, now }) => inTenant((scope) => closeLate(scope, now())),
});
