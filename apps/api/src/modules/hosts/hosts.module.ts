import { openData } from '@banyan/contracts/account';
import { serveInSteps } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { signPage } from './openData.service.ts';

/** Calls for the programs around the page. */
export const hostsModule: ServerModule = { routes: [serveInSteps(openData, signPage)] };
