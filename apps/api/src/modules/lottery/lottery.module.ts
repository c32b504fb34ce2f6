import { lotteryDraw, lotteryDraws, lotteryHome, lotteryOpenSeed } from '@banyan/contracts/mall';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { draw, openSeed } from './draw.service.ts';
import { drawsInTurn } from './drawsInTurn.ts';
import { listDraws, readHome } from './home.service.ts';
import type { LotteryPorts } from './lottery.ports.ts';
import { lotterySeedSteps } from './lottery.seed.ts';
import { lotteryPersonal } from './lottery.personal.ts';

/** The lottery: draws for points, committed to beforehand and verifiable afterwards. */
export const lotteryModule = (ports: LotteryPorts): ServerModule => ({
  personal: lotteryPersonal,
  routes: [
    serve(lotteryHome, (ctx) => readHome(ctx, ports)),
    serve(lotteryDraw, (ctx, input) => draw(ctx, input, ports), { turn: drawsInTurn }),
    serve(lotteryOpenSeed, openSeed),
    serve(lotteryDraws, listDraws),
  ],
  seeds: lotterySeedSteps(ports.find),
});
