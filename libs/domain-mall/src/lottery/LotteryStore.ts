import { apiOf } from '@banyan/core-screen';
import { lotteryCalls } from '../api/lotteryCalls.ts';
import type { MallEnvironment } from '../mall.environment.ts';
import { Lottery } from './Lottery.ts';

/** For the lottery screen. */
export const makeLotteryStore = ({ http, ports }: MallEnvironment) =>
  new Lottery(apiOf(http, lotteryCalls), () => ports.onPointsChanged?.());
