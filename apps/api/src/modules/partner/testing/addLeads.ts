import type { World } from '../../../testing/world.ts';
import { partnerLeads } from '../partner.schema.ts';
import { hostilePartner } from './addPartner.ts';

/** Id of the enquiry that calls with hostile input name. */
export const hostileLead = 41;

/** Enquiries about the partner: the one that is named, two that wait beside it, and two that are done. */
export async function addLeads(world: World, eid = 1001): Promise<void> {
  const at = new Date(world.now);
  const texts = { company: 'c', contact: 'c', phone: '+8613812347716', email: '', words: '', from: 'f' };
  const row = { ...texts, partnerId: hostilePartner, people: 's50' as const, interest: 'content' as const, at };
  const handledAts = [null, null, null, at, at];
  await world.in(eid, (scope) =>
    scope.tx
      .insert(partnerLeads)
      .values(
        handledAts.map((handledAt, index) => scope.row(partnerLeads, { ...row, id: hostileLead + index, handledAt })),
      ),
  );
}
