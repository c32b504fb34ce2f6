import { wrongInput, type ExerciseQuery, type ExerciseSets, type WrongQuestion } from '@banyan/contracts/exam';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { drillCalls, exerciseCalls, type DrillApi, type ExerciseApi } from '../api/practiceCalls.ts';
import { DrillStore } from '../drill/DrillStore.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

type WrongQuery = Omit<ExerciseQuery, 'run'>;

/** The book of wrong questions and the sets to practise. */
export class ExerciseStore {
  readonly sets: Request<ExerciseSets>;
  readonly list: PagedList<WrongQuestion, WrongQuery>;
  readonly drill: DrillStore;
  /** Removes a question; it leaves the list at once and returns when that fails. */
  readonly master: Action<WrongQuestion>;
  readonly putBack: Action<WrongQuestion>;
  /** The question removed last; null when there is none to restore. */
  mastered: WrongQuestion | null = null;

  constructor(api: ExerciseApi, drillApi: DrillApi) {
    this.sets = new Request((_, options) => api.sets({}, options));
    this.list = new PagedList((query, cursor, options) => api.list({ ...wrongInput(query), cursor }, options), {
      id: ({ id }) => id,
    });
    this.drill = new DrillStore(drillApi, () => this.refresh());
    this.master = new Action(({ id }, options) => api.master({ id, mastered: 'Y' }, options), {
      of: ({ id }) => id,
      shownAtOnce: ({ id }) => this.list.without(id),
      done: (_, question) => this.keepMastered(question),
    });
    this.putBack = new Action(({ id }, options) => api.master({ id, mastered: 'N' }, options), {
      done: (_, question) => {
        this.list.prepend(question);
        this.keepMastered(null);
      },
    });
    makeAutoObservable(this, {
      sets: false,
      list: false,
      drill: false,
      master: false,
      putBack: false,
      mastered: observableRef,
    });
  }

  /** Shows a part of the book, with a run if the address names one. */
  show({ run, ...query }: ExerciseQuery, language: string): void {
    this.mastered = null;
    void this.sets.show();
    void this.list.show(query);
    this.drill.load(run, language);
  }

  refresh(): void {
    void this.sets.refresh();
    void this.list.refresh();
  }

  leave(): void {
    this.sets.leave();
    this.list.leave();
    this.drill.leave();
  }

  private keepMastered(question: WrongQuestion | null): void {
    this.mastered = question;
    void this.sets.refresh();
  }
}

export const makeExerciseStore = ({ http }: ExamEnvironment) =>
  new ExerciseStore(apiOf(http, exerciseCalls), apiOf(http, drillCalls));
