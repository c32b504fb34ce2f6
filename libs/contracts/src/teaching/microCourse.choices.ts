/** State of a micro-course: draft, under review, rejected, or published as a course [MC-04]. */
export const microStates = ['draft', 'reviewing', 'rejected', 'approved'] as const;
export type MicroState = (typeof microStates)[number];

/** Tabs of the author's list of micro-courses. */
export const microTabs = ['all', ...microStates] as const;
export type MicroTab = (typeof microTabs)[number];

/** State of a file: being converted, failed, ready [MC-04]. */
export const microFileStates = ['transcoding', 'failed', 'uploaded'] as const;
export type MicroFileState = (typeof microFileStates)[number];

/**
 * Faults of a file: unreadable, truncated, a codec that not every browser plays; of a document also:
 * password-protected, a form that only one reader draws, an unrenderable page, too many pages; empty for none [MC-04].
 */
export const microFileFaults = ['', 'damaged', 'cut', 'coding', 'locked', 'form', 'page', 'pages'] as const;
export type MicroFileFault = (typeof microFileFaults)[number];

/** Kinds of files. */
export const microFileKinds = ['cover', 'video', 'audio', 'document'] as const;
export type MicroFileKind = (typeof microFileKinds)[number];

/** Ways to charge for a micro-course [MC-02]. */
export const microFees = ['free', 'amount', 'points', 'both'] as const;
export type MicroFee = (typeof microFees)[number];

/** Audience of a published micro-course: the whole enterprise, the author’s own department, or the author alone. */
export const microAudiences = ['everyone', 'department', 'me'] as const;
export type MicroAudience = (typeof microAudiences)[number];

/** Steps of the editor [MC-01]. */
export const microSteps = ['info', 'content'] as const;
export type MicroStep = (typeof microSteps)[number];

/** Sources of a chapter. */
export const microSources = ['file', 'link'] as const;
export type MicroSource = (typeof microSources)[number];

/** Maximum characters of a title [MC-01]. */
export const microTitleLimit = 60;
/** Maximum characters of a chapter's name [MC-01]. */
export const microChapterTitleLimit = 40;
/** Maximum characters of the introduction. */
export const microIntroLimit = 1000;
/** Maximum chapters of a micro-course. */
export const microChapterLimit = 50;
/** Maximum characters of a link [MC-03]. */
export const microLinkLimit = 1000;
/** Maximum bytes of all files of a micro-course: 3 GB [MC-03]. */
export const microTotalBytes = 3 * 1024 ** 3;
/** Maximum prices, in yuan and in points. */
export const microPriceLimits = { amount: 99_999, points: 999_999 } as const;
/** Maximum unpublished micro-courses of one person. */
export const microCountLimit = 100;

/** Reasons for refusing a micro-course. */
export const microRefusals = ['gaps', 'state', 'many'] as const;
export type MicroRefusal = (typeof microRefusals)[number];
