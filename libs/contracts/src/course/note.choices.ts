/** State of a note: draft, private, waiting for review, published, rejected [NO-01]. */
export const noteStates = ['draft', 'private', 'reviewing', 'passed', 'rejected'] as const;
export type NoteState = (typeof noteStates)[number];

/** Tabs of the learner's list of notes. */
export const noteTabs = ['all', ...noteStates] as const;
export type NoteTab = (typeof noteTabs)[number];

/** Kinds in which a note is saved: draft, private, or public after an administrator's approval. */
export const noteKinds = ['draft', 'private', 'public'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Anchors of a note in its chapter: a second of the video, a page of the document, or the whole chapter. */
export const notePins = ['second', 'page', 'whole'] as const;
export type NotePin = (typeof notePins)[number];

/** Decisions of a reviewer on a note or a comment. */
export const postVerdicts = ['passed', 'rejected'] as const;
export type PostVerdict = (typeof postVerdicts)[number];

/** Maximum characters of one person's notes in one chapter, summed [NO-02]. */
export const noteChapterLimit = 1000;
/** Maximum pictures of one note [NO-02]. */
export const noteImageLimit = 6;
/** Maximum notes of one person in one chapter. */
export const noteCountLimit = 100;
/** Maximum characters of the reason for a rejection. */
export const rejectReasonLimit = 200;

/** Reasons for refusing a note. */
export const noteRefusals = ['tooLong', 'empty', 'shown', 'many'] as const;
export type NoteRefusal = (typeof noteRefusals)[number];
