import type { Interval } from '@banyan/contracts';
import type { Chapter } from '@banyan/contracts/course';
import type { SessionView } from '@banyan/core-session';
import type { CourseApi, ProgressAck } from '../api/courseApi.ts';
import type { CourseStore } from '../course/CourseStore.ts';
import { isStudyingElsewhere } from '../shared/refusal.ts';
import type { Recording } from './fetchRecording.ts';
import type { ProgressJournal } from './ProgressJournal.ts';
import type { ProgressReporter } from './ProgressReporter.ts';
import type { StudyLease } from './StudyLease.ts';

export interface StudyDeps {
  readonly api: Pick<CourseApi, 'report' | 'lease'>;
  readonly session: Pick<SessionView, 'eid' | 'userId'>;
  readonly journal: ProgressJournal;
  /** Id of this window, see core-screen's `windowName`. */
  readonly holder: () => Promise<string>;
  /** Loads the recording of study before the picture; rejects when loading fails. */
  readonly recording: () => Promise<Recording>;
  /** Current time, epoch ms. */
  readonly now: () => number;
}

/** Events from the study of a chapter to its player. */
export interface StudyEvents {
  /** `delayed`: unacknowledged study has to wait, because the server cannot be reached. */
  readonly onWatched: (watched: readonly Interval[], delayed: boolean) => void;
  readonly onAcknowledged: (ack: ProgressAck) => void;
  /** Playback beyond this point is not credited; it counts again from this second. */
  readonly onStranded: (second: number) => void;
  /** The server accepts no more study, e.g. because it continues elsewhere. */
  readonly onRefused: (error: unknown) => void;
}

/** One learner's study of one chapter: reports to the server, and the study lease. */
export class ChapterStudy {
  readonly #events: StudyEvents;
  readonly #begin: () => Promise<void>;
  /** Null before something is recorded or sent, and after loading the recording failed. */
  #ready: Promise<void> | null = null;
  #reporter: ProgressReporter | null = null;
  #lease: StudyLease | null = null;
  #playing: { positionS: number; rate: number } | null = null;
  /** Parts shown before the recording was loaded. */
  readonly #shown = new Set<number>();
  #place = 0;
  #left = false;
  /** The lease was released while the page was hidden. */
  #away = false;

  constructor(deps: StudyDeps, course: CourseStore, chapter: Chapter, events: StudyEvents) {
    this.#events = events;
    this.#begin = () => this.#record(deps, course, chapter);
    const { eid, userId } = deps.session;
    const courseId = course.course?.id;
    if (userId === null || courseId === undefined) return;
    // Unsent study of an earlier page is sent now; everything else begins with playing.
    if (deps.journal.read({ eid, userId, courseId, chapterId: chapter.id }) !== null) this.prepare();
  }

  played(positionS: number, rate: number): void {
    this.#playing = { positionS, rate };
    this.#away = false;
    this.prepare();
    this.#reporter?.setRate(rate);
    this.#reporter?.play(positionS);
    void this.#takePlace();
  }

  paused(reason: 'pause' | 'ended'): void {
    this.#playing = null;
    this.#reporter?.pause(reason);
  }

  moved(positionS: number): void {
    this.#reporter?.move(positionS);
  }

  sought(positionS: number): void {
    this.#reporter?.seek(positionS);
  }

  /** A part of a reading chapter is shown. */
  shown(part: number, first: boolean): void {
    if (first) this.#shown.add(part);
    this.#place = part;
    this.prepare();
    this.#reporter?.show(part, first);
  }

  rateChanged(rate: number): void {
    this.#reporter?.setRate(rate);
  }

  hidden(): void {
    this.#reporter?.hidden();
  }

  /** The page is being hidden. The lease is released; when the page returns, playing takes it again. */
  away(): void {
    this.#away = true;
    this.#reporter?.away();
    void this.#lease?.release();
  }

  online(): void {
    this.#reporter?.flush();
  }

  /** The chapter is left; `release`: so is its course, and the lease is released after the last heartbeat. */
  async leave(release: boolean): Promise<void> {
    this.#left = true;
    await this.#ready;
    await this.#reporter?.leave();
    if (release) await this.#lease?.release();
  }

  /** Playing was requested: loads the recording along with the picture, so that even an early pause loses nothing. */
  prepare(): void {
    this.#ready ??= this.#begin();
  }

  async #record({ session, ...deps }: StudyDeps, course: CourseStore, chapter: Chapter): Promise<void> {
    const { api, journal, now } = deps;
    const { eid, userId } = session;
    const courseId = course.course?.id;
    const parts = await Promise.all([deps.holder(), deps.recording()]).catch(() => null);
    if (parts === null) {
      // Nothing is lost: unsent study stays stored, and playing loads it again.
      this.#ready = null;
      return;
    }
    const [holder, { ProgressReporter, StudyLease }] = parts;
    if (this.#left || userId === null || courseId === undefined) return;
    const { intervals, positionS } = course.progressOf(chapter);
    const { onAcknowledged, onRefused, onStranded } = this.#events;
    const onWatched = () => this.#events.onWatched(reporter.watched, reporter.delayed);
    const lease = new StudyLease({ api, courseId, holder, now });
    const reporter = new ProgressReporter(
      {
        key: { eid, userId, courseId, chapterId: chapter.id },
        holder,
        journal,
        now,
        antiSkip: course.value?.settings.antiSkip === true,
        send: (beat, options) => api.report(beat, options),
        onAcknowledged: (ack) => {
          if (!this.#away) lease.kept();
          onAcknowledged(ack);
        },
        onWatched,
        onStranded,
        onRefused: (error) => {
          lease.lost();
          onRefused(error);
        },
      },
      intervals,
      positionS,
    );
    this.#lease = lease;
    this.#reporter = reporter;
    for (const part of this.#shown) reporter.show(part, true);
    if (this.#place > 0) reporter.show(this.#place, false);
    if (this.#playing !== null) this.played(this.#playing.positionS, this.#playing.rate);
    else if (reporter.waiting) {
      // Unsent study of an earlier page is sent now, unless another window studies; that is not an error here.
      onWatched();
      lease.ensure().then(
        () => reporter.flush(),
        () => undefined,
      );
    }
  }

  async #takePlace(): Promise<void> {
    try {
      await this.#lease?.ensureToPlay();
      this.#reporter?.flush();
    } catch (error) {
      // Without a network the buffered video may still play; the heartbeats settle it.
      if (isStudyingElsewhere(error) && !this.#left) this.#events.onRefused(error);
    }
  }
}
