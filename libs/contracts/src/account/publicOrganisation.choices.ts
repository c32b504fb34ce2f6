/** Membership of a person in a public organisation, or whether they may join it. */
export const joinStates = ['open', 'joined', 'full', 'closed'] as const;
export type JoinState = (typeof joinStates)[number];
