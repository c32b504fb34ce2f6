import { courseReward, giveReward } from '@banyan/contracts/course';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import type { RewardPorts } from './reward.ports.ts';
import { rewardSeeds } from './reward.seed.ts';
import { give, listRewards } from './reward.service.ts';
import { rewardPersonal } from './reward.personal.ts';

/** Points from learners to the lecturers of courses. */
export const rewardModule = (ports: RewardPorts): ServerModule => ({
  personal: rewardPersonal,
  routes: [
    serve(courseReward, (ctx, input) => listRewards(ctx, input, ports)),
    serve(giveReward, (ctx, input) => give(ctx, input, ports)),
  ],
  seeds: rewardSeeds(ports),
});
