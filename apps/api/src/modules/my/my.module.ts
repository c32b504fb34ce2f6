import { myHome } from '@banyan/contracts/account';
import { personLearning } from '@banyan/contracts/organisation';
import { serve } from '../../http/serve.ts';
import { serveManaged } from '../../platform/serveManaged.ts';
import type { ServerModule } from '../module.ts';
import type { MyPorts } from './my.ports.ts';
import { readMyHome } from './my.service.ts';
import { readLearning } from './personLearning.service.ts';

/** The learning centre; its data about studies and points comes through its ports. */
export const myModule = (ports: MyPorts): ServerModule => ({
  routes: [
    serve(myHome, (ctx) => readMyHome(ctx, ports)),
    serveManaged(personLearning, (ctx, input) => readLearning(ctx, input, ports.learning)),
  ],
});
