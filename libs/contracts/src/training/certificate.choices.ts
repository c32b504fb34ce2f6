/** State of a certificate; `expiring`: valid, and not for longer than `expiryNoticeDays` [TR-04]. */
export const certificateStates = ['valid', 'expiring', 'expired', 'revoked'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** From how many days before its end its holder is told. */
export const expiryNoticeDays = 30;

/** The pigment that a certificate is drawn with. */
export const certificateTones = [
  'gamboge',
  'ochre',
  'indigo',
  'slate',
  'malachite',
  'lotus',
  'azurite',
  'willow',
  'violet',
] as const;
export type CertificateTone = (typeof certificateTones)[number];

/** What a certificate can be had as. */
export const certificateForms = ['pdf', 'picture'] as const;
export type CertificateForm = (typeof certificateForms)[number];
