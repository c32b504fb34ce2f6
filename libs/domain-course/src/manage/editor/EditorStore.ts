import { ErrorCode } from '@banyan/contracts';
import {
  presentDraft,
  type Category,
  type ChapterKind,
  type CourseDraft,
  type CourseMaterial,
  type CourseSettings,
  type CourseVersion,
  type DraftChapter,
  type DraftFault,
  type EditedCourse,
} from '@banyan/contracts/course';
import { audienceCalls, AudienceStore } from '@banyan/core-console';
import { randomId } from '@banyan/core-http';
import { Action, apiOf, PagedList, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { editorCalls, type EditorApi } from '../../api/manageCalls.ts';
import type { CourseEnvironment, CourseSender } from '../../course.environment.ts';
import { DraftSaver } from './DraftSaver.ts';
import {
  addChapters,
  changeChapter,
  isFileKind,
  kindOfFile,
  newChapter,
  orderChapters,
  removeChapter,
} from './outline.ts';
import { SendingStore } from './SendingStore.ts';
import { WritingStore } from './WritingStore.ts';

/** Somebody else's draft, saved while this one was edited. */
export interface DraftConflict {
  readonly theirs: EditedCourse;
  readonly mine: CourseDraft;
}

/** Dependencies of the editor. */
export interface EditorDeps {
  readonly api: EditorApi;
  /** Opens the choice of whom the course is for. */
  readonly chooseAudience: (audience: CourseSettings['audience']) => AudienceStore;
  /** Without it, no file can be sent. */
  readonly sender: CourseSender | undefined;
}

/** A lecturer to choose. */
export interface TeacherChoice {
  readonly id: number;
  readonly name: string;
}

/**
 * The editor of a course: its draft, saved by itself; the chapter that is open; files that are on their way; what
 * publishing would do; earlier versions.
 */
export class EditorStore {
  readonly id: number;
  readonly course: Request<EditedCourse>;
  readonly categories: Request<readonly Category[]>;
  readonly teachers: Request<readonly TeacherChoice[]>;
  readonly versions: PagedList<CourseVersion>;
  readonly sending: SendingStore;
  readonly writing: WritingStore;
  readonly publishing: Action<void, EditedCourse>;
  readonly replacing: Action<() => Promise<EditedCourse>, EditedCourse>;
  /** The draft as it is here; null before it has arrived. */
  draft: CourseDraft | null = null;
  /** State on the server. */
  saved: EditedCourse | null = null;
  state: 'saved' | 'saving' | 'failed' = 'saved';
  conflict: DraftConflict | null = null;
  /** Key of the open chapter; empty: none. */
  selected = '';
  /** The choice of whom the course is for, while it is open. */
  audience: AudienceStore | null = null;
  /** Whether the earlier versions are shown. */
  versionsOpen = false;
  /** Whether the question before publishing is shown. */
  asking = false;
  private readonly materials = observable.map<number, CourseMaterial>({}, { deep: false });
  private readonly saver: DraftSaver;
  private readonly api: EditorApi;
  private readonly chooseAudience: EditorDeps['chooseAudience'];

  constructor(id: number, { api, chooseAudience, sender }: EditorDeps) {
    this.id = id;
    this.api = api;
    this.chooseAudience = chooseAudience;
    this.course = new Request(async (_, options) => {
      const course = await api.read({ id }, options);
      this.meet(course);
      return course;
    });
    this.categories = new Request(async (_, options) => (await api.categories({}, options)).categories);
    this.teachers = new Request(async (_, options) => (await api.setting({}, options)).lecturers);
    this.versions = new PagedList((_, cursor, options) => api.versions({ id, cursor }, options), {
      id: ({ no }) => no,
    });
    this.saver = new DraftSaver(() => this.send());
    this.sending = new SendingStore(id, api, sender);
    this.writing = new WritingStore(id, api, (key, material) => this.takeMaterial(key, material));
    this.publishing = new Action((_, options) => api.publish({ id, revision: this.revision }, options), {
      done: (course) => this.begin(course),
    });
    this.replacing = new Action((work) => work(), { done: (course) => this.begin(course) });
    makeAutoObservable<this, 'api' | 'chooseAudience' | 'materials' | 'saver'>(this, {
      ...{
        id: false,
        course: false,
        categories: false,
        teachers: false,
        versions: false,
        sending: false,
        writing: false,
      },
      ...{ publishing: false, replacing: false, materials: false, saver: false, api: false, chooseAudience: false },
      ...{ draft: observableRef, saved: observableRef, conflict: observableRef, audience: observableRef },
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.course.show(), this.categories.show(), this.teachers.show()]);
  }

  leave(): void {
    void this.saver.now();
    void this.writing.flush();
    for (const one of [this.course, this.categories, this.teachers, this.versions]) one.leave();
  }

  /** Revision that the next change begins from. */
  get revision(): number {
    return this.saved?.revision ?? 0;
  }

  get chapters(): readonly DraftChapter[] {
    return this.draft?.chapters ?? [];
  }

  /** The open chapter; undefined: none. */
  get chapter(): DraftChapter | undefined {
    return this.chapters.find(({ key }) => key === this.selected);
  }

  /** Content of a chapter; undefined while there is none. */
  materialOf({ material }: Pick<DraftChapter, 'material'>): CourseMaterial | undefined {
    return material === null ? undefined : this.materials.get(material);
  }

  /** The picture of the cover; undefined: it is drawn. */
  get cover(): CourseMaterial | undefined {
    const id = this.draft?.settings.cover ?? null;
    return id === null ? undefined : this.materials.get(id);
  }

  /** Faults that keep the draft from being published, as of the last save. */
  get faults(): readonly DraftFault[] {
    return this.saved?.faults ?? [];
  }

  faultOf(at: string): DraftFault | undefined {
    return this.faults.find((one) => one.at === at);
  }

  /** Whether something here is not on the server. */
  get isUnsaved(): boolean {
    return this.state !== 'saved' || this.writing.isWaiting || this.sending.isBusy;
  }

  select(key: string): void {
    this.selected = key;
  }

  changeSettings(change: Partial<CourseSettings>): void {
    const { draft } = this;
    if (draft !== null) this.change({ ...draft, settings: { ...draft.settings, ...change } });
  }

  changeChapter(key: string, change: Partial<DraftChapter>): void {
    if (this.draft !== null) this.change(changeChapter(this.draft, key, change));
  }

  /** Adds a chapter behind the open one, and opens it. */
  addChapter(kind: ChapterKind, title: string): string {
    const added = newChapter(kind, title, randomId());
    if (this.draft !== null) this.change(addChapters(this.draft, [added], this.selected));
    this.selected = added.key;
    return added.key;
  }

  removeChapter(key: string): void {
    if (this.draft === null) return;
    this.sending.stop(key);
    const at = this.chapters.findIndex((one) => one.key === key);
    this.change(removeChapter(this.draft, key));
    if (this.selected === key) this.selected = (this.chapters[at] ?? this.chapters[at - 1])?.key ?? '';
  }

  orderChapters(keys: readonly string[]): void {
    if (this.draft !== null) this.change(orderChapters(this.draft, keys));
  }

  /** Makes chapters of files, each of the kind that its name says; others are left out. */
  addFiles(files: readonly File[]): void {
    for (const file of files) {
      const kind = kindOfFile(file.name);
      if (kind !== null) this.sendFile(this.addChapter(kind, file.name.replace(/\.[^.]*$/, '')), file);
    }
  }

  /** Sends a file as the content of a chapter. */
  sendFile(key: string, file: File): void {
    const kind = this.chapters.find((one) => one.key === key)?.kind;
    if (kind === undefined || !isFileKind(kind)) return;
    void this.sending.send(key, kind, file, (material) => this.takeMaterial(key, material));
  }

  /** Sends a picture as the cover. */
  sendCover(file: File): void {
    void this.sending.send('cover', 'cover', file, (material) => {
      this.materials.set(material.id, material);
      this.changeSettings({ cover: material.id });
    });
  }

  openAudience(): void {
    this.audience = this.chooseAudience(this.draft?.settings.audience ?? null);
  }

  /** Takes the chosen audience, or leaves it as it was. */
  closeAudience(take: boolean): void {
    const { audience } = this;
    if (take && audience?.isWhole === true) this.changeSettings({ audience: audience.audience });
    this.audience = null;
  }

  openVersions(open: boolean): void {
    this.versionsOpen = open;
    if (open) void this.versions.show();
  }

  /** Saves what is not saved yet. */
  async saveNow(): Promise<boolean> {
    if (!(await this.writing.flush())) return false;
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

  private change(draft: CourseDraft): void {
    this.draft = draft;
    this.state = 'saving';
    this.saver.soon();
  }

  private takeMaterial(key: string, material: CourseMaterial): void {
    this.materials.set(material.id, material);
    const chapter = this.chapters.find((one) => one.key === key);
    if (chapter !== undefined && chapter.material !== material.id) this.changeChapter(key, { material: material.id });
  }

  /** Saves the whole draft; false when that failed. */
  private async send(): Promise<boolean> {
    const { draft } = this;
    if (draft === null) return true;
    this.state = 'saving';
    try {
      const course = await this.api.save({ id: this.id, revision: this.revision, draft });
      runInAction(() => {
        this.keep(course);
        if (this.draft === draft) this.state = 'saved';
      });
      return true;
    } catch (error) {
      runInAction(() => (this.state = 'failed'));
      this.meetConflict(error);
      return false;
    }
  }

  private async replace(work: () => Promise<EditedCourse>): Promise<void> {
    if (await this.replacing.run(work)) return;
    const error = this.replacing.failureOf();
    this.meetConflict(error);
    throw error;
  }

  private meetConflict(error: unknown): void {
    const { draft } = this;
    const other = refusalData(error, ErrorCode.conflict, presentDraft);
    if (other !== null && draft !== null) runInAction(() => (this.conflict = { theirs: other.course, mine: draft }));
  }

  private keep(course: EditedCourse): void {
    this.saved = course;
    for (const material of course.materials) this.materials.set(material.id, material);
  }

  /** Edits go on from this state of the server. */
  private begin(course: EditedCourse): void {
    const isFirst = this.draft === null;
    const at = this.chapters.findIndex(({ key }) => key === this.selected);
    this.keep(course);
    this.draft = course.draft;
    this.state = 'saved';
    this.conflict = null;
    this.writing.forget();
    const { chapters } = course.draft;
    if (isFirst) this.selected = chapters[0]?.key ?? '';
    // Chapters that were published have other keys now.
    else if (this.chapter === undefined) this.selected = chapters[at]?.key ?? '';
  }

  private meet(course: EditedCourse): void {
    // Words typed here are not lost by a look at the server.
    if (this.draft === null || !this.isUnsaved) runInAction(() => this.begin(course));
  }
}

export const makeEditorStore = ({ http, uploader }: CourseEnvironment, id: number) =>
  new EditorStore(id, {
    api: apiOf(http, editorCalls),
    chooseAudience: (audience) => new AudienceStore(audience, apiOf(http, audienceCalls)),
    sender: uploader,
  });
