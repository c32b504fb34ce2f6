const problems = ['expired', 'cancelled', 'failed', 'person', 'locked'] as const;
export type SsoProblem = (typeof problems)[number];

/** Reason why single sign-on led back to the login page; null for an unknown word. */
export const ssoProblem = (said: string | null): SsoProblem | null => problems.find((one) => one === said) ?? null;
