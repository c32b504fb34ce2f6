/** Kinds of cooperation with the enterprise [CO-15]. */
export const partnerTypes = ['content', 'training', 'certification', 'technology'] as const;
export type PartnerType = (typeof partnerTypes)[number];

/** Sizes of an interested enterprise, by number of people. */
export const enterpriseSizes = ['s50', 's200', 's1000', 'more'] as const;
export type EnterpriseSize = (typeof enterpriseSizes)[number];

/** Maximum lengths of the contact form's fields, and of an administrator's note on an enquiry. */
export const leadLimits = { company: 80, contact: 40, phone: 40, email: 120, words: 500, note: 200 } as const;
