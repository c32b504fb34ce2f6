import { defineCall } from '../call.ts';
import { courseCard } from './courseCard.ts';
import { coverMotif } from '../coverMotif.ts';
import { enterpriseSizes, leadLimits, partnerTypes } from './partner.choices.ts';
import { text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A partner as others name it [CO-15]. */
const partnerName = v.object({
  /** Id of the partner. */
  id: v.int(),
  /** In the reader's language. */
  name: v.string(),
  /** What it does, in one line. */
  line: v.string(),
  /** What stands for it is drawn in the manner of this subject. */
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
    /** Id of the partner. */
    id: wireId,
  }),
  response: v.object({
    /** As others name it. */
    partner: partnerName,
    /** What it does together with the enterprise. */
    types: v.array(v.picklist(partnerTypes)),
    /** Its introduction, in paragraphs. */
    introduction: v.array(v.string()),
    /** Year since which it is a partner. */
    since: v.int(),
    /** Place where it is at home; may be empty. */
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
    /** Kinds with at least one partner, in their order; a partner of two kinds stands in both. */
    items: v.array(
      v.object({
        /** Kind. */
        type: v.picklist(partnerTypes),
        /** Its partners. */
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
    people: v.picklist(enterpriseSizes),
    /** What it is interested in. */
    interest: v.picklist(partnerTypes),
    /** In its own words; may be empty. */
    words: text(leadLimits.words),
  }),
  response: v.object({
    /** It was taken. */
    taken: v.boolean(),
  }),
});
