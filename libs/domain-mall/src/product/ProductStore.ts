import { apiOf } from '@banyan/core-screen';
import { bookCalls, mallCalls } from '../api/mallCalls.ts';
import type { MallEnvironment } from '../mall.environment.ts';
import { Order } from './Order.ts';

/** For the product screen. */
export const makeProductStore = ({ http, ports }: MallEnvironment, id: number) =>
  new Order(id, apiOf(http, mallCalls), apiOf(http, bookCalls), () => ports.onPointsChanged?.());
