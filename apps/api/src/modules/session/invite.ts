import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import type { readInvitation } from '@banyan/contracts/account';
import { invitationDays, type GivenInvitation } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { contentLanguages, localised, type ContentLanguage } from '../../db/localised.ts';
import { traditional } from '../../db/traditional.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { personInvited } from '../../effects/personInvited.ts';
import { hashToken } from '../../envelope/index.ts';
import type { CallContext, ServiceContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { defineJob } from '../../jobs/job.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { passwordTickets } from '../../platform/session.schema.ts';
import { openText, sealText } from '../../sealing/sealedText.ts';
import { escapeHtml } from '../../text/escape.ts';
import { unknownPassword } from './passwords.ts';
import { endSessions } from './tokens.ts';

const dayMs = 86_400_000;
/** Use of the sealed addresses in waiting jobs. */
const linkUse = 'invitation';

/** Ticket of a new invitation. A former one ends, and so do a former password and its sessions. */
export async function giveTicket(
  scope: TenantScope,
  userId: number,
  now: number,
): Promise<{ readonly ticket: string; readonly expiresAt: number }> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = now + invitationDays * dayMs;
  await scope.tx
    .update(users)
    .set({ passwordHash: await unknownPassword(), initialPassword: true })
    .where(scope.only(users, eq(users.id, userId)));
  await endSessions(scope, userId, now);
  await scope.tx.delete(passwordTickets).where(scope.only(passwordTickets, eq(passwordTickets.userId, userId)));
  await scope.tx
    .insert(passwordTickets)
    .values(scope.row(passwordTickets, { ticketHash: hashToken(ticket), userId, expiresAt: new Date(expiresAt) }));
  return { ticket, expiresAt };
}

/** Address of an invitation on a host of the enterprise. */
export const invitationLink = (origin: string, ticket: string): string => `${origin}/invitation?ticket=${ticket}`;

/** Invites a person: the address is shown once, and mailed where an address of mail is known. */
export async function invite(
  { emit, now, portalOrigin, viewer }: Pick<ServiceContext, 'emit' | 'now' | 'portalOrigin' | 'viewer'>,
  scope: TenantScope,
  { email, host, userId }: { readonly userId: number; readonly email: string; readonly host: string },
): Promise<GivenInvitation> {
  const { expiresAt, ticket } = await giveTicket(scope, userId, now());
  const link = invitationLink(portalOrigin(host), ticket);
  if (email !== '')
    await emit(scope, personInvited, { userId, sealedLink: sealText(linkUse, link), language: viewer.language });
  return { link, expiresAt, mailedTo: email };
}

/** Mails an invitation; it is repeated until the mail server takes it. */
export const sendInvitation = defineJob({
  name: 'session.invite',
  data: v.object({ userId: v.int(), sealedLink: v.string(), language: v.picklist(contentLanguages) }),
  run: async ({ mail, now, scope }, { language, sealedLink, userId }) => {
    const [user] = await scope.tx
      .select()
      .from(users)
      .where(scope.only(users, eq(users.id, userId)));
    if (user === undefined || user.email === '' || !user.initialPassword) return;
    const { portalName } = await loadEnterprise(scope);
    const link = openText(linkUse, sealedLink);
    const { subject, text } = invitationText(language, localised(portalName, language), link);
    const shown = escapeHtml(link);
    const html = `<p>${escapeHtml(text).replaceAll('\n', '<br>').replace(shown, `<a href="${shown}">${shown}</a>`)}</p>`;
    await mail?.send({ id: `invitation-${userId}-${now}`, to: user.email, subject, text, html, headers: {} });
  },
});

function invitationText(language: ContentLanguage, portal: string, link: string) {
  if (language === 'en')
    return {
      subject: `[${portal}] Your invitation`,
      text: `You are invited to ${portal}. Choose a password here and you are in:\n\n${link}\n\nThe link works once, and for ${invitationDays} days.`,
    };
  const toScript = language === 'zh_cn' ? (said: string) => said : traditional(language);
  return {
    subject: `[${portal}] ${toScript('邀请您加入')}`,
    text: `${toScript(`邀请您加入${portal}。请在这里设置密码，之后就能进入：`)}\n\n${link}\n\n${toScript(`链接只能用一次，${invitationDays} 天内有效。`)}`,
  };
}

/** Whom an invitation is for. */
export async function readTicket(
  { now, scope, viewer }: CallContext,
  { ticket }: CallInput<typeof readInvitation>,
): Promise<CallOutput<typeof readInvitation>> {
  const [found] = await scope.tx
    .select()
    .from(passwordTickets)
    .where(scope.only(passwordTickets, eq(passwordTickets.ticketHash, hashToken(ticket))));
  const [user] =
    found === undefined
      ? []
      : await scope.tx
          .select()
          .from(users)
          .where(scope.only(users, eq(users.id, found.userId)));
  if (found === undefined || user === undefined || user.locked || found.expiresAt.getTime() <= now())
    throw new Refusal(ErrorCode.fieldsRefused, { reason: 'invitation', data: { fields: { ticket: 'unknown' } } });
  return {
    name: localised(user.name, viewer.language),
    account: user.account,
    expiresAt: found.expiresAt.getTime(),
  };
}
