/** Sparring for practice, or one that counts [TA-02]. */
export const sparringModes = ['train', 'assess'] as const;
export type SparringMode = (typeof sparringModes)[number];

/** Subject of a scenario. */
export const sparringKinds = ['complaint', 'safety', 'sales', 'coaching'] as const;
export type SparringKind = (typeof sparringKinds)[number];

/** Who says a line. */
export const sparringSpeakers = ['partner', 'learner'] as const;
export type SparringSpeaker = (typeof sparringSpeakers)[number];

/** How the partner feels, from worst to best. */
export const sparringMoods = ['furious', 'annoyed', 'neutral', 'open', 'won'] as const;
export type SparringMood = (typeof sparringMoods)[number];

/** Characters of a line, at most. */
export const sparringLineLimit = 300;
/** Characters of a reply of the partner, at most. */
export const sparringReplyLimit = 2000;
