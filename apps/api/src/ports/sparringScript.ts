import type { Localised } from '../db/localised.ts';

/** A possible meaning of the learner's sentence, and its effects. */
export interface Intent {
  readonly key: string;
  /**
   * Words by which it is found, of all languages: a sentence that has all of one list means it. `#time` matches a time
   * or a length of time, `#number` a figure, `#question` a question.
   */
  readonly any: readonly (readonly string[])[];
  /** A sentence with one of these does not mean it. */
  readonly unless?: readonly string[];
  /** Its effect on the partner's mood. */
  readonly mood: number;
  /** Criterion that it counts for. */
  readonly criterion: string;
  /** Points it gives, or takes, the first time. */
  readonly points: number;
  /** Why, for the feedback. */
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
  /** Points before anything was said. */
  readonly base: number;
}

/** A topic of the partner. It is raised until one of its intents was heard. */
export interface Topic {
  readonly settledBy: readonly string[];
  /** How it is raised: first, again, and so on. */
  readonly asks: readonly Localised[];
}

/** How a partner behaves: rules, not lines in order. */
export interface Script {
  /** How the partner feels at first, −5 to 5. */
  readonly mood: number;
  /** The partner's first sentence, by role. */
  readonly openings: readonly Localised[];
  readonly criteria: readonly ScriptCriterion[];
  readonly intents: readonly Intent[];
  readonly topics: readonly Topic[];
  /** When nothing was understood; the second list while annoyed. */
  readonly unclear: readonly Localised[];
  readonly unclearTense: readonly Localised[];
  /** When the same is said again. */
  readonly repeated: readonly Localised[];
  /** When all is settled. */
  readonly agreed: Localised;
  /** When the partner has had enough. */
  readonly broken: Localised;
  /** When there is no time left and something is open. */
  readonly timeUp: Localised;
}
