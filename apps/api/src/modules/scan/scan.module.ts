import { answerScan, enterByScan, openScan, scanStanding, startScan } from '@banyan/contracts/account';
import { serveInSteps } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import type { ScanPorts } from './scan.ports.ts';
import { answer, enter, open, readStanding, start, sweepScans } from './scan.service.ts';

/** Logins on a screen, confirmed by a phone. */
export const scanModule = (ports: ScanPorts): ServerModule => ({
  routes: [
    serveInSteps(startScan, (context) => start(context, ports)),
    serveInSteps(scanStanding, readStanding),
    serveInSteps(enterByScan, (context, input) => enter(context, input, ports)),
    serveInSteps(openScan, open),
    serveInSteps(answerScan, answer),
  ],
  sweep: ({ inTenant, now }) => inTenant((scope) => sweepScans(scope, now())),
});
