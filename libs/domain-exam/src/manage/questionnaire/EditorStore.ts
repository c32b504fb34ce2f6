import {
  mostItems,
  presentQuestionnaire,
  type EditedQuestionnaire,
  type ItemType,
  type QuestionnaireDraft,
  type QuestionnaireDraftFault,
  type QuestionnaireDraftItem,
  type QuestionnaireVersion,
} from '@banyan/contracts/exam';
import { audienceCalls, AudienceStore, DraftStore } from '@banyan/core-console';
import { apiOf } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { questionnaireEditorCalls } from '../../api/manageQuestionnairesCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { QuestionnaireStore } from '../../questionnaire/responses/QuestionnaireStore.ts';
import { copyOf, moved, newItem, without } from './items.ts';
import { memoryStorage, previewOf, type WrittenIn } from './previewOf.ts';

/** The draft of a questionnaire. */
export type QuestionnaireDraftStore = DraftStore<
  QuestionnaireDraft,
  EditedQuestionnaire,
  QuestionnaireVersion,
  { readonly questionnaire: EditedQuestionnaire }
>;

/** The editor of a questionnaire: its draft, the question that is open, and the sheet as learners see it. */
export class QuestionnaireEditorStore {
  readonly draft: QuestionnaireDraftStore;
  /** Id of the question that is open; empty: none. */
  open = '';
  /** The language in which texts are written and shown. */
  language: WrittenIn = 'zh_cn';
  /** The open choice of whom it is for; null: it is closed. */
  audience: AudienceStore | null = null;
  private readonly environment: ExamEnvironment;
  private readonly memory = memoryStorage();

  constructor(draft: QuestionnaireDraftStore, environment: ExamEnvironment) {
    this.draft = draft;
    this.environment = environment;
    makeAutoObservable<this, 'environment' | 'memory'>(this, {
      ...{ draft: false, environment: false, memory: false, audience: observableRef },
    });
  }

  async show(): Promise<void> {
    await this.draft.request.show();
  }

  leave(): void {
    this.draft.leave();
  }

  get items(): readonly QuestionnaireDraftItem[] {
    return this.draft.draft?.items ?? [];
  }

  /** Whether somebody has answered a question: its kind and its options stay. */
  isHeld(id: string): boolean {
    return this.draft.saved?.held.includes(id) ?? false;
  }

  /** Whether it has as many questions as it may. */
  get isFull(): boolean {
    return this.items.length >= mostItems;
  }

  get mayEdit(): boolean {
    return this.draft.saved?.mayEdit ?? false;
  }

  /** Faults that keep the draft from being published, as of the last save. */
  get faults(): readonly QuestionnaireDraftFault[] {
    return this.draft.saved?.faults ?? [];
  }

  faultsAt(at: string): readonly QuestionnaireDraftFault[] {
    return this.faults.filter((one) => one.at === at);
  }

  change(changed: Partial<QuestionnaireDraft>): void {
    this.draft.change(changed);
  }

  changeItem(id: string, changed: Partial<QuestionnaireDraftItem>): void {
    this.change({ items: this.items.map((item) => (item.id === id ? { ...item, ...changed } : item)) });
  }

  /** Adds a question of a type at a place, or behind the open one, and opens it. */
  add(type: ItemType, place?: number): void {
    const item = newItem(type);
    const behind = this.items.findIndex(({ id }) => id === this.open) + 1;
    this.insert(item, place ?? (behind === 0 ? this.items.length : behind));
  }

  duplicate(id: string): void {
    const at = this.items.findIndex((one) => one.id === id);
    const item = this.items[at];
    if (item !== undefined) this.insert(copyOf(item), at + 1);
  }

  remove(id: string): void {
    this.change({ items: without(this.items, id) });
    if (this.open === id) this.open = '';
  }

  /** Moves a question to a place. */
  move(id: string, place: number): void {
    const from = this.items.findIndex((one) => one.id === id);
    this.change({ items: moved(this.items, from, place) });
  }

  openItem(id: string): void {
    this.open = this.open === id ? '' : id;
  }

  writeIn(language: WrittenIn): void {
    this.language = language;
  }

  openAudience(): void {
    const { audience } = this.draft.draft ?? { audience: null };
    this.audience = new AudienceStore(audience, apiOf(this.environment.http, audienceCalls));
  }

  /** Takes the chosen audience, or leaves it as it was. */
  closeAudience(take: boolean): void {
    const { audience } = this;
    if (take && audience?.isWhole === true) this.change({ audience: audience.audience });
    this.audience = null;
  }

  /** The sheet as learners will see it. Its answers are kept while it is edited, and never sent. */
  preview(draft: QuestionnaireDraft, language: WrittenIn): QuestionnaireStore {
    const detail = previewOf(this.draft.id, draft, language);
    const never = () => Promise.reject(new Error('a preview is not handed in'));
    const api = { detail: () => Promise.resolve(detail), submit: never, results: never, sheets: never, list: never };
    return new QuestionnaireStore(this.draft.id, api, {
      ...this.environment,
      ports: {},
      storage: this.memory,
    });
  }

  private insert(item: QuestionnaireDraftItem, place: number): void {
    if (this.isFull) return;
    this.change({ items: this.items.toSpliced(place, 0, item) });
    this.open = item.id;
  }
}

export const makeQuestionnaireEditorStore = (environment: ExamEnvironment, id: number) =>
  new QuestionnaireEditorStore(
    new DraftStore(id, {
      api: apiOf(environment.http, questionnaireEditorCalls),
      present: presentQuestionnaire,
      editedIn: ({ questionnaire }) => questionnaire,
    }),
    environment,
  );
