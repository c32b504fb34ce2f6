import { isAnswered, type AnswerValue, type PaperPart, type PaperQuestion } from '@banyan/contracts/exam';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Asked } from '../shared/choices.ts';
import { emptyAnswer } from './answerRules.ts';

/** A question of the paper with what stands on it. Each is observed by itself, so that one answer redraws one question. */
export class AnswerItem {
  readonly question: PaperQuestion;
  readonly part: PaperPart;
  /** Place on the paper, from 0. */
  readonly index: number;
  value: AnswerValue = emptyAnswer;
  /** Marked to come back to. */
  flagged = false;
  /** Revision of what stands here; 0: untouched. */
  revision = 0;
  /** Revision that the server has. */
  kept = 0;
  /** When it arrived there, epoch ms of the server; null: not yet. */
  savedAt: number | null = null;
  /** It is the question in view. */
  current = false;
  /** How its chosen files stand: they are part of the answer once they are there. */
  standing: 'sending' | 'unsent' | 'settled' = 'settled';
  /** When it was changed here, epoch ms of the server's clock. */
  changedAt = 0;

  constructor(question: PaperQuestion, part: PaperPart, index: number) {
    this.index = index;
    this.question = question;
    this.part = part;
    makeAutoObservable(this, { question: false, part: false, index: false, value: observableRef, changedAt: false });
  }

  /** What is asked, as far as choosing goes. */
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

  uploads(standing: AnswerItem['standing']): void {
    this.standing = standing;
  }

  /** It stands on this device alone. */
  get pending(): boolean {
    return this.revision > this.kept;
  }
}
