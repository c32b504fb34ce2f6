import type { ReviewAnswer, Suggestion } from '@banyan/contracts/exam';
import { makeAutoObservable } from 'mobx';

/** Two digits typed within this time are one number, ms. */
const oneNumberMs = 900;

/** A mark that is entered and not sent yet. It survives reading the answer again. */
export class MarkDraftStore {
  /** Points for each criterion; null: none given yet. */
  parts: (number | null)[];
  comment: string;
  /** Index of the criterion whose points the next digit sets. */
  current = 0;
  /** Something was entered. */
  dirty = false;
  /** Another marker has marked the answer while this was entered. */
  overtaken = false;
  /** The criteria have changed while this was entered. */
  reset = false;
  /** Revision that it is based on. */
  revision: number;
  criteriaRevision: number;
  readonly #most: number[];
  #digitAt = 0;

  constructor(answer: ReviewAnswer) {
    this.parts = partsOf(answer);
    this.comment = answer.mark?.comment ?? '';
    this.revision = answer.revision;
    this.criteriaRevision = answer.criteriaRevision;
    this.#most = answer.criteria.map(({ points }) => points);
    makeAutoObservable(this);
  }

  /** Sum of the points; null until every criterion has some. */
  get points(): number | null {
    return this.parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
  }

  /** Takes an answer that was read again: entered values stay, and a newer mark is noted. */
  renew(answer: ReviewAnswer): void {
    const most = answer.criteria.map(({ points }) => points);
    const recut = answer.criteriaRevision !== this.criteriaRevision;
    this.#most.splice(0, this.#most.length, ...most);
    this.criteriaRevision = answer.criteriaRevision;
    if (!this.dirty) {
      this.parts = partsOf(answer);
      this.comment = answer.mark?.comment ?? '';
      this.revision = answer.revision;
      this.overtaken = false;
      return;
    }
    if (recut) {
      this.parts = most.map(() => null);
      this.current = 0;
      this.reset = true;
    }
    this.overtaken = answer.revision !== this.revision;
  }

  /** Whether a mark equals the entered values. */
  says({ parts, comment }: { readonly parts: readonly number[]; readonly comment: string }): boolean {
    return this.comment.trim() === comment && this.parts.every((part, index) => part === parts[index]);
  }

  give(index: number, points: number): void {
    const most = this.#most[index];
    if (most === undefined || points < 0 || points > most) return;
    this.parts[index] = points;
    this.current = index;
    this.dirty = true;
    this.reset = false;
  }

  /** Enters a digit: points of the current criterion, then moves to the next one. */
  digit(digit: number, now: number): void {
    const most = this.#most[this.current] ?? 0;
    const begun = this.parts[this.current];
    const joined = now - this.#digitAt < oneNumberMs && begun !== null && begun !== undefined ? begun * 10 + digit : -1;
    const index = this.current;
    const whole = joined > 0 && joined <= most;
    this.give(index, whole ? joined : digit);
    this.#digitAt = whole ? 0 : now;
    // A digit beyond the points of the criterion gives none.
    if (most < 10 && digit <= most) this.forward();
  }

  /** To the next criterion without points; when all have some, an answer is marked again one by one. */
  forward(): void {
    const after = this.parts.findIndex((part, index) => part === null && index > this.current);
    const next = after === -1 ? this.parts.indexOf(null) : after;
    if (next === -1) this.step(1);
    else this.current = next;
  }

  step(by: 1 | -1): void {
    this.current = Math.min(Math.max(0, this.current + by), this.parts.length - 1);
  }

  focus(index: number): void {
    this.current = index;
  }

  write(comment: string): void {
    this.comment = comment;
    this.dirty = true;
  }

  /** Takes a suggestion over, for the marker to change or send. */
  take(suggestion: Suggestion): void {
    suggestion.parts.forEach(({ points }, index) => this.give(index, points));
    this.current = 0;
  }

  /** Continues from the mark of another marker: sending replaces it, knowingly. */
  goOn(revision: number): void {
    this.revision = revision;
    this.overtaken = false;
  }
}

function partsOf({ criteria, mark }: ReviewAnswer): (number | null)[] {
  if (mark === null) return criteria.map(() => null);
  const [only] = criteria;
  if (mark.parts.length === criteria.length) return [...mark.parts];
  return criteria.length === 1 && only !== undefined && mark.points <= only.points
    ? [mark.points]
    : criteria.map(() => null);
}
