/** Choices of the course calls as plain lists, so that addresses can name them without loading a schema. */
export const learningStates = ['not_studied', 'learning', 'learned'] as const;
/** Bands of length: under half an hour, half an hour to an hour, longer. */
export const durationBands = ['under30', 'under60', 'over60'] as const;
/** Free or charged courses. */
export const fees = ['free', 'charged'] as const;
/** Sort orders of the catalogue, the default first. */
export const courseSorts = ['default', 'newest', 'learners', 'rating'] as const;
/** Kinds of chapters: played media, and reading material with a required reading time [CO-03]. */
export const chapterKinds = ['video', 'audio', 'document', 'article', 'album', 'link', 'scorm'] as const;
/** Filters of the learning record by state, `all` first. */
export const recordStates = ['all', 'learning', 'learned', 'ended'] as const;
/** Access to a begun course: open, expired for the learner, or closed when it has left their shelf [CO-07]. */
export const courseAccess = ['open', 'over', 'closed'] as const;
