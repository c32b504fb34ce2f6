import { hideRank, rankByWeek, rankMenu } from '@banyan/contracts/mall';
import { creditsEarned } from '../../effects/creditsEarned.ts';
import { on } from '../../effects/effect.ts';
import { scored } from '../../effects/scored.ts';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { addScore } from './addScore.ts';
import type { RankingPorts } from './ranking.ports.ts';
import { rankingSeed } from './ranking.seed.ts';
import { hide, readRanking, readRankMenu } from './ranking.service.ts';
import { compactTallies } from './tallies.job.ts';
import { rankingPersonal } from './ranking.personal.ts';

/** Rankings of people and departments, updated by events. */
export const rankingModule = (ports: RankingPorts): ServerModule => ({
  personal: rankingPersonal,
  routes: [serve(rankByWeek, readRanking), serve(rankMenu, readRankMenu), serve(hideRank, hide)],
  handlers: [
    on(scored, ({ scope, now }, event) => addScore(scope, event, now, ports)),
    on(creditsEarned, ({ scope, now }, { userId, source, tenths }) =>
      addScore(scope, { userId, measure: 'credits', source: `${source.type} ${source.id}`, total: tenths }, now, ports),
    ),
  ],
  jobs: [compactTallies],
  seeds: [rankingSeed(ports)],
});
