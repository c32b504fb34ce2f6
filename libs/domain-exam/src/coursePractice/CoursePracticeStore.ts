import type {
  AnswerValue,
  CoursePractice,
  CoursePracticeItem,
  CoursePracticeQuestion,
  CoursePracticeRow,
  CoursePracticeRun,
} from '@banyan/contracts/exam';
import { Action, apiOf, ownPlace, PagedList, Request, type DraftPlace } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import { emptyAnswer } from '../answers/answerRules.ts';
import { coursePracticeCalls, type CoursePracticeApi } from '../api/coursePracticeCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';
import { toggled } from '../shared/choices.ts';
import { windowStorage } from '../shared/windowStorage.ts';
import { practiceDrafts } from './practiceDrafts.ts';
import { answerKey, type Given, type Subject } from './practiceKeys.ts';

/** Practice of one course: the offer, the open run, results of earlier ones. */
export class CoursePracticeStore {
  readonly offer: Request<CoursePractice>;
  readonly history: PagedList<CoursePracticeRow>;
  readonly run: Request<CoursePracticeRun, number>;
  /** Begins the whole course, or a chapter by its id. */
  readonly start: Action<Subject, CoursePracticeRun>;
  readonly answer: Action<Given>;
  readonly finish: Action<number, CoursePracticeRun>;
  /** Index of the shown question when they are shown one by one. */
  at = 0;
  /** Id of the run handed in here: its result takes the focus. */
  handedIn: number | null = null;
  /** Answers that the server has not kept yet, by question id; they survive a reload and a failure. */
  readonly drafts = observable.map<number, AnswerValue>({}, { deep: false });

  readonly #draftPlace: DraftPlace;
  /** Language of the run. */
  #language = '';
  /** The run that the address names; 0: none. */
  #shown = 0;

