import type { CallInput, CallOutput } from '@banyan/contracts';
import type { previewGroup, SomePeople } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { audienceMembers } from '../../../platform/audience/audience.schema.ts';
import { fits } from '../../../platform/audience/membership.ts';
import { readOrganisation } from '../../../platform/audience/organisation.ts';
import { readPeople } from '../../../platform/audience/people.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { firstByName } from '../people/firstByName.ts';
import { groupSeen, presentPeople } from './group.ts';
import { ruleWithin } from './within.ts';

/** Whom a rule would take, and what would change for a group by it. */
export async function preview(
  ctx: ManageContext,
  { department, id, rule }: CallInput<typeof previewGroup>,
): Promise<CallOutput<typeof previewGroup>> {
  const { scope } = ctx;
  const group = id === 0 ? null : await groupSeen(ctx, id);
  const home = group === null ? (department === 0 ? null : department) : group.departmentId;
  const around = await readOrganisation(scope);
  const wanted = ruleWithin(rule, home);
  const members = await scope.tx
    .select({ id: audienceMembers.userId })
    .from(audienceMembers)
    .where(scope.only(audienceMembers, eq(audienceMembers.audienceId, group?.audienceId ?? 0)));
  const former = new Set(members.map((one) => one.id));
  const taken: number[] = [];
  const comes: number[] = [];
  const leaves: number[] = [];
  for await (const people of readPeople(scope, presentPeople(ctx)))
    for (const person of people) {
      const is = fits(person, wanted, around);
      if (is) taken.push(person.id);
      if (is && !former.has(person.id)) comes.push(person.id);
      if (!is && former.has(person.id)) leaves.push(person.id);
    }
  const some = async (ids: readonly number[]): Promise<SomePeople> => ({
    count: ids.length,
    people: await firstByName(ctx, ids),
  });
  return { taken: await some(taken), comes: await some(comes), leaves: await some(leaves) };
}
