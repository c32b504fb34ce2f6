/** What a SCORM package may hand over of itself; more than the standards ask for, and bounded [CO-03]. */
export const scormLimits = { location: 1000, suspend: 64_000 } as const;
/** What a part of a package says of itself: the words of SCORM 1.2; those of 2004 are told by them. */
export const scormStatuses = ['not_attempted', 'browsed', 'incomplete', 'failed', 'completed', 'passed'] as const;
/** Editions of the standard that are played. */
export const scormVersions = ['1.2', '2004'] as const;
