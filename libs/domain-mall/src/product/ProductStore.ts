import { apiOf } from '@banyan/core-screen';
import { bookCalls, mallCalls } from '../api/mallCalls.ts';
import type { MallEnvironment } from '../mall.environment.ts';
import { OrderStore } from './OrderStore.ts';

/** For the product screen. */
export const makeProductStore = ({ http, ports }: MallEnvironment, id: number) =>
  new OrderStore(id, apiOf(http, mallCalls), apiOf(http, bookCalls), () => ports.onPointsChanged?.());
