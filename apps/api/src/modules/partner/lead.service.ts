import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type sendLead } from '@banyan/contracts/course';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { tellAdministrators } from '../../platform/tellAdministrators.ts';
import { partnerLeads } from './partner.schema.ts';
import { shownPartner } from './partner.service.ts';

const DAY_MS = 86_400_000;
/** Most enquiries from one address in a day: it may be that of a whole company. */
const mostOfDay = 10;
const keptMs = 365 * DAY_MS;

type Lead = CallInput<typeof sendLead>;

/** Values to store; a broken rule is reported by its field. */
function checked({ company, contact, email, phone, words }: Lead) {
  const parsed = parsePhoneNumberFromString(phone, 'CN');
  const rules = {
    company: company.trim() === '' ? 'required' : '',
    contact: contact.trim() === '' ? 'required' : '',
    phone: phone.trim() === '' ? 'required' : parsed?.isValid() === true ? '' : 'phone',
    email: email.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? '' : 'email',
  };
  const broken = Object.entries(rules).filter(([, rule]) => rule !== '');
  if (broken.length > 0) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: Object.fromEntries(broken) } });
  return {
    company: company.trim(),
    contact: contact.trim(),
    phone: parsed?.number ?? '',
    email: email.trim(),
    words: words.trim(),
  };
}

/** Stores an enquiry about a partner. A repetition within a day counts as the same. */
export async function takeLead(ctx: CallContext, input: Lead): Promise<CallOutput<typeof sendLead>> {
  const { scope, viewer } = ctx;
  const values = checked(input);
  const { id: partnerId, name } = await shownPartner(ctx, input.partner);
  const now = ctx.now();
  const from = Buffer.from(ctx.digest(`lead ${viewer.eid} ${viewer.ip}`))
    .toString('base64url')
    .slice(0, 22);
  const since = gt(partnerLeads.at, new Date(now - DAY_MS));
  const known = await scope.tx
    .select({ phone: partnerLeads.phone, partnerId: partnerLeads.partnerId, company: partnerLeads.company })
    .from(partnerLeads)
    .where(scope.only(partnerLeads, and(eq(partnerLeads.from, from), since)));
  const same = known.some(
    (one) => one.partnerId === partnerId && one.phone === values.phone && one.company === values.company,
  );
  if (same) return { taken: true };
  if (known.length >= mostOfDay)
    throw new Refusal(ErrorCode.tooFrequent, { reason: 'leads', data: { retryAfterS: 3600 } });
  const { interest, people } = input;
  const row = { partnerId, ...values, people, interest, userId: viewer.userId, from, at: new Date(now) };
  await scope.tx.insert(partnerLeads).values(scope.row(partnerLeads, row));
  // Messages and mails outlive the year after which an enquiry is deleted: they do not name the sender.
  await tellAdministrators(ctx, {
    type: 'leadSent',
    waiting: await scope.tx.$count(partnerLeads, scope.only(partnerLeads, isNull(partnerLeads.handledAt))),
    params: { title: name },
  });
  return { taken: true };
}

/** Deletes enquiries older than a year. */
export async function forgetLeads(scope: TenantScope, now: number): Promise<void> {
  await scope.tx.delete(partnerLeads).where(scope.only(partnerLeads, lte(partnerLeads.at, new Date(now - keptMs))));
}
