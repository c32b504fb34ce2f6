import type { Localised } from '../db/localised.ts';

/** A possible meaning of the learner's sentence, and its effects. */
export interface Intent {
  readonly key: string;
  /**
   * Words by which it is found, of all languages: a sentence that has all of one list means it. `#time` matches a time
   * or a length of time, `#number` a figure, `#question` a question.
   */
  readonly any: readonly (readonly string[])[];
  /** A sentence with one of these does not have this meaning. */
  readonly unless?: readonly string[];
  /** Its effect on the partner's mood. */
  readonly mood: number;
  /** Criterion of its points. */
  readonly criterion: string;
  /** Points it gives, or takes, the first time. */
  readonly points: number;
  /** The reason, for the feedback. */
  readonly why: Localised;
  /** Advice for the learner who did not say this helpful thing. */
  readonly tip?: Localised;
  /** The partner's answers; the second list while annoyed. */
  readonly calm?: readonly Localised[];
  readonly tense?: readonly Localised[];
}

/** A criterion of the score. */
export interface ScriptCriterion {
  readonly key: string;
  readonly title: Localised;
  /** Points at most. */
  readonly most: number;
  /** Points at the beginning. */
  readonly base: number;
}

/** A topic of the partner. It is raised until one of its intents was heard. */
export interface Topic {
  readonly settledBy: readonly string[];
  /** Questions about it: first, again, and so on. */
  readonly asks: readonly Localised[];
}

/** Behaviour of a partner: rules, not lines in order. */
export interface Script {
  /** The partner's mood at first, −5 to 5. */
  readonly mood: number;
  /** The partner's first sentence, by role. */
  readonly openings: readonly Localised[];
  readonly criteria: readonly ScriptCriterion[];
  readonly intents: readonly Intent[];
  readonly topics: readonly Topic[];
  /** Replies to words that were not understood; the second list while annoyed. */
  readonly unclear: readonly Localised[];
  readonly unclearTense: readonly Localised[];
  /** Replies to a repetition. */
  readonly repeated: readonly Localised[];
  /** Reply when all is settled. */
  readonly agreed: Localised;
  /** Reply when the partner gives up. */
  readonly broken: Localised;
  /** Reply when the time is up and something is open. */
  readonly timeUp: Localised;
}
