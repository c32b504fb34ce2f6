import { enterpriseSizes, leadLimits, partnerTypes, z } from '@banyan/contracts';

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'long'));
const required = (most: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(most, 'long'));

/** What is typed into the contact form; messages are keys of `partner.rule`. Telephone numbers are known to the server. */
export const leadRules = z.object({
  company: required(leadLimits.company),
  contact: required(leadLimits.contact),
  phone: required(leadLimits.phone).check(
    z.refine((phone) => phone === '' || /^\+?[\d\s()-]{5,}$/.test(phone), 'phone'),
  ),
  email: line(leadLimits.email).check(
    z.refine((email) => email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'email'),
  ),
  people: z.enum(enterpriseSizes),
  interest: z.enum(partnerTypes),
  words: line(leadLimits.words),
});
export type LeadValues = z.output<typeof leadRules>;
