/** Version of the terms on which faces are stored: who agreed to an older one is asked again [SE-15]. */
export const faceTermsVersion = 1;

/** Numbers in a description of a face. */
export const descriptorLength = 128;

/** What a check of a face is for: the learner's own trial, a course, or an exam [SE-15] [CO-08] [EX-06]. */
export const facePurposes = ['own', 'study', 'exam'] as const;
export type FacePurpose = (typeof facePurposes)[number];

/** What the log of a face holds: consent, the face itself, and checks of it [SE-15]. */
export const faceEvents = ['consented', 'withdrawn', 'enrolled', 'passed', 'failed'] as const;
export type FaceEvent = (typeof faceEvents)[number];

/** Failed checks within `faceTriesMs` before the next one has to wait [SE-15]. */
export const mostFaceTries = 5;
/** Ten minutes. */
export const faceTriesMs = 600_000;

/**
 * Why nothing is done with a face: the learner has not agreed, has no face stored, has one already, the check was begun too
 * long ago or was used, or too many failed.
 */
export const faceRefusals = ['noConsent', 'notEnrolled', 'enrolled', 'challengeOver', 'tries'] as const;
export type FaceRefusal = (typeof faceRefusals)[number];

/**
 * What became of comparing name and identity number: the same as in one's personal data, another one there, no such number,
 * or there is nothing to compare with [SE-15].
 */
export const realNameOutcomes = ['confirmed', 'different', 'invalid', 'unknown'] as const;
export type RealNameOutcome = (typeof realNameOutcomes)[number];
