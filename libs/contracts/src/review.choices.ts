/** How severely a scorer reads an answer [EX-11]. */
export const strictnesses = ['strict', 'moderate', 'lenient'] as const;
export type Strictness = (typeof strictnesses)[number];

/** Who suggests scores: key words that are looked for in the text, or a language model [EX-11]. */
export const scorerKinds = ['keywords', 'model'] as const;
export type ScorerKind = (typeof scorerKinds)[number];

/** How an appeal or the report of a question ends. */
export const verdicts = ['accepted', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

/** Which appeals and reports are shown: those that wait for an answer, or those that have one. */
export const reviewStates = ['open', 'answered'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Characters of a marker's comment. */
export const markCommentLimit = 300;
/** Characters of the answer to an appeal or a report. */
export const reviewReplyLimit = 499;
/** Criteria of one question at most, and characters of one. */
export const criteriaLimits = { count: 10, text: 100, keywords: 10, keyword: 40 } as const;
