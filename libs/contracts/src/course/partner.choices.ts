/** What partners do together with the enterprise [CO-15]. */
export const partnerTypes = ['content', 'training', 'certification', 'technology'] as const;
export type PartnerType = (typeof partnerTypes)[number];

/** How many people an interested enterprise has. */
export const enterpriseSizes = ['s50', 's200', 's1000', 'more'] as const;
export type EnterpriseSize = (typeof enterpriseSizes)[number];

/** Longest values of the contact form, and of what an administrator notes to it. */
export const leadLimits = { company: 80, contact: 40, phone: 40, email: 120, words: 500, note: 200 } as const;
