import type { Localised } from '../db/localised.ts';

/** What the learner may mean with a sentence, and what follows from it. */
export interface Intent {
  readonly key: string;
  /**
   * Words by which it is found, of all languages: a sentence that has all of one list means it. `#time` stands for a time
   * or a length of time, `#number` for a figure, `#question` for a question.
   */
  readonly any: readonly (readonly string[])[];
  /** A sentence with one of these does not mean it. */
  readonly unless?: readonly string[];
  /** What it changes in how the partner feels. */
  readonly mood: number;
  /** Criterion that it counts for. */
  readonly criterion: string;
  /** Points it gives, or takes, the first time. */
  readonly points: number;
  /** Why, for the feedback. */
  readonly why: Localised;
  /** What would be better: said of what helps and was not said. */
  readonly tip?: Localised;
  /** What the partner answers; the second list while annoyed. */
  readonly calm?: readonly Localised[];
  readonly tense?: readonly Localised[];
}

/** What is measured. */
export interface ScriptCriterion {
  readonly key: string;
  readonly title: Localised;
  /** Points at most. */
  readonly most: number;
  /** Points before anything was said. */
  readonly base: number;
}

/** What the partner wants to hear about. It is raised until one of its intents was heard. */
export interface Topic {
  readonly settledBy: readonly string[];
  /** How it is raised: first, again, and so on. */
  readonly asks: readonly Localised[];
}

/** How a partner behaves: rules, not lines in order. */
export interface Script {
  /** How the partner feels at first, −5 to 5. */
  readonly mood: number;
  /** What the partner says first, by role. */
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
