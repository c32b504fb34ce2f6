/** Modes of sparring: practice, or assessment [TA-02]. */
export const sparringModes = ['train', 'assess'] as const;
export type SparringMode = (typeof sparringModes)[number];

/** Subjects of scenarios. */
export const sparringKinds = ['complaint', 'safety', 'sales', 'coaching'] as const;
export type SparringKind = (typeof sparringKinds)[number];

/** Speakers of a dialogue. */
export const sparringSpeakers = ['partner', 'learner'] as const;
export type SparringSpeaker = (typeof sparringSpeakers)[number];

/** Moods of the partner, from worst to best. */
export const sparringMoods = ['furious', 'annoyed', 'neutral', 'open', 'won'] as const;
export type SparringMood = (typeof sparringMoods)[number];

/** Maximum characters of a line. */
export const sparringLineLimit = 300;
/** Maximum characters of a partner's reply. */
export const sparringReplyLimit = 2000;
