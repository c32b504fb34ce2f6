import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { enterpriseSizes, leadLimits, partnerTypes } from './partner.choices.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** An enterprise that is interested in a partner, as administrators see it [CO-15]. */
export const partnerLead = v.object({
  /** Id of the enquiry. */
  id: v.int(),
  /** Name of the enterprise that asks. */
  company: v.string(),
  /** Who is to be called. */
  contact: v.string(),
  /** As it is dialled from everywhere. */
  phone: v.string(),
  /** Empty where none was given. */
  email: v.string(),
  /** Whom it asks about. */
  partner: v.object({
    /** Id of the partner. */
    id: v.int(),
    /** In the reader's language. */
    name: v.string(),
    /** It has a page; one that is not shown any more has none. */
    shown: v.boolean(),
  }),
  /** What it is interested in. */
  interest: v.picklist(partnerTypes),
  /** People in the enterprise that asks. */
  people: v.picklist(enterpriseSizes),
  /** In its own words; may be empty. */
  words: v.string(),
  /** When it came. */
  at: epochMs,
  /** That somebody has got in touch; null: nobody has. */
  handled: v.nullable(
    v.object({
      /** Who has; empty where the account is gone. */
      by: v.string(),
      /** When it was said. */
      at: epochMs,
      /** Its outcome; may be empty. */
      note: v.string(),
    }),
  ),
});
export type PartnerLead = v.InferOutput<typeof partnerLead>;

export const leadReviews = defineCall({
  name: 'apiPartner/leadReviews',
  method: 'GET',
  access: 'admin',
  summary: 'Enquiries about partners that wait, what waits longest first, or those whose sender was got in touch with',
  source: ['CO-15'],
  request: page({
    /** Waiting, or done. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(partnerLead, {
    /** How many wait. */
    waiting: v.int(),
  }),
});

export const handleLead = defineCall({
  name: 'apiPartner/handleLead',
  method: 'POST',
  access: 'admin',
  summary: 'Keeps that somebody has got in touch. Done by another meanwhile, or gone: `postChanged`',
  source: ['CO-15'],
  request: v.object({
    /** Id of the enquiry. */
    lead: wireId,
    /** Its outcome; may be empty. */
    note: text(leadLimits.note),
  }),
  response: partnerLead,
});
