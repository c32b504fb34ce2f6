import { isAnswered, type AnswerValue, type PaperPart, type PaperQuestion } from '@banyan/contracts/exam';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Asked } from '../shared/choices.ts';
import { emptyAnswer } from './answerRules.ts';

/** A question of the paper with its answer. Each is observed by itself, so that one answer redraws one question. */
export class AnswerStore {
  readonly question: PaperQuestion;
  readonly part: PaperPart;
  /** Place on the paper, from 0. */
  readonly index: number;
  value: AnswerValue = emptyAnswer;
  /** Flagged for later. */
  flagged = false;
  /** Revision of the answer on this device; 0: untouched. */
  revision = 0;
  /** Revision that the server has. */
  kept = 0;
  /** Time of its arrival there, epoch ms of the server; null: not yet. */
  savedAt: number | null = null;
  /** It is the question in view. */
  current = false;
  /** Upload state of the chosen files: they become part of the answer when uploaded. */
  standing: 'sending' | 'unsent' | 'settled' = 'settled';
  /** Time of its last change here, epoch ms of the server's clock. */
  changedAt = 0;

  constructor(question: PaperQuestion, part: PaperPart, index: number) {
    this.index = index;
    this.question = question;
    this.part = part;
    makeAutoObservable(this, { question: false, part: false, index: false, value: observableRef, changedAt: false });
  }

  /** The question as the choice of options needs it. */
  get asked(): Asked {
    return { kind: this.part.kind, options: this.question.options };
  }

  get id(): number {
    return this.question.id;
  }

  get answered(): boolean {
    return isAnswered(this.value);
  }

  get uploading(): boolean {
    return this.standing === 'sending';
  }

  uploads(standing: AnswerStore['standing']): void {
    this.standing = standing;
  }

  /** The server does not have this revision yet. */
  get pending(): boolean {
    return this.revision > this.kept;
  }
}
