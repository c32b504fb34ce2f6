import { openData } from '@banyan/contracts/account';
import { serveInSteps } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { signPage } from './openData.service.ts';

/** What the programs around the page ask for. */
export const hostsModule: ServerModule = { routes: [serveInSteps(openData, signPage)] };
