import type { ScorerKind, Strictness } from '@banyan/contracts';
import type { Criterion, Suggestion } from '@banyan/contracts/exam';

/** An answer to be scored. It does not name its author. */
export interface ScoredAnswer {
  /** Text of the question, without markup. */
  readonly question: string;
  /** A good answer; empty for none. */
  readonly sample: string;
  readonly criteria: readonly Criterion[];
  readonly answer: string;
  readonly strictness: Strictness;
  /** BCP tag of the language in which reasons are given. */
  readonly language: string;
}

/** The scorer did not answer, or not in the expected form. */
export class ScorerFailed extends Error {
  override readonly name = 'ScorerFailed';
  readonly reason: 'timeout' | 'refused' | 'unreadable';

  constructor(reason: ScorerFailed['reason'], cause?: unknown) {
    super(`the scorer failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Suggests points for an answer, criterion by criterion; a person decides. */
export interface Scorer {
  readonly kind: ScorerKind;
  /** Name of the model; empty for key words. */
  readonly model: string;
  /** One part for each criterion, in their order. Throws ScorerFailed. */
  score(answer: ScoredAnswer): Promise<Suggestion['parts']>;
}
