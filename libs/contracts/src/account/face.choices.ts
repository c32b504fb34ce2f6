/** Version of the terms on which faces are stored: who agreed to an older one is asked again [SE-15]. */
export const faceTermsVersion = 1;

/** Numbers in a description of a face. */
export const descriptorLength = 128;

/** Purpose of a check of a face: the learner's own trial, a course, or an exam [SE-15] [CO-08] [EX-06]. */
export const facePurposes = ['own', 'study', 'exam'] as const;
export type FacePurpose = (typeof facePurposes)[number];

/** What a comparison in the log was for: a check, or the way in [SE-03]. */
export const faceOccasions = [...facePurposes, 'login'] as const;
export type FaceOccasion = (typeof faceOccasions)[number];

/** Devices on which one person may log in by face; with one more the one that was unused longest is over [SE-03]. */
export const mostFaceDevices = 10;
/** So long a device is trusted, ms: 180 days. */
export const faceTrustMs = 180 * 86_400_000;

/** What the log of a face holds: consent, the face itself, checks of it, and devices that it opens [SE-15] [SE-03]. */
export const faceEvents = ['consented', 'withdrawn', 'enrolled', 'passed', 'failed', 'trusted', 'untrusted'] as const;
export type FaceEvent = (typeof faceEvents)[number];

/** Failed checks within `faceTriesMs` before the next one has to wait [SE-15]. */
export const mostFaceTries = 5;
/** Ten minutes. */
export const faceTriesMs = 600_000;

/**
 * Why nothing is done with a face: the learner has not agreed, has no face stored, has one already, the check was begun too
 * long ago or was used, too many failed, or nobody has trusted this device.
 */
export const faceRefusals = ['noConsent', 'notEnrolled', 'enrolled', 'challengeOver', 'tries', 'notTrusted'] as const;
export type FaceRefusal = (typeof faceRefusals)[number];

/**
 * What became of comparing name and identity number: the same as in one's personal data, another one there, no such number,
 * or there is nothing to compare with [SE-15].
 */
export const realNameOutcomes = ['confirmed', 'different', 'invalid', 'unknown'] as const;
export type RealNameOutcome = (typeof realNameOutcomes)[number];
