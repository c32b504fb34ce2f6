import { defineCall } from '../call.ts';
import { courseCard } from './courseCard.ts';
import { coverMotif } from '../coverMotif.ts';
import { enterpriseSizes, leadLimits, partnerTypes } from './partner.choices.ts';
import { text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A partner as lists show it [CO-15]. */
const partnerName = v.object({
  /** Partner id. */
  id: v.int(),
  /** Name in the reader's language. */
  name: v.string(),
  /** Short description in one line. */
  line: v.string(),
  /** Subject of its drawn picture. */
  motif: coverMotif,
});
export type PartnerName = v.InferOutput<typeof partnerName>;

export const partnerPage = defineCall({
  name: '/yii/appapi/v1/promote/index/index',
  method: 'GET',
  access: 'open',
  summary: 'A partner: who it is, what it does, its courses that the reader may open. None such: `notFound`',
  source: ['CO-15'],
  request: v.object({
    /** Partner id. */
    id: wireId,
  }),
  response: v.object({
    /** The partner as lists show it. */
    partner: partnerName,
    /** Kinds of its cooperation with the enterprise. */
    types: v.array(v.picklist(partnerTypes)),
    /** Paragraphs of its introduction. */
    introduction: v.array(v.string()),
    /** Year in which it became a partner. */
    since: v.int(),
    /** Location of its seat; may be empty. */
    place: v.string(),
    /** Its courses, at most twelve. */
    courses: v.array(courseCard),
  }),
});
export type PartnerPage = v.InferOutput<(typeof partnerPage)['response']>;

export const partnerTypeList = defineCall({
  name: '/yii/appapi/v1/promote/index/partner-type',
  method: 'GET',
  access: 'open',
  summary: 'Kinds of partners that there are, each with its partners',
  source: ['CO-15'],
  request: v.object({}),
  response: v.object({
    /** Kinds with at least one partner, in order; a partner of two kinds is in both. */
    items: v.array(
      v.object({
        /** Kind of cooperation. */
        type: v.picklist(partnerTypes),
        /** Partners of this kind. */
        partners: v.array(partnerName),
      }),
    ),
  }),
});
export type PartnerTypeItem = v.InferOutput<(typeof partnerTypeList)['response']>['items'][number];

export const sendLead = defineCall({
  name: '/yii/appapi/v1/promote/index/enterprise',
  method: 'POST',
  access: 'open',
  summary: 'Keeps that an enterprise is interested in a partner, and how it can be reached. Few a day from one address',
  source: ['CO-15'],
  request: v.object({
    /** Partner id. */
    partner: wireId,
    /** Name of the enterprise; `fieldsRefused` says `required` when empty. */
    company: text(leadLimits.company),
    /** Name of the contact person; `required`. */
    contact: text(leadLimits.contact),
    /** Phone number; `required` or `phone`. Without a country code it is taken as Chinese. */
    phone: text(leadLimits.phone),
    /** Email address; empty, or `email`. */
    email: text(leadLimits.email),
    /** Size of the enterprise. */
    people: v.picklist(enterpriseSizes),
    /** Kind of cooperation of interest. */
    interest: v.picklist(partnerTypes),
    /** Message in free text; may be empty. */
    words: text(leadLimits.words),
  }),
  response: v.object({
    /** The enquiry was saved. */
    taken: v.boolean(),
  }),
});
