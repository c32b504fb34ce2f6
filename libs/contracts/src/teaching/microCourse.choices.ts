/** State of a micro-course: being written, waiting for an administrator, sent back, a course that others study [MC-04]. */
export const microStates = ['draft', 'reviewing', 'rejected', 'approved'] as const;
export type MicroState = (typeof microStates)[number];

/** Parts of the list of one’s micro-courses. */
export const microTabs = ['all', ...microStates] as const;
export type MicroTab = (typeof microTabs)[number];

/** State of a file: being made ready to play, not to be played, ready [MC-04]. */
export const microFileStates = ['transcoding', 'failed', 'uploaded'] as const;
export type MicroFileState = (typeof microFileStates)[number];

/**
 * Why a file cannot be shown: it cannot be read, was cut off, not every browser plays its coding; or of a document: it asks
 * for a password, is a form that one reader alone draws, has a page that cannot be drawn, or too many; empty: it can [MC-04].
 */
export const microFileFaults = ['', 'damaged', 'cut', 'coding', 'locked', 'form', 'page', 'pages'] as const;
export type MicroFileFault = (typeof microFileFaults)[number];

/** What a file is. */
export const microFileKinds = ['cover', 'video', 'audio', 'document'] as const;
export type MicroFileKind = (typeof microFileKinds)[number];

/** What learners pay with [MC-02]. */
export const microFees = ['free', 'amount', 'points', 'both'] as const;
export type MicroFee = (typeof microFees)[number];

/** Who sees it once it is approved: everybody in the enterprise, or the author’s own department. */
export const microAudiences = ['everyone', 'department'] as const;
export type MicroAudience = (typeof microAudiences)[number];

/** The two steps of writing one [MC-01]. */
export const microSteps = ['info', 'content'] as const;
export type MicroStep = (typeof microSteps)[number];

/** What a chapter is made of. */
export const microSources = ['file', 'link'] as const;
export type MicroSource = (typeof microSources)[number];

/** Characters of a title [MC-01]. */
export const microTitleLimit = 60;
/** Characters of the name of a chapter [MC-01]. */
export const microChapterTitleLimit = 40;
/** Characters of the introduction. */
export const microIntroLimit = 1000;
/** Chapters of one micro-course. */
export const microChapterLimit = 50;
/** Characters of a link [MC-03]. */
export const microLinkLimit = 1000;
/** Bytes of all files of one micro-course: 3 GB [MC-03]. */
export const microTotalBytes = 3 * 1024 ** 3;
/** What it may cost at most: yuan, and points. */
export const microPriceLimits = { amount: 99_999, points: 999_999 } as const;
/** Micro-courses of one person that are not approved. */
export const microCountLimit = 100;

/** Why a micro-course is not taken. */
export const microRefusals = ['gaps', 'state', 'many'] as const;
export type MicroRefusal = (typeof microRefusals)[number];
