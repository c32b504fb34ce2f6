/** State of a certificate; `expiring`: valid for at most `expiryNoticeDays` more [TR-04]. */
export const certificateStates = ['valid', 'expiring', 'expired', 'revoked'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Days before the end at which the holder is notified. */
export const expiryNoticeDays = 30;

/** Pigment of a certificate's drawing. */
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

/** File formats of a certificate. */
export const certificateForms = ['pdf', 'picture'] as const;
export type CertificateForm = (typeof certificateForms)[number];
