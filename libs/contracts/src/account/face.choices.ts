/** Version of the terms for storing faces: consent to an older version is asked for again [SE-15]. */
export const faceTermsVersion = 1;

/** Length of a face descriptor. */
export const descriptorLength = 128;

/** Purpose of a face check: the learner's own trial, a course, or an exam [SE-15] [CO-08] [EX-06]. */
export const facePurposes = ['own', 'study', 'exam'] as const;
export type FacePurpose = (typeof facePurposes)[number];

/** Occasion of a comparison in the log: a check, or a login [SE-03]. */
export const faceOccasions = [...facePurposes, 'login'] as const;
export type FaceOccasion = (typeof faceOccasions)[number];

/** Most devices per person for logins by face; one more replaces the one unused the longest [SE-03]. */
export const mostFaceDevices = 10;
/** Duration of a device's trust, ms: 180 days. */
export const faceTrustMs = 180 * 86_400_000;

/** Events in the log of a face: consent, the face itself, its checks, and trusted devices [SE-15] [SE-03]. */
export const faceEvents = ['consented', 'withdrawn', 'enrolled', 'passed', 'failed', 'trusted', 'untrusted'] as const;
export type FaceEvent = (typeof faceEvents)[number];

/** Failed checks within `faceTriesMs` after which the next one has to wait [SE-15]. */
export const mostFaceTries = 5;
/** Ten minutes. */
export const faceTriesMs = 600_000;

/**
 * Reason for a refused face request: the learner has not agreed, has no face stored, has one already, the check is over
 * or was used, too many failed, or nobody has trusted this device.
 */
export const faceRefusals = ['noConsent', 'notEnrolled', 'enrolled', 'challengeOver', 'tries', 'notTrusted'] as const;
export type FaceRefusal = (typeof faceRefusals)[number];

/**
 * Outcome of comparing name and identity number: equal to the personal data, different from them, no valid number, or
 * nothing to compare with [SE-15].
 */
export const realNameOutcomes = ['confirmed', 'different', 'invalid', 'unknown'] as const;
export type RealNameOutcome = (typeof realNameOutcomes)[number];
