import { creditList } from '@banyan/contracts/course';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { creditHandlers } from './credit.effects.ts';
import type { CreditPorts } from './credit.ports.ts';
import { creditSeeds } from './credit.seed.ts';
import { listCredits } from './credit.service.ts';
import { creditPersonal } from './credit.personal.ts';

/** Credits of people, from events of the modules that give them; names of their sources come through its ports. */
export const creditModule = (ports: CreditPorts): ServerModule => ({
  personal: creditPersonal,
  routes: [serve(creditList, (ctx, input) => listCredits(ctx, input, ports))],
  seeds: creditSeeds,
  handlers: creditHandlers,
});
