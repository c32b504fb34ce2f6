const problems = ['expired', 'cancelled', 'failed', 'person', 'locked'] as const;
export type SsoProblem = (typeof problems)[number];

/** Why single sign-on led back to the login page; null for a word that is none of ours. */
export const ssoProblem = (said: string | null): SsoProblem | null => problems.find((one) => one === said) ?? null;
