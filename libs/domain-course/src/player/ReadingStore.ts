import type { Interval } from '@banyan/contracts';
import type { Chapter, ChapterContent } from '@banyan/contracts/course';
import { LatestCall } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { CourseApi, DocumentToken } from '../api/courseApi.ts';
import type { ChapterStudy } from './ChapterStudy.ts';

/** Update interval of the reading time. */
const tickMs = 1000;
/** Minimum remaining validity of an address before it is used. */
const marginMs = 60_000;

/** Documents of this type are shown page by page beside the chapters. */
const pagedType = 'application/pdf';

export interface ReadingPorts {
  readonly api: Pick<CourseApi, 'documentToken' | 'content'>;
  /** The study to notify; null while nobody studies. */
  readonly study: () => ChapterStudy | null;
  /** Time that counts so far, sent or not. */
  readonly watched: () => readonly Interval[];
  /** Current time, epoch ms. */
  readonly now: () => number;
  /** The content failed to load. */
  readonly onFailed: (error: unknown) => void;
}

interface Stand {
  readonly watched: readonly Interval[];
  readonly seen: readonly number[];
  readonly place: number;
  /** Part to show first, e.g. the page of a note. */
  readonly asked?: number | undefined;
}

/**
 * A reading chapter: its content, the parts shown, and its required time. The time is counted like that of a video,
 * from its first missing second, so that the server applies one set of rules.
 */
export class ReadingStore {
  chapter: Chapter | null = null;
  /** The document's address; null until it is loaded. */
  document: DocumentToken | null = null;
  /** A text, an album or a link; null until it is loaded. */
  content: ChapterContent | null = null;
  failure: unknown = null;
  /** Reading time is running. */
  running = false;
  /** The part on display; 0 before the first. */
  place = 0;
  /** The requested part, a new object per request; null: reading resumes at its place. */
  asked: { readonly part: number } | null = null;
  readonly #seen = observable.set<number>();
  readonly #ports: ReadingPorts;
  readonly #call = new LatestCall();
  #courseId = 0;
  #second = 0;
  #tickedAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #wanted = false;

  constructor(ports: ReadingPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {
      chapter: observableRef,
      document: observableRef,
      content: observableRef,
      failure: observableRef,
      asked: observableRef,
    });
  }

  /** Resets to another chapter; null: one with media. */
  reset(chapter: Chapter | null, { watched, seen, place, asked }: Stand): void {
    this.close();
    this.chapter = chapter;
    if (asked !== undefined) this.turnTo(asked);
    this.#seen.replace(seen);
    this.place = place;
    this.#second = firstMissing(watched);
  }

  /** Loads the chapter's content. */
  open(courseId: number): void {
    this.#courseId = courseId;
    this.load();
  }

  /** Loads it again: after a failure, and when an address has expired. */
  load(): void {
    const { chapter } = this;
    if (chapter === null || this.#courseId === 0) return;
    this.failure = null;
    // A package has its own store.
    if (chapter.kind === 'scorm') return;
    const of = { course_id: this.#courseId, chapter_id: chapter.id };
    const { api } = this.#ports;
    const failed = (error: unknown) => this.failed(error);
    if (chapter.kind === 'document')
      void this.#call.run((signal) => api.documentToken(of, { signal }), {
        ready: (value) => this.showDocument(value),
        failed,
      });
    else
      void this.#call.run((signal) => api.content(of, { signal }), {
        ready: (value) => this.showContent(value),
        failed,
      });
  }

  /** Starts reading: time runs while the window is visible. Content read in another window starts when opened. */
  start(): void {
    const { chapter } = this;
    if (chapter === null) return;
    if (this.failure !== null) this.load();
    // The address may have expired behind the cover.
    const expiresAt = this.document?.expiresAt ?? this.content?.expiresAt;
    if (expiresAt !== undefined && expiresAt - this.#ports.now() < marginMs) this.load();
    if (this.elsewhere && !this.seen(1)) return;
    this.#wanted = true;
    this.#run();
  }

  /** A part is shown. */
  show(part: number): void {
    const { chapter } = this;
    if (chapter === null || part < 1 || part > chapter.parts) return;
    const first = !this.#seen.has(part);
    if (!first && this.place === part) return;
    this.#seen.add(part);
    this.place = part;
    this.#ports.study()?.shown(part, first);
    if (this.elsewhere) this.start();
  }

  /** Requests a part; an unknown number is ignored. */
  turnTo(part: number): void {
    if (this.chapter !== null && part >= 1 && part <= this.chapter.parts) this.asked = { part };
  }

  hidden(): void {
    if (!this.elsewhere) this.pause();
  }

  shown(): void {
    if (this.#wanted) this.#run();
  }

  /** Goes on where time is missing after all, though it has run to its end. */
  resume(): void {
    if (this.#wanted) this.#run();
  }

  /** Stops the time for good, e.g. because study continues elsewhere. */
  stop(): void {
    this.#wanted = false;
    this.pause();
  }

  close(): void {
    this.#call.cancel();
    clearInterval(this.#timer);
    this.running = false;
    this.#wanted = false;
    this.#courseId = 0;
    this.chapter = null;
    this.document = null;
    this.content = null;
    this.failure = null;
    this.asked = null;
  }

  /** It is read in another window: the target of a link, or a document that is not paged. */
  get elsewhere(): boolean {
    return this.chapter?.kind === 'link' || (this.document !== null && this.document.type !== pagedType);
  }

  /** The reader has opened it in another window: all of its parts count as shown. */
  opened(): void {
    for (let part = 1; part <= (this.chapter?.parts ?? 0); part += 1) this.show(part);
  }

  seen(part: number): boolean {
    return this.#seen.has(part);
  }

  /** Number of parts not shown yet. */
  get partsLeft(): number {
    return Math.max(0, (this.chapter?.parts ?? 0) - this.#seen.size);
  }

  #run(): void {
    const { chapter } = this;
    if (this.running || chapter === null) return;
    // Time that did not count is read again.
    if (this.#second >= chapter.durationS) this.#second = firstMissing(this.#ports.watched());
    if (this.#second >= chapter.durationS) return;
    this.running = true;
    this.#tickedAt = this.#ports.now();
    this.#ports.study()?.played(this.#second, 1);
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.tick(), tickMs);
  }

  private tick(): void {
    const { chapter } = this;
    if (chapter === null || !this.running) return;
    const now = this.#ports.now();
    const second = Math.min(chapter.durationS, this.#second + Math.max(0, now - this.#tickedAt) / 1000);
    this.#tickedAt = now;
    this.#second = second;
    this.#ports.study()?.moved(second);
    if (second >= chapter.durationS) this.pause('ended');
  }

  private pause(reason: 'pause' | 'ended' = 'pause'): void {
    if (!this.running) return;
    if (reason === 'pause') this.tick();
    clearInterval(this.#timer);
    // The last update may have stopped it.
    if (!this.running) return;
    this.running = false;
    this.#ports.study()?.paused(reason);
  }

  private showDocument(document: DocumentToken): void {
    this.document = document;
  }

  private showContent(content: ChapterContent): void {
    this.content = content;
  }

  private failed(error: unknown): void {
    this.failure = error;
    this.#ports.onFailed(error);
  }
}

/** Start of the missing time. */
function firstMissing(watched: readonly Interval[]): number {
  const [first] = watched;
  return first !== undefined && first[0] < 1 ? first[1] : 0;
}
