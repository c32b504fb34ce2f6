/** Maximum characters of a SCORM package's location and suspend data; larger than the standards require [CO-03]. */
export const scormLimits = { location: 1000, suspend: 64_000 } as const;
/** Status of a SCO in the terms of SCORM 1.2; statuses of SCORM 2004 are mapped to them. */
export const scormStatuses = ['not_attempted', 'browsed', 'incomplete', 'failed', 'completed', 'passed'] as const;
/** Supported editions of the standard. */
export const scormVersions = ['1.2', '2004'] as const;
