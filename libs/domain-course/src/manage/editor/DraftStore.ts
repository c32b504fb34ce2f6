import { ErrorCode } from '@banyan/contracts';
import {
  presentDraft,
  type CourseDraft,
  type CourseMaterial,
  type CourseSettings,
  type DraftChapter,
  type DraftFault,
  type EditedCourse,
} from '@banyan/contracts/course';
import { refusalData } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { EditorApi } from '../../api/manageCalls.ts';
import { DraftSaver } from '@banyan/core-console';
import { addChapters, changeChapter, orderChapters, removeChapter } from './outline.ts';

/** Somebody else's draft, saved while this one was edited. */
export interface DraftConflict {
  readonly theirs: EditedCourse;
  readonly mine: CourseDraft;
}

/** The draft of a course: as it is here and on the server, saved by itself, and in conflict with somebody else's. */
export class DraftStore {
  /** The draft as it is here; null before it has arrived. */
  present: CourseDraft | null = null;
  /** State on the server. */
  saved: EditedCourse | null = null;
  state: 'saved' | 'saving' | 'failed' = 'saved';
  conflict: DraftConflict | null = null;
  private readonly materials = observable.map<number, CourseMaterial>({}, { deep: false });
  private readonly saver: DraftSaver;
  private readonly id: number;
  private readonly api: Pick<EditorApi, 'save'>;

  constructor(id: number, api: Pick<EditorApi, 'save'>) {
    this.id = id;
    this.api = api;
    this.saver = new DraftSaver(() => this.send());
    makeAutoObservable<this, 'api' | 'id' | 'materials' | 'saver'>(this, {
      ...{ id: false, materials: false, saver: false, api: false },
      ...{ present: observableRef, saved: observableRef, conflict: observableRef },
    });
  }

  /** Revision that the next change begins from. */
  get revision(): number {
    return this.saved?.revision ?? 0;
  }

  get chapters(): readonly DraftChapter[] {
    return this.present?.chapters ?? [];
  }

  /** Content of a chapter; undefined while there is none. */
  materialOf({ material }: Pick<DraftChapter, 'material'>): CourseMaterial | undefined {
    return material === null ? undefined : this.materials.get(material);
  }

  /** The picture of the cover; undefined: it is drawn. */
  get cover(): CourseMaterial | undefined {
    const id = this.present?.settings.cover ?? null;
    return id === null ? undefined : this.materials.get(id);
  }

  /** Faults that keep the draft from being published, as of the last save. */
  get faults(): readonly DraftFault[] {
    return this.saved?.faults ?? [];
  }

  faultOf(at: string): DraftFault | undefined {
    return this.faults.find((one) => one.at === at);
  }

  changeSettings(change: Partial<CourseSettings>): void {
    const { present } = this;
    if (present !== null) this.change({ ...present, settings: { ...present.settings, ...change } });
  }

  changeChapter(key: string, change: Partial<DraftChapter>): void {
    if (this.present !== null) this.change(changeChapter(this.present, key, change));
  }

  /** Adds a chapter behind another one, or at the end. */
  addChapter(added: DraftChapter, behind: string): void {
    if (this.present !== null) this.change(addChapters(this.present, [added], behind));
  }

  removeChapter(key: string): void {
    if (this.present !== null) this.change(removeChapter(this.present, key));
  }

  orderChapters(keys: readonly string[]): void {
    if (this.present !== null) this.change(orderChapters(this.present, keys));
  }

  /** Takes content that the server has checked. */
  addMaterial(material: CourseMaterial): void {
    this.materials.set(material.id, material);
  }

  /** Gives a chapter its content, unless the chapter is gone. */
  fillChapter(key: string, material: CourseMaterial): void {
    this.addMaterial(material);
    const chapter = this.chapters.find((one) => one.key === key);
    if (chapter !== undefined && chapter.material !== material.id) this.changeChapter(key, { material: material.id });
  }

  /** Saves what is not saved yet; false when that failed. */
  save(): Promise<boolean> {
    return this.saver.now();
  }

  /** Gives up what is not saved. */
  forget(): void {
    this.saver.forget();
  }

  /** Edits go on from this state of the server. */
  begin(course: EditedCourse): void {
    this.keep(course);
    this.present = course.draft;
    this.state = 'saved';
    this.conflict = null;
  }

  /** Keeps both drafts where an act was refused because somebody else has saved meanwhile. */
  meetConflict(error: unknown): void {
    const { present } = this;
    const other = refusalData(error, ErrorCode.conflict, presentDraft);
    if (other !== null && present !== null)
      runInAction(() => (this.conflict = { theirs: other.course, mine: present }));
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

  /** Goes back to the editor; nothing is saved until one of both is chosen. */
  closeConflict(): void {
    this.conflict = null;
    this.state = 'failed';
  }

  private change(draft: CourseDraft): void {
    this.present = draft;
    this.state = 'saving';
    this.saver.soon();
  }

  /** Saves the whole draft; false when that failed. */
  private async send(): Promise<boolean> {
    const { present } = this;
    if (present === null) return true;
    this.state = 'saving';
    try {
      const course = await this.api.save({ id: this.id, revision: this.revision, draft: present });
      runInAction(() => {
        this.keep(course);
        if (this.present === present) this.state = 'saved';
      });
      return true;
    } catch (error) {
      runInAction(() => (this.state = 'failed'));
      this.meetConflict(error);
      return false;
    }
  }

  private keep(course: EditedCourse): void {
    this.saved = course;
    for (const material of course.materials) this.materials.set(material.id, material);
  }
}