  constructor(course: number, api: CoursePracticeApi, draftPlace: DraftPlace) {
    this.#draftPlace = draftPlace;
    this.offer = new Request((_, options) => api.offer({ id: course }, options));
    this.history = new PagedList((_, cursor, options) => api.history({ id: course, cursor }, options), {
      id: ({ id }) => id,
    });
    this.run = new Request((practice, options) => api.run({ practice }, options));
    this.start = new Action(
      ({ chapter }, options) => api.start({ id: course, ...(chapter ? { chapter_id: chapter } : {}) }, options),
      {
        of: ({ chapter }) => chapter ?? 0,
        done: (run, { shown }) => {
          // An earlier run may have been opened meanwhile.
          if (this.#shown === shown) this.show(run);
        },
      },
    );
    this.answer = new Action(
      async ({ practice, id, value }, options) => {
        const answered = await api.answer({ practice, question_id: id, value }, options);
        this.take(id, value, answered.item, answered.run);
      },
      { of: (given) => answerKey(given) },
    );
    this.finish = new Action((practice, options) => api.finish({ practice }, options), {
      of: (practice) => practice,
      done: (run) => {
        if (run.id !== this.run.value?.id) return;
        this.show(run);
        this.handedIn = run.id;
      },
    });
    makeAutoObservable(this, { offer: false, history: false, run: false, start: false, answer: false, finish: false });
  }

  /**
   * Opens the screen, with a run if its address names one, at the question `no` of it; in another language the run is
   * read again.
   */
  open(run: number, no: number | null, language: string): void {
    const spoken = this.#language;
    this.#language = language;
    this.#shown = run;
    void this.offer.show();
    if (run === 0) void this.history.show();
    else if (this.run.value?.id !== run || spoken !== language) void this.load(run, no);
  }

  leave(): void {
    void this.saveAll();
    this.offer.leave();
    this.history.leave();
    this.run.leave();
  }

  go(at: number): void {
    this.at = at;
  }

  valueOf({ question, value }: CoursePracticeItem): AnswerValue {
    return this.drafts.get(question.id) ?? value ?? emptyAnswer;
  }

  /** Chooses an option; when nothing is shown before the end, the server keeps it at once. */
  choose(item: CoursePracticeItem, option: number): void {
    this.put(item, { choice: toggled(item.question, this.valueOf(item).choice, option) });
    if (this.run.value?.reveal === 'end') void this.save(item.question.id);
  }

  /** Writes into gaps; they are kept by the server when the field is left. */
  put(item: CoursePracticeItem, part: Partial<AnswerValue>): void {
    this.drafts.set(item.question.id, { ...this.valueOf(item), ...part });
    this.keep();
  }

  /** Has an answer marked when the course shows each at once; without one the answer shows and counts as not known. */
  check({ id }: CoursePracticeQuestion, known = true): void {
    const { value: run } = this.run;
    const value = known ? this.drafts.get(id) : emptyAnswer;
    if (run !== null && value !== undefined) void this.answer.run({ practice: run.id, id, value });
  }

  /** Sends an answer; changes made meanwhile are sent after it. */
  async save(id: number): Promise<void> {
    const { value: run } = this.run;
    const value = this.drafts.get(id);
    if (run?.reveal !== 'end' || value === undefined) return;
    if (await this.answer.run({ practice: run.id, id, value })) await this.save(id);
  }

  /** Sends all that is not kept yet, then hands the run in. */
  async handIn(): Promise<void> {
    const { value: run } = this.run;
    if (run === null) return;
    await this.saveAll();
    if (run.reveal === 'end' && this.drafts.size > 0) return;
    await this.finish.run(run.id);
  }

  private async saveAll(): Promise<void> {
    await Promise.all([...this.drafts.keys()].map((id) => this.save(id)));
  }

  private async load(run: number, no: number | null): Promise<void> {
    this.drafts.clear();
    this.at = 0;
    await this.run.load(run);
    this.takeUp();
    this.begin(no);
  }

  /** Restores this window's answers that the server does not have; only those that can still be given. */
  private takeUp(): void {
    const { value: run } = this.run;
    if (run === null) return;
    const open = run.finishedAt === null ? run.items.filter((item) => run.reveal === 'end' || item.value === null) : [];
    const asked = new Set(open.map(({ question }) => question.id));
    const kept = practiceDrafts.of(this.#draftPlace, run.id).read() ?? [];
    this.drafts.replace(kept.filter(([id]) => asked.has(id)));
    this.keep();
    void this.saveAll();
  }

  private keep(): void {
    const { value: run } = this.run;
    if (run === null) return;
    const draft = practiceDrafts.of(this.#draftPlace, run.id);
    if (this.drafts.size === 0) draft.forget();
    else draft.keep([...this.drafts]);
  }

  private begin(no: number | null): void {
    if (no !== null && no <= (this.run.value?.items.length ?? 0)) this.at = no - 1;
    else this.toFirstOpen();
  }

  private show(run: CoursePracticeRun): void {
    this.run.set(run);
    this.takeUp();
    this.toFirstOpen();
  }

  private toFirstOpen(): void {
    const { value } = this.run;
    const open = value?.items.findIndex((item) => item.value === null) ?? -1;
    this.at = value?.finishedAt === null ? Math.max(0, open) : 0;
  }

  /** Takes an answer that the server has: the row changes, and the run counts it. */
  private take(id: number, sent: AnswerValue, item: CoursePracticeItem, row: CoursePracticeRow): void {
    const { value: run } = this.run;
    if (run?.id !== row.id) return;
    if (this.drafts.get(id) === sent || run.reveal === 'each') this.drafts.delete(id);
    this.keep();
    this.run.set({
      ...run,
      ...row,
      // The last answer shows its own explanation before the result takes its place.
      items: run.items.map((one) =>
        one.question.id === id ? { ...one, value: item.value, solution: item.solution } : one,
      ),
    });
  }
}

export const makeCoursePracticeStore = ({ device, http, session }: ExamEnvironment, course: number) =>
  new CoursePracticeStore(
    course,
    apiOf(http, coursePracticeCalls),
    ownPlace({ session, storage: device?.windowStorage ?? windowStorage() }),
  );
