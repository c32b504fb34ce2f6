/** Acts on a question after papers exist: everybody gets its points, or answers are marked by another key. */
export const correctionActs = ['strike', 'mend'] as const;
export type CorrectionAct = (typeof correctionActs)[number];

/** A paper that had passed keeps its marks where it would fail, or every paper is marked alike. */
export const correctionPolicies = ['keepPasses', 'strict'] as const;
export type CorrectionPolicy = (typeof correctionPolicies)[number];

/** States of a correction. */
export const correctionStates = ['running', 'done', 'takingBack', 'takenBack'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** Why a question of an exam is to be looked at; empty: nothing speaks against it. */
export const questionDoubts = ['', 'key', 'negative', 'hard'] as const;
export type QuestionDoubt = (typeof questionDoubts)[number];
