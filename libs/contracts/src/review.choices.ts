/** Severity of a scorer towards an answer [EX-11]. */
export const strictnesses = ['strict', 'moderate', 'lenient'] as const;
export type Strictness = (typeof strictnesses)[number];

/** Source of suggested scores: key words in the text, or a language model [EX-11]. */
export const scorerKinds = ['keywords', 'model'] as const;
export type ScorerKind = (typeof scorerKinds)[number];

/** Outcome of an appeal or of the report of a question. */
export const verdicts = ['accepted', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

/** Filter of appeals and reports: waiting for an answer, or answered. */
export const reviewStates = ['open', 'answered'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Longest comment of a marker, characters. */
export const markCommentLimit = 300;
/** Longest answer to an appeal or a report, characters. */
export const reviewReplyLimit = 499;
/** Most criteria per question, and characters of each. */
export const criteriaLimits = { count: 10, text: 100, keywords: 10, keyword: 40 } as const;
