import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { leadReviews, type handleLead, type PartnerLead } from '@banyan/contracts/course';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { peopleOf } from '../../platform/people.ts';
import { partnerLeads, partners, type LeadRow } from './partner.schema.ts';

type Ctx = CallContext<Learner>;

const waitsLongest = keyset<LeadRow>([partnerLeads.at, partnerLeads.id], ({ at, id }) => [at, id], 'ascending');
const handledLast = keyset<LeadRow>([partnerLeads.handledAt, partnerLeads.id], ({ handledAt, id }) => [
  handledAt ?? 0,
  id,
]);

/** Enquiries as administrators see them. Their partners exist: a partner's enquiries are deleted with it. */
async function shownLeads(ctx: Ctx, rows: readonly LeadRow[]): Promise<PartnerLead[]> {
  if (rows.length === 0) return [];
  const { scope, viewer } = ctx;
  const ids = [...new Set(rows.map(({ partnerId }) => partnerId))];
  const asked = await scope.tx
    .select({ id: partners.id, name: partners.name, shown: partners.shown })
    .from(partners)
    .where(scope.only(partners, inArray(partners.id, ids)));
  const people = await peopleOf(
    ctx,
    rows.flatMap(({ handledBy }) => (handledBy === null ? [] : [handledBy])),
  );
  return rows.map((row) => {
    const { company, contact, email, handledAt, handledBy, handledNote, id, interest, phone, words } = row;
    const partner = asked.find((one) => one.id === row.partnerId);
    return {
      ...{ id, company, contact, phone, email, interest, people: row.people, words },
      partner: {
        id: row.partnerId,
        name: partner === undefined ? '' : localised(partner.name, viewer.language),
        shown: partner?.shown ?? false,
      },
      at: row.at.getTime(),
      handled:
        handledAt === null
          ? null
          : { by: people.get(handledBy ?? 0)?.name ?? '', at: handledAt.getTime(), note: handledNote },
    };
  });
}

/** Enquiries that wait, or that were handled. */
export async function listLeads(
  ctx: Ctx,
  input: CallInput<typeof leadReviews>,
): Promise<CallOutput<typeof leadReviews>> {
  const { scope } = ctx;
  const open = input.state === 'open';
  const waits = isNull(partnerLeads.handledAt);
  const page = await keysetPage(leadReviews, input, {
    by: open ? waitsLongest : handledLast,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(partnerLeads)
        .where(scope.only(partnerLeads, open ? waits : isNotNull(partnerLeads.handledAt), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownLeads(ctx, rows),
  });
  return { ...page, waiting: await scope.tx.$count(partnerLeads, scope.only(partnerLeads, waits)) };
}

/** Marks an enquiry as handled by an administrator; of two the second is refused. */
export async function markHandled(
  ctx: Ctx,
  { lead, note }: CallInput<typeof handleLead>,
): Promise<CallOutput<typeof handleLead>> {
  const { scope, viewer, now } = ctx;
  const open = and(eq(partnerLeads.id, lead), isNull(partnerLeads.handledAt));
  const [row] = await scope.tx
    .update(partnerLeads)
    .set({ handledAt: new Date(now()), handledBy: viewer.userId, handledNote: note.trim() })
    .where(scope.only(partnerLeads, open))
    .returning();
  if (row === undefined) throw new Refusal(ErrorCode.postChanged);
  const [shown] = await shownLeads(ctx, [row]);
  if (shown === undefined) throw new Error('an enquiry that is not shown');
  return shown;
}
