import type { AnswerValue, KeptAnswer, PaperPart, SentAnswer } from '@banyan/contracts/exam';
import { action, makeObservable, observable } from 'mobx';
import { AnswerStore } from './AnswerStore.ts';
import { sameContent } from './answerRules.ts';

/** An answer that the server may not have yet, as this device keeps it. */
export interface LeftAnswer extends SentAnswer {
  /** Time of the answer, epoch ms of the server's clock. */
  readonly at: number;
}

/**
 * All answers of an attempt. Revisions decide between this device and the server: the higher one wins, the later one
 * when two are equal. Counts follow each change by itself: nothing here walks the paper for an answer.
 */
export class AnswersStore {
  /** In the order of the paper. */
  readonly items: readonly AnswerStore[];
  answered = 0;
  flagged = 0;
  /** Ids of questions with an answer that the server has not acknowledged, longest waiting first. */
  readonly waitingIds = observable.set<number>();
  readonly #byId: ReadonlyMap<number, AnswerStore>;

  constructor(parts: readonly PaperPart[]) {
    this.items = parts
      .flatMap((part) => part.questions.map((question) => ({ question, part })))
      .map(({ question, part }, index) => new AnswerStore(question, part, index));
    this.#byId = new Map(this.items.map((item) => [item.id, item]));
    makeObservable(this, {
      answered: observable,
      flagged: observable,
      change: action,
      acknowledge: action,
      merge: action,
      restore: action,
      putLast: action,
    });
  }

  get total(): number {
    return this.items.length;
  }

  /** Answers on this device alone. */
  get pending(): number {
    return this.waitingIds.size;
  }

  /** Numbers of their questions, in the order of the paper. */
  get pendingNumbers(): number[] {
    const numbers = [...this.waitingIds].flatMap((id) => this.find(id)?.question.no ?? []);
    return numbers.sort((a, b) => a - b);
  }

  /** The questions of a part. */
  itemsOf(part: PaperPart): readonly AnswerStore[] {
    return this.items.filter((item) => item.part === part);
  }

  /** The question of an id; undefined for one of another paper. */
  find(id: number): AnswerStore | undefined {
    return this.#byId.get(id);
  }

  /** Changes the learner's answer; returns the answer to keep, null when nothing changed. */
  change(id: number, edit: { value?: Partial<AnswerValue>; flagged?: boolean }, at: number): LeftAnswer | null {
    const item = this.find(id);
    if (item === undefined) return null;
    const next = { value: { ...item.value, ...edit.value }, flagged: edit.flagged ?? item.flagged };
    if (sameContent(item, next)) return null;
    this.#put(item, { ...next, revision: item.revision + 1 }, at);
    return leftOf(item);
  }

  /** The server has this revision; a newer one here still waits. */
  acknowledge(id: number, revision: number, savedAt: number): void {
    const item = this.find(id);
    if (item === undefined || revision < item.kept) return;
    item.kept = revision;
    item.savedAt = savedAt;
    this.#wait(item);
  }

  /** Merges the answers of the server. */
  merge(answers: readonly KeptAnswer[]): void {
    for (const theirs of answers) {
      const item = this.find(theirs.questionId);
      const { revision, savedAt } = theirs;
      if (item === undefined || revision < item.kept) continue;
      const own = item.pending && !sameContent(item, theirs);
      const standsHere = own && (item.revision > revision || (item.revision === revision && item.changedAt >= savedAt));
      item.kept = Math.max(item.kept, revision);
      item.savedAt = savedAt;
      // The server takes our answer only with a higher revision than its own.
      if (standsHere)
        this.#put(item, { ...pick(item), revision: Math.max(item.revision, revision + 1) }, item.changedAt);
      else this.#put(item, { ...pick(theirs), revision: Math.max(item.revision, revision) }, savedAt);
      if (!standsHere) this.acknowledge(item.id, item.revision, savedAt);
    }
  }

  /** Restores the answers that an earlier page left on this device, after `merge`. */
  restore(left: readonly LeftAnswer[]): void {
    for (const ours of left) {
      const item = this.find(ours.questionId);
      if (item === undefined || sameContent(item, ours) || ours.revision < item.revision) continue;
      if (ours.revision === item.revision && ours.at < (item.savedAt ?? 0)) continue;
      this.#put(item, { ...pick(ours), revision: Math.max(ours.revision, item.revision + 1) }, ours.at);
    }
  }

  /** Answers that the server has not acknowledged, longest waiting first. */
  waiting(): SentAnswer[] {
    return [...this.waitingIds].flatMap((id) => {
      const item = this.find(id);
      return item === undefined ? [] : [sentOf(item)];
    });
  }

  /** Moves the answer that waited longest behind the others. */
  putLast(): void {
    const [first] = this.waitingIds;
    if (first === undefined) return;
    this.waitingIds.delete(first);
    this.waitingIds.add(first);
  }

  #put(item: AnswerStore, { value, flagged, revision }: Omit<SentAnswer, 'questionId'>, at: number): void {
    const before = { answered: item.answered, flagged: item.flagged };
    item.value = value;
    item.flagged = flagged;
    item.revision = revision;
    item.changedAt = at;
    this.answered += Number(item.answered) - Number(before.answered);
    this.flagged += Number(item.flagged) - Number(before.flagged);
    this.#wait(item);
  }

  #wait(item: AnswerStore): void {
    if (item.pending) this.waitingIds.add(item.id);
    else this.waitingIds.delete(item.id);
  }
}

const pick = ({ value, flagged }: Pick<SentAnswer, 'value' | 'flagged'>) => ({ value, flagged });

const sentOf = ({ id, revision, value, flagged }: AnswerStore): SentAnswer => ({
  questionId: id,
  revision,
  value,
  flagged,
});

const leftOf = (item: AnswerStore): LeftAnswer => ({ ...sentOf(item), at: item.changedAt });
