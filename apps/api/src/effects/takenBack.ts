import { defineEffect } from './effect.ts';
import type { CertificateEarned } from './certificateEarned.ts';
import type { CreditsEarned } from './creditsEarned.ts';
import type { ItemFinished } from './itemFinished.ts';
import type { PointsEarned } from './pointsEarned.ts';

/** What somebody had earned credits for does not hold any more. Told again, it changes nothing; they can be earned anew. */
export const creditsTakenBack = defineEffect<Pick<CreditsEarned, 'userId' | 'source'>>('creditsTakenBack');

/** What somebody had earned points for does not hold any more. Told again, it changes nothing; they can be earned anew. */
export const pointsTakenBack = defineEffect<Pick<PointsEarned, 'userId' | 'rule' | 'source'>>('pointsTakenBack');

/** Something that a programme may ask for is finished no longer. Told again, it changes nothing. */
export const itemReopened = defineEffect<ItemFinished>('itemReopened');

/** What gave a certificate is complete no longer: it is revoked until it is earned again. */
export const certificateTakenBack = defineEffect<CertificateEarned>('certificateTakenBack');
