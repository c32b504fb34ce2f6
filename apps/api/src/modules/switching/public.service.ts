import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type PublicOrganisation } from '@banyan/contracts/account';
import type { addPuborg, getPuborg } from '@banyan/contracts/account';
import { and, asc, eq, ne } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner, StepContext, Viewer } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { roomForOne } from '../../platform/room.ts';
import { entryStateOf, linksOf, type Member } from './entry.ts';
import type { SwitchingPorts } from './switching.ports.ts';
import { linkedAccounts } from './switching.schema.ts';
import { settlePeople } from '../../platform/audience/settle.ts';

/** Most organisations in one answer; there are few of them. */
const most = 50;

const shown = {
  eid: enterprises.eid,
  name: enterprises.name,
  portalName: enterprises.portalName,
  slogan: enterprises.slogan,
  logoUrl: enterprises.logoUrl,
  themeColor: enterprises.themeColor,
  expiresAt: enterprises.expiresAt,
  locked: enterprises.locked,
  deleted: enterprises.deleted,
};
type Shown = Pick<typeof enterprises.$inferSelect, keyof typeof shown>;

/** Enterprises that admit people of others; their rows are readable by everybody, and nothing else of them. */
const joinable = (scope: TenantScope) =>
  // Reads rows of other enterprises; the policy `enterprises_joinable` allows these alone.
  scope.tx
    .select(shown)
    .from(enterprises)
    // eslint-disable-next-line no-restricted-syntax -- as said above
    .where(and(eq(enterprises.joinable, true), ne(enterprises.eid, scope.eid)))
    .orderBy(asc(enterprises.eid))
    .limit(most);

const described = (row: Shown, { language }: Viewer, state: PublicOrganisation['state']): PublicOrganisation => ({
  eid: row.eid,
  enterpriseName: localised(row.name, language),
  portalName: localised(row.portalName, language),
  about: localised(row.slogan, language),
  linkIcon: row.logoUrl,
  themeColor: row.themeColor,
  state,
});

/** Public organisations, those open to join first. */
export async function listPublic(context: StepContext<Learner>): Promise<CallOutput<typeof getPuborg>> {
  const { now, viewer } = context;
  const { links, rows } = await context.inTenant(async (scope) => ({
    links: await linksOf(scope, viewer.userId),
    rows: await joinable(scope),
  }));
  const organisations = rows.map((row) => {
    const belongs = links.some(({ eid }) => eid === row.eid);
    return described(row, viewer, belongs ? 'joined' : isOpen(row, now()) ? 'open' : 'closed');
  });
  const order = { open: 0, joined: 1, full: 2, closed: 3 } as const;
  return { organisations: organisations.sort((one, two) => order[one.state] - order[two.state]) };
}

const isOpen = (row: Shown, now: number) => entryStateOf(row, now) === 'open';

const refused = (why: 'unknown' | 'closed' | 'full') =>
  new Refusal(ErrorCode.fieldsRefused, { reason: why, data: { fields: { user_eid: why } } });

/**
 * Joins one: adds an account there with the name from here, and the link on both sides. The account comes first; after
 * a failure between the two, a repeated call finds it by its name and links it.
 */
export async function joinPublic(
  context: StepContext<Learner>,
  { user_eid: eid }: CallInput<typeof addPuborg>,
  ports: Pick<SwitchingPorts, 'unknownPassword'>,
): Promise<CallOutput<typeof addPuborg>> {
  const { now, viewer } = context;
  const me: Member = { eid: viewer.eid, userId: viewer.userId };
  const { link, name, row } = await context.inTenant(async (scope) => {
    const [found] = (await joinable(scope)).filter((one) => one.eid === eid);
    if (found === undefined) throw refused('unknown');
    const [user] = await scope.tx
      .select({ name: users.name })
      .from(users)
      .where(scope.only(users, eq(users.id, me.userId)));
    if (user === undefined) throw new Refusal(ErrorCode.unauthenticated);
    const known = await linksOf(scope, me.userId);
    return { row: found, name: user.name, link: known.find((one) => one.eid === eid) };
  });
  if (link !== undefined) return described(row, viewer, 'joined');
  if (!isOpen(row, now())) throw refused('closed');
  const passwordHash = await ports.unknownPassword();
  const otherUserId = await context.inEnterprise(eid, async (scope) => {
    const account = `e${me.eid}-${me.userId}`;
    const mine = () =>
      scope.tx
        .select({ id: users.id })
        .from(users)
        .where(scope.only(users, eq(users.account, account)));
    const [before] = await mine();
    if (before === undefined && (await roomForOne(scope)) !== null) throw refused('full');
    const [added] = await scope.tx
      .insert(users)
      .values(scope.row(users, { account, name, department: { zh_cn: '' }, passwordHash }))
      .onConflictDoNothing()
      .returning({ id: users.id });
    const [there] = added === undefined ? await mine() : [added];
    if (there === undefined) throw new Error('no account in the organisation');
    if (added !== undefined) await settlePeople(scope, [added.id], context.emit);
    await addLink(scope, there.id, me);
    return there.id;
  });
  await context.inTenant((scope) => addLink(scope, me.userId, { eid, userId: otherUserId }));
  return described(row, viewer, 'joined');
}

async function addLink(scope: TenantScope, userId: number, other: Member): Promise<void> {
  await scope.tx
    .insert(linkedAccounts)
    .values(scope.row(linkedAccounts, { userId, otherEid: other.eid, otherUserId: other.userId }))
    .onConflictDoNothing();
}
