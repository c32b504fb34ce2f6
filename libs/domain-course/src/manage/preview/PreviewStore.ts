import type {
  Category,
  CourseDraft,
  CourseMaterial,
  CourseSettings,
  DraftChange,
  DraftChapter,
  EditedCourse,
} from '@banyan/contracts/course';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { previewCalls, type PreviewApi } from '../../api/manageCalls.ts';
import type { CourseEnvironment } from '../../course.environment.ts';
import type { Viewer } from './viewers.ts';

/** A chapter as the viewer finds it: `new` ones came while the viewer was in the course. */
type ChapterStanding = 'learned' | 'locked' | 'new' | 'open';

/** A draft as learners will see it. It asks the console alone, so that nothing counts as study. */
export class PreviewStore {
  readonly id: number;
  readonly course: Request<EditedCourse>;
  readonly categories: Request<readonly Category[]>;
  viewer: Viewer = 'fresh';
  /** Number of the change that is pointed at, from 1; 0: none. */
  change = 0;
  private selected = '';

  constructor(id: number, api: PreviewApi) {
    this.id = id;
    this.course = new Request((_, options) => api.read({ id }, options));
    this.categories = new Request(async (_, options) => (await api.categories({}, options)).categories);
    makeAutoObservable(this, { id: false, course: false, categories: false });
  }

  async show(): Promise<void> {
    await Promise.all([this.course.show(), this.categories.show()]);
  }

  leave(): void {
    this.course.leave();
    this.categories.leave();
  }

  get draft(): CourseDraft | null {
    return this.course.value?.draft ?? null;
  }

  get settings(): CourseSettings | null {
    return this.draft?.settings ?? null;
  }

  get chapters(): readonly DraftChapter[] {
    return this.draft?.chapters ?? [];
  }

  /** The open chapter; undefined: there is none. */
  get chapter(): DraftChapter | undefined {
    return this.chapters.find(({ key }) => key === this.selected) ?? this.chapters[0];
  }

  /** Differences to what learners see now, in the order of their numbers; those of a new course are none. */
  get changes(): readonly DraftChange[] {
    const { value } = this.course;
    return value === null || value.state === 'draft' ? [] : value.changes;
  }

  /** Names of the categories from the top down. */
  get path(): readonly string[] {
    const all = this.categories.value ?? [];
    const names: string[] = [];
    for (
      let at = all.find(({ id }) => id === this.settings?.category);
      at !== undefined && names.length < 3;
      at = all.find(({ id }) => id === at?.parent)
    )
      names.unshift(at.name);
    return names;
  }

  materialOf({ material }: DraftChapter): CourseMaterial | undefined {
    return this.course.value?.materials.find(({ id }) => id === material);
  }

  /** Length of a chapter, seconds. */
  secondsOf(chapter: DraftChapter): number {
    const own = this.materialOf(chapter)?.seconds ?? 0;
    return own > 0 ? own : chapter.seconds;
  }

  /** Numbers of the changes of a setting. */
  marksOfSetting(name: keyof CourseSettings): readonly number[] {
    return this.marks(({ at, kind }) => kind === 'setting' && at === name);
  }

  /** Numbers of the changes of a chapter. */
  marksOfChapter(chapter: DraftChapter): readonly number[] {
    const no = String(this.chapters.indexOf(chapter) + 1);
    return this.marks(({ at, kind }) => kind !== 'setting' && kind !== 'removed' && at === no);
  }

  /** Chapters that are taken out, with the numbers of these changes. */
  get removed(): readonly { readonly title: string; readonly no: number }[] {
    return this.changes.flatMap(({ kind, title }, index) => (kind === 'removed' ? [{ title, no: index + 1 }] : []));
  }

  standingOf(chapter: DraftChapter): ChapterStanding {
    const { learned } = this;
    if (learned.has(chapter.key)) return 'learned';
    const before = this.chapters[this.chapters.indexOf(chapter) - 1];
    if (this.settings?.sequential === true && before !== undefined && !learned.has(before.key)) return 'locked';
    return this.viewer !== 'fresh' && chapter.key.startsWith('n') ? 'new' : 'open';
  }

  /** Seconds that the viewer still has before them. */
  get leftS(): number {
    return this.chapters
      .filter(({ key }) => !this.learned.has(key))
      .reduce((sum, chapter) => sum + this.secondsOf(chapter), 0);
  }

  /** Keys of the chapters that the viewer has learned: of those that learners see now. */
  get learned(): ReadonlySet<string> {
    const known = this.chapters.filter(({ key }) => key.startsWith('c')).map(({ key }) => key);
    const count = { fresh: 0, half: Math.ceil(known.length / 2), done: known.length }[this.viewer];
    return new Set(known.slice(0, count));
  }

  lookAs(viewer: Viewer): void {
    this.viewer = viewer;
  }

  open(key: string): void {
    this.selected = key;
  }

  /** Points at the next or the former change; a chapter's opens with it. */
  step(by: -1 | 1): void {
    const total = this.changes.length;
    if (total === 0) return;
    this.change = this.change === 0 ? (by > 0 ? 1 : total) : ((this.change - 1 + by + total) % total) + 1;
    const pointed = this.changes[this.change - 1];
    if (pointed === undefined || pointed.kind === 'setting' || pointed.kind === 'removed') return;
    this.open(this.chapters[Number(pointed.at) - 1]?.key ?? '');
  }

  private marks(is: (change: DraftChange) => boolean): readonly number[] {
    return this.changes.flatMap((change, index) => (is(change) ? [index + 1] : []));
  }
}

export const makePreviewStore = ({ http }: CourseEnvironment, id: number) =>
  new PreviewStore(id, apiOf(http, previewCalls));
