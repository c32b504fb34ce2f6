import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { seeAs } from '@banyan/contracts/organisation';
import { Refusal } from '../../../http/refusal.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { heldBeyond } from '../../../platform/heldBeyond.ts';
import { personWithin } from './person.service.ts';
import { mayChange } from './writePerson.ts';

/** Lets an administrator see the academy as a person whose account they may change. */
export async function seeAsPerson(
  ctx: ManageContext,
  { id }: CallInput<typeof seeAs>,
  ports: OrganisationPorts,
): Promise<CallOutput<typeof seeAs>> {
  const row = await personWithin(ctx, id, 'people.edit');
  if (row.locked || id === ctx.viewer.userId) throw new Refusal(ErrorCode.conflict, { reason: 'locked or oneself' });
  if (!mayChange(ctx.grants, row.type) || (await heldBeyond(ctx, [id])).has(id))
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'beyond' });
  ctx.changed({ type: 'person', id, name: '', changes: [] });
  return ports.openSeeing(ctx, id);
}
