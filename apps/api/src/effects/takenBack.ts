import { defineEffect } from './effect.ts';
import type { CertificateEarned } from './certificateEarned.ts';
import type { CreditsEarned } from './creditsEarned.ts';
import type { ItemFinished } from './itemFinished.ts';
import type { PointsEarned } from './pointsEarned.ts';

/** The reason for earned credits no longer applies. Repeated, it changes nothing; they can be earned again. */
export const creditsTakenBack = defineEffect<Pick<CreditsEarned, 'userId' | 'source'>>('creditsTakenBack');

/** The reason for earned points no longer applies. Repeated, it changes nothing; they can be earned again. */
export const pointsTakenBack = defineEffect<Pick<PointsEarned, 'userId' | 'rule' | 'source'>>('pointsTakenBack');

/** Something that a programme may ask for is finished no longer. Repeated, it changes nothing. */
export const itemReopened = defineEffect<ItemFinished>('itemReopened');

/** The source of a certificate is complete no longer: it is revoked until it is earned again. */
export const certificateTakenBack = defineEffect<CertificateEarned>('certificateTakenBack');
