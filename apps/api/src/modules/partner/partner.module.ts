import { handleLead, leadReviews, partnerPage, partnerTypeList, sendLead } from '@banyan/contracts/course';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { forgetLeads, takeLead } from './lead.service.ts';
import { listLeads, markHandled } from './leadDesk.service.ts';
import { leadSeeds } from './leads.seed.ts';
import type { PartnerPorts } from './partner.ports.ts';
import { partnerSeeds } from './partner.seed.ts';
import { listTypes, readPartner } from './partner.service.ts';
import { partnerPersonal } from './partner.personal.ts';

/** Partners of the enterprise, enquiries about them, and the administrators' desk for them. */
export const partnerModule = (ports: PartnerPorts): ServerModule => ({
  personal: partnerPersonal,
  routes: [
    serve(partnerPage, (ctx, input) => readPartner(ctx, input, ports)),
    serve(partnerTypeList, listTypes),
    serve(sendLead, takeLead),
    serve(leadReviews, listLeads),
    serve(handleLead, markHandled),
  ],
  seeds: [...partnerSeeds(ports.find), ...leadSeeds],
  sweep: ({ inTenant, now }) => inTenant((scope) => forgetLeads(scope, now())),
});
