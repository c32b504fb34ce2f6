import { and, eq, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { messageSent, type MessageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { audienceMembers } from '../../platform/audience/audience.schema.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';
import { inAudience } from '../../platform/audience/inAudience.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { Emit } from '../../ports/emit.ts';
import { announcements, messages } from './messages.schema.ts';

type Announcement = Pick<typeof announcements.$inferSelect, 'key' | 'params'>;

/** Source type of the messages of announcements. */
export const noticeType = 'notice';

/** Condition that a message is no announcement for others than its reader; `reader` is the column of the person. */
const isMeant = ({ eid }: TenantScope, others: SQL): SQL =>
  sql`(${messages.sourceType} <> ${noticeType} or ${messages.sourceId} <> all(array(
    select ${announcements.key} from ${announcements} where ${announcements.eid} = ${eid} and ${others})))`;

/** Messages without the announcements that are not for the viewer. */
export const messagesFor = ({ scope, viewer }: Pick<CallContext<Learner>, 'scope' | 'viewer'>): SQL =>
  isMeant(scope, not(inAudience({ scope, viewer }, announcements.audienceId)));

/** Messages without the announcements that are not for their readers: `messagesFor`, of many people. */
export function messagesForTheirs(scope: TenantScope): SQL {
  const belongs = sql`exists (select 1 from ${audienceMembers} where ${audienceMembers.eid} = ${scope.eid}
    and ${audienceMembers.audienceId} = ${announcements.audienceId} and ${audienceMembers.userId} = ${messages.userId})`;
  return isMeant(scope, and(isNotNull(announcements.audienceId), not(belongs)) ?? sql`false`);
}

/** People of an audience, null for everyone, who can log in. */
export async function readersOf(scope: TenantScope, audienceId: number | null): Promise<number[]> {
  const members = scope.tx
    .select({ id: audienceMembers.userId })
    .from(audienceMembers)
    .where(scope.only(audienceMembers, eq(audienceMembers.audienceId, audienceId ?? 0)));
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.locked, false), audienceId === null ? undefined : inArray(users.id, members)));
  return rows.map(({ id }) => id);
}

/** Sends an announcement to people; whoever has it keeps it, and with `again` gets it once more. */
export const sendAnnouncement = (
  { emit, scope }: { readonly emit: Emit; readonly scope: TenantScope },
  { key, params }: Announcement,
  { userIds, again = false }: Pick<MessageSent, 'userIds' | 'again'>,
): Promise<void> =>
  emit(scope, messageSent, { userIds, kind: 'admin', source: { type: noticeType, id: key }, params, again });

/** Sends an announcement to the people of its new audience who do not have it yet. */
async function sendToReaders(
  { emit, scope }: { readonly emit: Emit; readonly scope: TenantScope },
  id: number,
  audienceId: number | null,
): Promise<void> {
  const [row] = await scope.tx
    .select()
    .from(announcements)
    .where(scope.only(announcements, eq(announcements.id, id)));
  if (row !== undefined) await sendAnnouncement({ emit, scope }, row, { userIds: await readersOf(scope, audienceId) });
}

/** Announcements that are for audiences. */
export const announcementAudiences = audienceThings({
  kind: 'announcement',
  area: 'messages',
  table: announcements,
  name: sql`${announcements.params} -> 'title'`,
  given: sendToReaders,
});
