/** Choices of the course calls as plain lists: addresses name them too, and need no schema for it. */
export const learningStates = ['not_studied', 'learning', 'learned'] as const;
/** Bands of length: below half an hour, below an hour, longer. */
export const durationBands = ['under30', 'under60', 'over60'] as const;
/** The price of a course. */
export const fees = ['free', 'charged'] as const;
/** Orders of the catalogue, the usual one first. */
export const courseSorts = ['default', 'newest', 'learners', 'rating'] as const;
/** How a chapter is taught: what runs, and what is read for a time that the chapter asks for [CO-03]. */
export const chapterKinds = ['video', 'audio', 'document', 'article', 'album', 'link', 'scorm'] as const;
/** Which begun courses the learning record shows, all of them first. */
export const recordStates = ['all', 'learning', 'learned', 'ended'] as const;
/** Whether a begun course still opens: not where the learner's time is over, nor where it is no longer on their shelf [CO-07]. */
export const courseAccess = ['open', 'over', 'closed'] as const;
