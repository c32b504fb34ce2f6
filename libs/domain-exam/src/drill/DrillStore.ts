import type {
  AnswerValue,
  DrillQuestion,
  PracticeAnswer,
  PracticeKind,
  PracticeRun,
  Recall,
  RecallGrade,
} from '@banyan/contracts/exam';
import { Action, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { DrillApi } from '../api/practiceCalls.ts';
import { emptyAnswer } from '../answers/answerRules.ts';
import { toggled } from '../shared/choices.ts';

/** Subject of a practice. */
export interface DrillSubject {
  readonly kind: PracticeKind;
  readonly key: string;
}

/** A question that the server has marked. */
export interface MarkedDrill {
  readonly question: DrillQuestion;
  readonly answer: PracticeAnswer;
  /** Its state after the last grade. */
  readonly recall: Recall | null;
}

/** State of a question that was graded. */
interface Graded {
  readonly marked: MarkedDrill | null;
  readonly recall: Recall;
}

interface Sent {
  readonly id: number;
  readonly question: DrillQuestion;
  readonly value: AnswerValue;
}

/** A run of practice: one question is answered, checked by the server, explained, and the next one asked. */
export class DrillStore {
  readonly run: Request<PracticeRun, number>;
  readonly start: Action<DrillSubject, PracticeRun>;
  readonly check: Action<Sent, PracticeAnswer>;
  readonly grade: Action<RecallGrade, Graded>;
  /** The answer in progress; kept when sending it fails. */
  value: AnswerValue = emptyAnswer;
  /** The checked question; null while one is asked. */
  marked: MarkedDrill | null = null;
  /** Language of the run. */
  private language = '';
  /** The run that the address names; 0: none. */
  #asked = 0;

  /** `changed` is called when an answer or a grade has changed the book. */
  constructor(api: DrillApi, changed: () => void) {
    this.run = new Request((id, options) => api.run({ id }, options));
    this.start = new Action(({ kind, key }, options) => api.start({ kind, key }, options), {
      of: ({ kind, key }) => `${kind}:${key}`,
      done: (run) => {
        // An earlier run may have been opened meanwhile.
        if (this.#asked === 0) this.open(run);
      },
    });
    this.check = new Action(
      ({ id, question, value }, options) => api.answer({ id, question_id: question.id, value }, options),
      {
        of: ({ id }) => id,
        done: (answer, { id, question }) => {
          if (this.run.value?.id === id) this.show({ question, answer, recall: answer.recall });
          changed();
        },
      },
    );
    this.grade = new Action(
      async (grade, options) => {
        const { marked } = this;
        const id = marked?.answer.run.id ?? 0;
        return { marked, recall: await api.grade({ id, question_id: marked?.question.id ?? 0, grade }, options) };
      },
      {
        of: () => this.marked?.question.id ?? 0,
        done: ({ marked, recall }) => {
          // Another question may be shown meanwhile.
          if (marked !== null && this.marked === marked) this.show({ ...marked, recall });
          changed();
        },
      },
    );
    makeAutoObservable<this, 'language'>(this, {
      run: false,
      start: false,
      check: false,
      grade: false,
      value: observableRef,
      marked: observableRef,
      language: false,
    });
  }

  /** Progress of the run, including the checked question. */
  get standing(): PracticeRun | null {
    return this.marked?.answer.run ?? this.run.value;
  }

  /** Shows a run; the current one continues at its place, and is read again in another language. */
  load(id: number, language: string): void {
    const spoken = this.language;
    this.language = language;
    this.#asked = id;
    if (id === 0) return;
    if (this.run.value?.id !== id) {
      this.forget(id);
      void this.run.load(id);
    } else if (spoken !== language) void this.translate(id);
  }

  /** Changes part of an answer. */
  answer(part: Partial<AnswerValue>): void {
    this.value = { ...this.value, ...part };
  }

  /** Chooses an option, the only one or one of several; pressed again, it is unset. */
  choose(question: DrillQuestion, id: number): void {
    this.answer({ choice: toggled(question, this.value.choice, id) });
  }

  /** Has the answer marked; without one the answer is shown and counts as not known. */
  send(question: DrillQuestion, value: AnswerValue = this.value): Promise<boolean> {
    const run = this.run.value;
    return run === null ? Promise.resolve(false) : this.check.run({ id: run.id, question, value });
  }

  /** Continues with the next question, or with the end. */
  next(): void {
    if (this.marked !== null) this.open(this.marked.answer.run);
  }

  leave(): void {
    this.run.leave();
  }

  /** The answer in progress stays; a question that was checked gives way to the next, as after a reload. */
  private async translate(id: number): Promise<void> {
    const { marked, run, value } = this;
    const asked = marked === null ? run.value?.question?.id : undefined;
    this.forget(id);
    await run.load(id);
    if (asked !== undefined && run.value?.question?.id === asked) this.answer(value);
  }

  private open(run: PracticeRun): void {
    this.forget(run.id);
    this.run.set(run);
  }

  /** `id`: of the new run. */
  private forget(id: number): void {
    this.marked = null;
    this.value = emptyAnswer;
    this.check.dismiss(id);
  }

  private show(marked: MarkedDrill): void {
    this.grade.dismiss(marked.question.id);
    this.marked = marked;
  }
}
