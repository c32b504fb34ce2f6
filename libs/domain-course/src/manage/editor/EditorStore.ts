import type {
  Category,
  ChapterKind,
  CourseSettings,
  CourseVersion,
  DraftChapter,
  EditedCourse,
} from '@banyan/contracts/course';
import { audienceCalls, AudienceStore } from '@banyan/core-console';
import { randomId } from '@banyan/core-http';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { editorCalls, type EditorApi } from '../../api/manageCalls.ts';
import type { CourseEnvironment, CourseSender } from '../../course.environment.ts';
import { DraftStore } from './DraftStore.ts';
import { isFileKind, kindOfFile, newChapter } from './outline.ts';
import { SendingStore } from './SendingStore.ts';
import { SubtitlesStore } from './SubtitlesStore.ts';
import { WritingStore } from './WritingStore.ts';

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
 * The editor of a course: its draft, the chapter that is open, files on their way, what publishing would do, earlier
 * versions.
 */
export class EditorStore {
  readonly id: number;
  readonly course: Request<EditedCourse>;
  readonly categories: Request<readonly Category[]>;
  readonly teachers: Request<readonly TeacherChoice[]>;
  readonly versions: PagedList<CourseVersion>;
  readonly draft: DraftStore;
  readonly sending: SendingStore;
  readonly writing: WritingStore;
  readonly publishing: Action<void, EditedCourse>;
  readonly replacing: Action<() => Promise<EditedCourse>, EditedCourse>;
  /** Key of the open chapter; empty: none. */
  selected = '';
  /** The choice of whom the course is for, while it is open. */
  audience: AudienceStore | null = null;
  /** Subtitles of a chapter, while they are open. */
  subtitles: SubtitlesStore | null = null;
  /** Whether the earlier versions are shown. */
  versionsOpen = false;
  /** Whether the question before publishing is shown. */
  asking = false;
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
    this.draft = new DraftStore(id, api);
    this.sending = new SendingStore(id, api, sender);
    this.writing = new WritingStore(id, api, (key, material) => this.draft.fillChapter(key, material));
    this.publishing = new Action((_, options) => api.publish({ id, revision: this.draft.revision }, options), {
      done: (course) => this.begin(course),
    });
    this.replacing = new Action((work) => work(), { done: (course) => this.begin(course) });
    makeAutoObservable<this, 'api' | 'chooseAudience'>(this, {
      ...{ id: false, course: false, categories: false, teachers: false, versions: false },
      ...{ draft: false, sending: false, writing: false, publishing: false, replacing: false },
      ...{ api: false, chooseAudience: false, audience: observableRef, subtitles: observableRef },
    });
  }

  /** Lists of choices are fetched by those who edit: others may lack the rights for them. */
  async show(): Promise<void> {
    await this.course.show();
    if (this.mayEdit) await Promise.all([this.categories.show(), this.teachers.show()]);
  }

  leave(): void {
    void this.draft.save();
    void this.writing.flush();
    void this.subtitles?.flush();
    for (const one of [this.course, this.categories, this.teachers, this.versions]) one.leave();
  }

  get mayEdit(): boolean {
    return this.draft.saved?.mayEdit ?? false;
  }

  /** The open chapter; undefined: none. */
  get chapter(): DraftChapter | undefined {
    return this.draft.chapters.find(({ key }) => key === this.selected);
  }

  /** Whether something here is not on the server. */
  get isUnsaved(): boolean {
    const isTyped = this.writing.isWaiting || this.subtitles?.isWaiting === true;
    return this.draft.state !== 'saved' || isTyped || this.sending.isBusy;
  }

  select(key: string): void {
    this.selected = key;
  }

  /** Adds a chapter behind the open one, and opens it. */
  addChapter(kind: ChapterKind, title: string): string {
    const added = newChapter(kind, title, randomId());
    this.draft.addChapter(added, this.selected);
    this.selected = added.key;
    return added.key;
  }

  /** Takes a chapter out; the next one opens in its place. */
  removeChapter(key: string): void {
    this.sending.stop(key);
    const at = this.draft.chapters.findIndex((one) => one.key === key);
    this.draft.removeChapter(key);
    const { chapters } = this.draft;
    if (this.selected === key) this.selected = (chapters[at] ?? chapters[at - 1])?.key ?? '';
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
    const kind = this.draft.chapters.find((one) => one.key === key)?.kind;
    if (kind === undefined || !isFileKind(kind)) return;
    void this.sending.send(key, kind, file, (material) => {
      this.draft.fillChapter(key, material);
      this.closeSubtitles();
    });
  }

  /** Sends a picture as the cover. */
  sendCover(file: File): void {
    void this.sending.send('cover', 'cover', file, (material) => {
      this.draft.addMaterial(material);
      this.draft.changeSettings({ cover: material.id });
    });
  }

  /** Opens the subtitles of a chapter that plays; those of another one are kept first. */
  async openSubtitles({ key, material }: DraftChapter): Promise<void> {
    if (material === null || (await this.subtitles?.flush()) === false) return;
    const opened = new SubtitlesStore({ id: this.id, key, material }, this.api, (changed, from) => {
      // Another file may have taken its place meanwhile.
      const chapter = this.draft.chapters.find((one) => one.key === key);
      if (chapter?.material === from) this.draft.fillChapter(key, changed);
    });
    runInAction(() => (this.subtitles = opened));
    await opened.reading.load();
  }

  openAudience(): void {
    this.audience = this.chooseAudience(this.draft.present?.settings.audience ?? null);
  }

  /** Takes the chosen audience, or leaves it as it was. */
  closeAudience(take: boolean): void {
    const { audience } = this;
    if (take && audience?.isWhole === true) this.draft.changeSettings({ audience: audience.audience });
    this.audience = null;
  }

  openVersions(open: boolean): void {
    this.versionsOpen = open;
    if (open) void this.versions.show();
  }

  /** Saves what is not saved yet. */
  async saveNow(): Promise<boolean> {
    if (!(await this.writing.flush()) || (await this.subtitles?.flush()) === false) return false;
    return this.draft.save();
  }

  /** Shows what publishing does, once everything is saved. */
  async ask(): Promise<void> {
    if (await this.saveNow()) runInAction(() => (this.asking = true));
  }

  closeQuestion(): void {
    this.asking = false;
  }

  /** Publishes the draft. Rejects when it was refused or lost; somebody else's draft becomes the conflict. */
  async publish(): Promise<void> {
    if (await this.publishing.run()) return;
    const error = this.publishing.failureOf();
    this.draft.meetConflict(error);
    throw error;
  }

  /** Gives the draft up. Rejects when it was refused or lost. */
  discard(): Promise<void> {
    this.draft.forget();
    return this.replace(() => this.api.discard({ id: this.id, revision: this.draft.revision }));
  }

  /** Makes an earlier version the draft. Rejects when it was refused or lost. */
  async bringBack(no: number): Promise<void> {
    await this.saveNow();
    await this.replace(() => this.api.bringBack({ id: this.id, no, revision: this.draft.revision }));
    runInAction(() => (this.versionsOpen = false));
  }

  /** Takes somebody else's draft in place of this one. */
  takeTheirs(): void {
    const { conflict } = this.draft;
    if (conflict === null) return;
    this.draft.forget();
    this.begin(conflict.theirs);
  }

  private async replace(work: () => Promise<EditedCourse>): Promise<void> {
    if (await this.replacing.run(work)) return;
    const error = this.replacing.failureOf();
    this.draft.meetConflict(error);
    throw error;
  }

  /** Edits go on from this state of the server. */
  private begin(course: EditedCourse): void {
    const isFirst = this.draft.present === null;
    const at = this.draft.chapters.findIndex(({ key }) => key === this.selected);
    this.draft.begin(course);
    this.writing.forget();
    this.closeSubtitles();
    const { chapters } = course.draft;
    if (isFirst) this.selected = chapters[0]?.key ?? '';
    // Chapters that were published have other keys now.
    else if (this.chapter === undefined) this.selected = chapters[at]?.key ?? '';
  }

  /** Gives up the open subtitles where their material is not the chapter's any more. */
  private closeSubtitles(): void {
    const { subtitles } = this;
    const chapter = this.draft.chapters.find(({ key }) => key === subtitles?.key);
    if (subtitles === null || chapter?.material === subtitles.material) return;
    subtitles.forget();
    this.subtitles = null;
  }

  private meet(course: EditedCourse): void {
    // Words typed here are not lost by a look at the server.
    if (this.draft.present === null || !this.isUnsaved) runInAction(() => this.begin(course));
  }
}

export const makeEditorStore = ({ http, uploader }: CourseEnvironment, id: number) =>
  new EditorStore(id, {
    api: apiOf(http, editorCalls),
    chooseAudience: (audience) => new AudienceStore(audience, apiOf(http, audienceCalls)),
    sender: uploader,
  });
