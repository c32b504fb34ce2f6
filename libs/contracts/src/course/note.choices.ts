/** State of a note: begun, for its author alone, waiting for an administrator, shown to everybody, sent back [NO-01]. */
export const noteStates = ['draft', 'private', 'reviewing', 'passed', 'rejected'] as const;
export type NoteState = (typeof noteStates)[number];

/** Parts of the list of one’s notes. */
export const noteTabs = ['all', ...noteStates] as const;
export type NoteTab = (typeof noteTabs)[number];

/** What a note is kept as: not finished, for its author alone, or for everybody once an administrator agrees. */
export const noteKinds = ['draft', 'private', 'public'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** What a note is pinned to in its chapter: a second of the video, a page of the document, or the whole. */
export const notePins = ['second', 'page', 'whole'] as const;
export type NotePin = (typeof notePins)[number];

/** How an administrator answers a note or a comment. */
export const postVerdicts = ['passed', 'rejected'] as const;
export type PostVerdict = (typeof postVerdicts)[number];

/** Characters of all notes that somebody has in one chapter, at most [NO-02]. */
export const noteChapterLimit = 1000;
/** Pictures of one note, at most [NO-02]. */
export const noteImageLimit = 6;
/** Notes of one person in one chapter, at most. */
export const noteCountLimit = 100;
/** Characters of the reason for which something is sent back. */
export const rejectReasonLimit = 200;

/** Why a note is not taken. */
export const noteRefusals = ['tooLong', 'empty', 'shown', 'many'] as const;
export type NoteRefusal = (typeof noteRefusals)[number];
