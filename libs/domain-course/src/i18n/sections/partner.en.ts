import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './partner.zh.ts';

/** Partners of the enterprise. */
export const partner: MessagesLike<typeof zh.partner> = {
  all: 'Partners',
  others: 'Other partners',
  about: 'About',
  since: 'Partner since {{year}}',
  courses: 'Courses',
  noCourses: 'No courses of this partner are open to you yet.',
  type: { content: 'Content', training: 'Training', certification: 'Certification', technology: 'Technology' },
  ask: 'Ask as a company',
  company: 'Company',
  contact: 'Contact person',
  phone: 'Phone',
  phoneHint: 'Start with the country code outside mainland China, such as +44',
  email: 'Email',
  people: 'Number of employees',
  size: { s50: 'Up to 50', s200: '50 to 200', s1000: '200 to 1,000', more: 'More than 1,000' },
  interest: 'Interested in',
  words: 'Anything else',
  privacy: 'Used for this enquiry only and deleted after one year.',
  send: 'Send enquiry',
  kept: 'What you entered is still here',
  sentTitle: 'Enquiry sent',
  sentText: 'Someone will call you on the number you left.',
  again: 'Send another',
  rule: {
    required: 'Required',
    long: 'Too long',
    phone: 'Enter a valid phone number',
    email: 'Enter a valid email address',
  },
  failed: 'The partner could not be loaded',
  gone: 'There is no such partner',
  goneText: 'The partnership may have ended, or the address is incomplete.',
};
