import type { World } from '../../../testing/world.ts';
import { partnerLeads } from '../partner.schema.ts';
import { hostilePartner } from './addPartner.ts';

/** Id of the enquiry in calls with hostile input. */
export const hostileLead = 41;

/** Enquiries about the partner: the one named above, two other waiting ones, and two handled ones. */
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
