import { searchFind, searchForget, searchHome, searchRemember } from '@banyan/contracts/account';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { find } from './find.service.ts';
import { forget, readHome, remember } from './history.service.ts';
import type { SearchPorts } from './search.ports.ts';
import { searchSeeds } from './search.seed.ts';
import { learnJob } from './learn.job.ts';
import { searchPersonal } from './search.personal.ts';

/** Search through everything: each kind is searched by its own module, which knows its rules of access. */
export const searchModule = (ports: SearchPorts): ServerModule => ({
  personal: searchPersonal,
  routes: [
    serve(searchFind, find(ports)),
    serve(searchHome, readHome),
    serve(searchRemember, remember),
    serve(searchForget, forget),
  ],
  jobs: [learnJob(ports)],
  seeds: searchSeeds(ports),
});
