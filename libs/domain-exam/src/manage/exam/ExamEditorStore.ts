import { ErrorCode } from '@banyan/contracts';
import {
  presentExam,
  type EditedExam,
  type ExamChoices,
  type ExamDraft,
  type ExamDraftFault,
  type ExamDraftPart,
  type ExamPartPool,
  type ExamVersion,
  type ManagedQuestion,
} from '@banyan/contracts/exam';
import { audienceCalls, AudienceStore, DraftSaver } from '@banyan/core-console';
import { randomId } from '@banyan/core-http';
import { Action, apiOf, PagedList, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { examEditorCalls, type ExamEditorApi } from '../../api/manageExamsCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';

/** Somebody else's draft, saved while this one was edited. */
interface ExamConflict {
  readonly theirs: EditedExam;
  readonly mine: ExamDraft;
}

/** Dependencies of the editor. */
interface EditorDeps {
  readonly api: ExamEditorApi;
  /** Opens the choice of whom the exam is for. */
  readonly chooseAudience: (audience: ExamDraft['audience']) => AudienceStore;
}

/** A new section: one question, of the kind and bank of the section before it. */
const newPart = (last: ExamDraftPart | undefined): ExamDraftPart => ({
  ...{ kind: 'single', count: 1, scoreEach: 200, scorePartial: 0, bank: null, difficulty: null, tags: [] },
  ...(last === undefined ? {} : { kind: last.kind, bank: last.bank, scoreEach: last.scoreEach }),
  questions: null,
  key: randomId()
    .replaceAll(/[^0-9a-z]/g, '')
    .slice(0, 12)
    .padEnd(4, '0'),
});

/** The editor of an exam: its draft, saved by itself, published by hand. */
export class ExamEditorStore {
  readonly id: number;
  readonly exam: Request<EditedExam>;
  readonly choices: Request<ExamChoices>;
  readonly versions: PagedList<ExamVersion>;
  /** Questions of the bank of the section whose questions are chosen, by words. */
  readonly questions: PagedList<ManagedQuestion, string>;
  readonly publishing: Action<void, EditedExam>;
  readonly replacing: Action<() => Promise<EditedExam>, EditedExam>;
  /** The draft as it is here; null before it has arrived. */
  draft: ExamDraft | null = null;
  /** The exam as the server had it last. */
  saved: EditedExam | null = null;
  /** Whether the server has what is here. */
  state: 'saved' | 'saving' | 'failed' = 'saved';
  conflict: ExamConflict | null = null;
  /** The open choice of whom it is for; null: it is closed. */
  audience: AudienceStore | null = null;
  versionsOpen = false;
  /** Key of the section whose questions are chosen; empty: none. */
  picking = '';
  /** Whether publishing is asked about. */
  asking = false;
  /** The setting that was changed last: its sentence is marked. */
  touched = '';
  private readonly api: ExamEditorApi;
  private readonly chooseAudience: EditorDeps['chooseAudience'];
  private readonly saver: DraftSaver;

  constructor(id: number, { api, chooseAudience }: EditorDeps) {
    this.id = id;
    this.api = api;
    this.chooseAudience = chooseAudience;
    this.saver = new DraftSaver(() => this.send());
    this.exam = new Request(async (_, options) => {
      const exam = await api.read({ id }, options);
      this.meet(exam);
      return exam;
    });
    this.choices = new Request((_, options) => api.choices({}, options));
    this.versions = new PagedList((_, cursor, options) => api.versions({ id, cursor, size: 20 }, options), {
      id: ({ no }) => no,
    });
    this.questions = new PagedList(
      (q, cursor, options) => {
        const { bank, kind } = this.pickedPart ?? {};
        const all = {
          difficulty: '',
          tag: '',
          discrimination: '',
          used: '',
          state: 'current',
          sort: '-changed',
        } as const;
        return api.questions({ ...all, bank: bank ?? 0, kind: kind ?? '', q, cursor, size: 60 }, options);
      },
      { id: (question) => question.id },
    );
    this.publishing = new Action((_, options) => api.publish({ id, revision: this.revision }, options), {
      done: (exam) => this.begin(exam),
    });
    this.replacing = new Action((work) => work(), { done: (exam) => this.begin(exam) });
    makeAutoObservable<this, 'api' | 'chooseAudience' | 'saver'>(this, {
      ...{
        id: false,
        exam: false,
        choices: false,
        versions: false,
        questions: false,
        publishing: false,
        replacing: false,
      },
      ...{ api: false, chooseAudience: false, saver: false },
      ...{ draft: observableRef, saved: observableRef, conflict: observableRef, audience: observableRef },
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.exam.show(), this.choices.show()]);
  }

  leave(): void {
    void this.saver.now();
    for (const one of [this.exam, this.choices, this.versions, this.questions]) one.leave();
  }

  /** Revision that the next change begins from. */
  get revision(): number {
    return this.saved?.revision ?? 0;
  }

  /** Whether something here is not on the server. */
  get isUnsaved(): boolean {
    return this.state !== 'saved';
  }

  /** Number of questions and full score, hundredths. */
  get sums(): { readonly questions: number; readonly points: number } {
    const parts = this.draft?.parts ?? [];
    return {
      questions: parts.reduce((sum, { count }) => sum + count, 0),
      points: parts.reduce((sum, { count, scoreEach }) => sum + count * scoreEach, 0),
    };
  }

  /** Faults that keep the draft from being published, as of the last save. */
  get faults(): readonly ExamDraftFault[] {
    return this.saved?.faults ?? [];
  }

  faultOf(at: string): ExamDraftFault | undefined {
    return this.faults.find((one) => one.at === at);
  }

  /** The questions of which a section can be drawn, as of the last save. */
  poolOf(key: string): ExamPartPool | undefined {
    return this.saved?.pools.find((one) => one.key === key);
  }

  change(changed: Partial<ExamDraft>): void {
    if (this.draft === null) return;
    this.draft = { ...this.draft, ...changed };
    this.touched = Object.keys(changed)[0] ?? '';
    this.state = 'saving';
    this.saver.soon();
  }

  changePart(key: string, changed: Partial<ExamDraftPart>): void {
    const parts = this.draft?.parts ?? [];
    this.change({ parts: parts.map((part) => (part.key === key ? { ...part, ...changed } : part)) });
  }

  addPart(): void {
    const parts = this.draft?.parts ?? [];
    this.change({ parts: [...parts, newPart(parts.at(-1))] });
  }

  removePart(key: string): void {
    this.change({ parts: (this.draft?.parts ?? []).filter((part) => part.key !== key) });
  }

  /** The section whose questions are chosen. */
  get pickedPart(): ExamDraftPart | undefined {
    return this.draft?.parts.find(({ key }) => key === this.picking);
  }

  /** Opens the choice of a section's questions; an empty key closes it. */
  pick(key: string): void {
    this.picking = key;
    if (key !== '') void this.questions.show('');
  }

  /** Names a question in the open section, or takes it out; with the last one it is drawn again. */
  toggleQuestion(id: number): void {
    const part = this.pickedPart;
    if (part === undefined) return;
    const named = part.questions ?? [];
    const questions = named.includes(id) ? named.filter((one) => one !== id) : [...named, id];
    this.changePart(
      part.key,
      questions.length === 0 ? { questions: null } : { questions, count: questions.length, difficulty: null, tags: [] },
    );
  }

  openAudience(): void {
    this.audience = this.chooseAudience(this.draft?.audience ?? null);
  }

  /** Takes the chosen audience, or leaves it as it was. */
  closeAudience(take: boolean): void {
    const { audience } = this;
    if (take && audience?.isWhole === true) this.change({ audience: audience.audience });
    this.audience = null;
  }

  openVersions(open: boolean): void {
    this.versionsOpen = open;
    if (open) void this.versions.show();
  }

  /** Saves what is not saved yet. */
  saveNow(): Promise<boolean> {
    return this.saver.now();
  }

  /** Shows what publishing does, once everything is saved. */
  async ask(): Promise<void> {
    if (await this.saveNow()) runInAction(() => (this.asking = true));
  }

  closeQuestion(): void {
    this.asking = false;
  }

  /** Publishes the draft. Rejects when it was refused or lost; somebody else's draft becomes `conflict`. */
  async publish(): Promise<void> {
    if (await this.publishing.run()) return;
    const error = this.publishing.failureOf();
    this.meetConflict(error);
    throw error;
  }

  /** Gives the draft up. Rejects when it was refused or lost. */
  discard(): Promise<void> {
    this.saver.forget();
    return this.replace(() => this.api.discard({ id: this.id, revision: this.revision }));
  }

  /** Makes an earlier version the draft. Rejects when it was refused or lost. */
  async bringBack(no: number): Promise<void> {
    await this.saveNow();
    await this.replace(() => this.api.bringBack({ id: this.id, no, revision: this.revision }));
    runInAction(() => (this.versionsOpen = false));
  }

  /** Saves the draft here over somebody else's. */
  async keepMine(): Promise<void> {
    const { conflict } = this;
    if (conflict === null) return;
    this.saved = conflict.theirs;
    this.conflict = null;
    this.change(conflict.mine);
    await this.saver.now();
  }

  /** Takes somebody else's draft in place of this one. */
  takeTheirs(): void {
    const { conflict } = this;
    if (conflict === null) return;
    this.saver.forget();
    this.begin(conflict.theirs);
  }

  /** Goes back to the editor; nothing is saved until one of both is chosen. */
  closeConflict(): void {
    this.conflict = null;
    this.state = 'failed';
  }

  /** Saves the whole draft; false when that failed. */
  private async send(): Promise<boolean> {
    const { draft } = this;
    if (draft === null) return true;
    this.state = 'saving';
    try {
      const exam = await this.api.save({ id: this.id, revision: this.revision, draft });
      runInAction(() => {
        this.saved = exam;
        if (this.draft === draft) this.state = 'saved';
      });
      return true;
    } catch (error) {
      runInAction(() => (this.state = 'failed'));
      this.meetConflict(error);
      return false;
    }
  }

  private async replace(work: () => Promise<EditedExam>): Promise<void> {
    if (await this.replacing.run(work)) return;
    const error = this.replacing.failureOf();
    this.meetConflict(error);
    throw error;
  }

  private meetConflict(error: unknown): void {
    const { draft } = this;
    const other = refusalData(error, ErrorCode.conflict, presentExam);
    if (other !== null && draft !== null) runInAction(() => (this.conflict = { theirs: other.exam, mine: draft }));
  }

  /** Edits go on from this state of the server. */
  private begin(exam: EditedExam): void {
    this.saved = exam;
    this.draft = exam.draft;
    this.state = 'saved';
    this.conflict = null;
    this.touched = '';
  }

  private meet(exam: EditedExam): void {
    // A change made here is not lost by a look at the server.
    if (this.draft === null || !this.isUnsaved) runInAction(() => this.begin(exam));
  }
}

export const makeExamEditorStore = ({ http }: ExamEnvironment, id: number) =>
  new ExamEditorStore(id, {
    api: apiOf(http, examEditorCalls),
    chooseAudience: (audience) => new AudienceStore(audience, apiOf(http, audienceCalls)),
  });
