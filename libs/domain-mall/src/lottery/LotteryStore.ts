import { apiOf } from '@banyan/core-screen';
import { lotteryCalls } from '../api/lotteryCalls.ts';
import type { MallEnvironment } from '../mall.environment.ts';
import { DrawStore } from './DrawStore.ts';

/** For the lottery screen. */
export const makeLotteryStore = ({ http, ports }: MallEnvironment) =>
  new DrawStore(apiOf(http, lotteryCalls), () => ports.onPointsChanged?.());
