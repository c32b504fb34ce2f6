/** Whether one may join a public organisation, or belongs to it. */
export const joinStates = ['open', 'joined', 'full', 'closed'] as const;
export type JoinState = (typeof joinStates)[number];
