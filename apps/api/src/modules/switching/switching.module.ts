import {
  addPuborg,
  enterpriseCard,
  getPuborg,
  macSsoLogin,
  pcSsoLogin,
  portalList,
  saveSelectPortal,
  selectEnterprise,
  switchEnterprise,
  switchingSet,
  transferLogin,
} from '@banyan/contracts/account';
import { serve, serveInSteps } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { sweepCodes } from './codes.ts';
import { enterByTransfer, enterFromDesktop } from './handover.service.ts';
import { choosePortal, listPortals, readSwitchingSet } from './portal.service.ts';
import { joinPublic, listPublic } from './public.service.ts';
import { leaveFor, listOwn, readCard } from './switch.service.ts';
import type { SwitchingPorts } from './switching.ports.ts';
import { integratorsSeed, linksSeed, portalsSeed } from './switching.seed.ts';
import { switchingPersonal } from './switching.personal.ts';

/** Switching from one enterprise, portal or system to another. */
export const switchingModule = (ports: SwitchingPorts): ServerModule => ({
  personal: switchingPersonal,
  routes: [
    serveInSteps(selectEnterprise, (context) => listOwn(context, ports)),
    serveInSteps(switchEnterprise, (context, input) => leaveFor(context, input, ports)),
    serveInSteps(getPuborg, listPublic),
    serveInSteps(addPuborg, (context, input) => joinPublic(context, input, ports)),
    serve(switchingSet, readSwitchingSet),
    serveInSteps(enterpriseCard, readCard),
    serve(portalList, listPortals),
    serve(saveSelectPortal, choosePortal),
    serveInSteps(transferLogin, (context, input) => enterByTransfer(context, input, ports)),
    serveInSteps(macSsoLogin, (context, input) => enterFromDesktop(context, 'mac', input, ports)),
    serveInSteps(pcSsoLogin, (context, input) => enterFromDesktop(context, 'pc', input, ports)),
  ],
  seeds: [linksSeed, portalsSeed, integratorsSeed],
  sweep: ({ inTenant, now }) => inTenant((scope) => sweepCodes(scope, now())),
});
