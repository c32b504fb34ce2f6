import { defineCall } from './call.ts';
import { courseCard } from './courseCard.ts';
import { coverMotif } from './coverMotif.ts';
import { enterpriseSizes, leadLimits, partnerTypes } from './partner.choices.ts';
import { text, wireId } from './wire.ts';
import { z } from './z.ts';

/** A partner as others name it [CO-15]. */
const partnerName = z.object({
  /** Id of the partner. */
  id: z.int(),
  /** In the reader's language. */
  name: z.string(),
  /** What it does, in one line. */
  line: z.string(),
  /** What stands for it is drawn in the manner of this subject. */
  motif: coverMotif,
});
export type PartnerName = z.output<typeof partnerName>;

export const partnerPage = defineCall({
  name: '/yii/appapi/v1/promote/index/index',
  method: 'GET',
  access: 'open',
  summary: 'A partner: who it is, what it does, its courses that the reader may open. None such: `notFound`',
  source: ['CO-15'],
  request: z.object({
    /** Id of the partner. */
    id: wireId,
  }),
  response: z.object({
    /** As others name it. */
    partner: partnerName,
    /** What it does together with the enterprise. */
    types: z.array(z.enum(partnerTypes)),
    /** Its introduction, in paragraphs. */
    introduction: z.array(z.string()),
    /** Year since which it is a partner. */
    since: z.int(),
    /** Place where it is at home; may be empty. */
    place: z.string(),
    /** Its courses, at most twelve. */
    courses: z.array(courseCard),
  }),
});
export type PartnerPage = z.output<(typeof partnerPage)['response']>;

export const partnerTypeList = defineCall({
  name: '/yii/appapi/v1/promote/index/partner-type',
  method: 'GET',
  access: 'open',
  summary: 'Kinds of partners that there are, each with its partners',
  source: ['CO-15'],
  request: z.object({}),
  response: z.object({
    /** Kinds with at least one partner, in their order; a partner of two kinds stands in both. */
    items: z.array(
      z.object({
        /** Kind. */
        type: z.enum(partnerTypes),
        /** Its partners. */
        partners: z.array(partnerName),
      }),
    ),
  }),
});
export type PartnerTypeItem = z.output<(typeof partnerTypeList)['response']>['items'][number];

export const sendLead = defineCall({
  name: '/yii/appapi/v1/promote/index/enterprise',
  method: 'POST',
  access: 'open',
  summary: 'Keeps that an enterprise is interested in a partner, and how it can be reached. Few a day from one address',
  source: ['CO-15'],
  request: z.object({
    /** Id of the partner. */
    partner: wireId,
    /** Name of the enterprise; `fieldsRefused` says `required` when empty. */
    company: text(leadLimits.company),
    /** Who is to be called; `required`. */
    contact: text(leadLimits.contact),
    /** `required` or `phone`. Without a country code it is one of China. */
    phone: text(leadLimits.phone),
    /** Empty, or `email`. */
    email: text(leadLimits.email),
    /** People in the enterprise. */
    people: z.enum(enterpriseSizes),
    /** What it is interested in. */
    interest: z.enum(partnerTypes),
    /** In its own words; may be empty. */
    words: text(leadLimits.words),
  }),
  response: z.object({
    /** It was taken. */
    taken: z.boolean(),
  }),
});
