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
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { dropAddress, listRegions, putAddress, readBook } from './address.service.ts';
import { exchange } from './exchange.service.ts';
import type { MallPorts } from './mall.ports.ts';
import { listProducts, readProduct } from './products.service.ts';
import { decide, listDesk, send } from './desk.service.ts';
import { askReturn, cancel, listExchanges, receive } from './record.service.ts';
import { mallSeeds } from './seed/steps.ts';
import { mallPersonal } from './mall.personal.ts';

/** The points mall: products, exchanges and their delivery, addresses. */
export const mallModule = (ports: MallPorts): ServerModule => ({
  personal: mallPersonal,
  routes: [
    serve(productList, (ctx, input) => listProducts(ctx, input, ports)),
    serve(productDetail, (ctx, input) => readProduct(ctx, input, ports)),
    serve(exchangeProduct, (ctx, input) => exchange(ctx, input, ports)),
    serve(exchangeList, listExchanges),
    serve(cancelExchange, (ctx, input) => cancel(ctx, input, ports)),
    serve(receiveExchange, receive),
    serve(returnExchange, askReturn),
    serve(deskExchanges, listDesk),
    serve(sendExchange, send),
    serve(decideReturn, (ctx, input) => decide(ctx, input, ports)),
    serve(regionList, listRegions),
    serve(addressBook, readBook),
    serve(saveAddress, putAddress),
    serve(removeAddress, dropAddress),
  ],
  seeds: mallSeeds(ports),
});
