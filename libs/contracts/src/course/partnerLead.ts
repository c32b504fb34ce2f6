import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { enterpriseSizes, leadLimits, partnerTypes } from './partner.choices.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** An enquiry about a partner, as administrators see it [CO-15]. */
export const partnerLead = v.object({
  /** Enquiry id. */
  id: v.int(),
  /** Name of the enquiring enterprise. */
  company: v.string(),
  /** Name of the contact person. */
  contact: v.string(),
  /** Phone number in international form. */
  phone: v.string(),
  /** Email address; empty when none was given. */
  email: v.string(),
  /** The requested partner. */
  partner: v.object({
    /** Partner id. */
    id: v.int(),
    /** Name in the reader's language. */
    name: v.string(),
    /** The partner is published and has a page. */
    shown: v.boolean(),
  }),
  /** Kind of cooperation of interest. */
  interest: v.picklist(partnerTypes),
  /** Size of the enquiring enterprise. */
  people: v.picklist(enterpriseSizes),
  /** Message in free text; may be empty. */
  words: v.string(),
  /** Time of the enquiry. */
  at: epochMs,
  /** Record of the contact; null while nobody has got in touch. */
  handled: v.nullable(
    v.object({
      /** Name of the administrator; empty when the account was deleted. */
      by: v.string(),
      /** Time of the record. */
      at: epochMs,
      /** Note on the outcome; may be empty. */
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
    /** Enquiries that wait, or those handled. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(partnerLead, {
    /** Number of enquiries that wait. */
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
    /** Enquiry id. */
    lead: wireId,
    /** Note on the outcome; may be empty. */
    note: text(leadLimits.note),
  }),
  response: partnerLead,
});
