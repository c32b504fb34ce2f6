import { v } from '@banyan/contracts';
import { enterpriseSizes, leadLimits, partnerTypes } from '@banyan/contracts/course';

const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'long'));
const required = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(most, 'long'));

/** Rules of the contact form; messages are keys of `partner.rule`. The server checks phone numbers. */
export const leadRules = v.object({
  company: required(leadLimits.company),
  contact: required(leadLimits.contact),
  phone: v.pipe(
    required(leadLimits.phone),
    v.check((phone) => phone === '' || /^\+?[\d\s()-]{5,}$/.test(phone), 'phone'),
  ),
  email: v.pipe(
    line(leadLimits.email),
    v.check((email) => email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'email'),
  ),
  people: v.picklist(enterpriseSizes),
  interest: v.picklist(partnerTypes),
  words: line(leadLimits.words),
});
export type LeadValues = v.InferOutput<typeof leadRules>;
