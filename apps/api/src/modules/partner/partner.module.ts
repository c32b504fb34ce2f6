import { partnerPage, partnerTypeList, sendLead } from '@banyan/contracts';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { forgetLeads, takeLead } from './lead.service.ts';
import type { PartnerPorts } from './partner.ports.ts';
import { partnerSeeds } from './partner.seed.ts';
import { listTypes, readPartner } from './partner.service.ts';
import { partnerPersonal } from './partner.personal.ts';

/** Partners of the enterprise, and who is interested in them. */
export const partnerModule = (ports: PartnerPorts): ServerModule => ({
  personal: partnerPersonal,
  routes: [
    serve(partnerPage, (ctx, input) => readPartner(ctx, input, ports)),
    serve(partnerTypeList, listTypes),
    serve(sendLead, takeLead),
  ],
  seeds: partnerSeeds,
  sweep: ({ inTenant, now }) => inTenant((scope) => forgetLeads(scope, now())),
});
