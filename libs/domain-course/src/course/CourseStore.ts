import type { Chapter, ChapterProgress, CourseCard, CourseDetail } from '@banyan/contracts/course';
import { Request } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { ProgressAck } from '../api/courseApi.ts';
import type { StudyApi } from '../api/studyCalls.ts';
import { onlyStudyLeft } from '../card/courseLook.ts';

/** Progress of the whole course, as its ribbon shows it. */
export type CourseProgress = ProgressAck['course'];

/** Chapters under one heading. */
export interface Section {
  readonly name: string;
  readonly chapters: readonly Chapter[];
  /** Total length in seconds. */
  readonly durationS: number;
}

/** One course with its catalogue; progress is stored per chapter, so that a heartbeat updates one row. */
export class CourseStore {
  readonly detail: Request<CourseDetail, number>;
  /** Similar courses. */
  readonly related: Request<readonly CourseCard[], number>;
  /** Progress of the course since it was loaded; null while nothing has changed. */
  newer: CourseProgress | null = null;
  readonly #progress = observable.map<number, ChapterProgress>({}, { deep: false });
  readonly #unlocked = observable.set<number>();

  constructor(api: Pick<StudyApi, 'course' | 'related'>) {
    this.detail = new Request((id, options) => api.course({ id }, options));
    this.related = new Request(async (id, options) => (await api.related({ id }, options)).items);
    makeAutoObservable(this, { detail: false, related: false, newer: observableRef });
  }

  /** Loads the course; another course replaces the previous one. */
  load(id: number): void {
    this.related.clear();
    this.newer = null;
    this.#progress.clear();
    this.#unlocked.clear();
    void this.detail.load(id);
  }

  /** Loads the similar courses, once. */
  loadRelated(): void {
    const id = this.course?.id;
    const { state } = this.related;
    if (id !== undefined && state !== 'loading' && state !== 'ready') void this.related.load(id);
  }

  /** Applies an acknowledged heartbeat; answers for another course are ignored. */
  apply(ack: ProgressAck): void {
    if (this.chapterById(ack.chapter.chapterId) === null) return;
    this.#progress.set(ack.chapter.chapterId, ack.chapter);
    this.newer = ack.course;
    for (const no of ack.unlocked) this.#unlocked.add(no);
  }

  /** The screen was left. On return the server's state is used, not the earlier one. */
  leave(): void {
    this.detail.clear();
    this.related.clear();
  }

  get value(): CourseDetail | null {
    return this.detail.value;
  }

  get course(): CourseCard | null {
    return this.value?.course ?? null;
  }

  get chapters(): readonly Chapter[] {
    return this.value?.chapters ?? [];
  }

  /** Current state, ribbon and remaining time of the course. */
  get progress(): CourseProgress {
    const { course, newer } = this;
    return (
      newer ?? {
        state: course?.state ?? 'not_studied',
        learnedChapters: this.chapters.filter(({ state }) => state === 'learned').length,
        leftS: course?.leftS ?? 0,
        studyLeftS: course?.studyLeftS ?? 0,
        pointsEarned: this.value?.pointsEarned ?? 0,
        ribbon: course?.ribbon ?? [],
      }
    );
  }

  /** Seconds of study time that are all the course still needs; 0 when it is learned or a chapter is missing. */
  get onlyStudyLeftS(): number {
    return onlyStudyLeft({ ...this.progress, chapterCount: this.chapters.length });
  }

  get sections(): readonly Section[] {
    const sections: { name: string; chapters: Chapter[]; durationS: number }[] = [];
    for (const chapter of this.chapters) {
      const last = sections.at(-1);
      if (last !== undefined && (chapter.section === '' || chapter.section === last.name)) last.chapters.push(chapter);
      else sections.push({ name: chapter.section, chapters: [chapter], durationS: 0 });
    }
    return sections.map((section) => ({
      ...section,
      durationS: section.chapters.reduce((sum, { durationS }) => sum + durationS, 0),
    }));
  }

  chapterById(id: number): Chapter | null {
    return this.chapters.find((chapter) => chapter.id === id) ?? null;
  }

  /** The chapter to show: from the address, else the current one, else the first. */
  chapterToShow(asked: number | null): Chapter | null {
    const current = this.value?.current ?? null;
    const named = asked === null ? null : this.chapterById(asked);
    return named ?? (current === null ? null : this.chapterById(current)) ?? this.chapters[0] ?? null;
  }

  /** Current progress of a chapter; its loaded progress until a heartbeat is acknowledged. */
  progressOf(chapter: Chapter): Pick<Chapter, 'state' | 'intervals' | 'positionS' | 'leftS' | 'seen' | 'place'> {
    return this.#progress.get(chapter.id) ?? chapter;
  }

  /** Number of the chapter that must be learned first; null when this one is open. */
  lockOf(chapter: Chapter): number | null {
    return this.#unlocked.has(chapter.no) ? null : chapter.lockedBy;
  }

  /** The first open chapter to learn on the way to unlocking this one; null for none. */
  wayTo(chapter: Chapter): Chapter | null {
    let at = chapter;
    for (let lock = this.lockOf(at); lock !== null; lock = this.lockOf(at)) {
      const before = this.chapters.find(({ no }) => no === lock);
      if (before === undefined || before.no >= at.no) return null;
      at = before;
    }
    return at === chapter ? null : at;
  }

  /** The next chapter; null after the last. */
  after(chapter: Chapter): Chapter | null {
    return this.chapters[this.chapters.indexOf(chapter) + 1] ?? null;
  }
}
