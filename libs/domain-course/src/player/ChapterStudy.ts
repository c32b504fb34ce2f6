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
  /** What records the study. It is here before the picture is, and rejects where it does not arrive. */
  readonly recording: () => Promise<Recording>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** What the player hears of the study of its chapter. */
export interface StudyEvents {
  /** `delayed`: what the server does not have yet has to wait, because it cannot be reached. */
  readonly onWatched: (watched: readonly Interval[], delayed: boolean) => void;
  readonly onAcknowledged: (ack: ProgressAck) => void;
  /** What runs now will never count; it counts on from this second. */
  readonly onStranded: (second: number) => void;
  /** The server takes no more, e.g. because learning goes on elsewhere. */
  readonly onRefused: (error: unknown) => void;
}

/** The study of one chapter by one learner: what was watched on its way to the server, and the place held meanwhile. */
export class ChapterStudy {
  readonly #events: StudyEvents;
  readonly #begin: () => Promise<void>;
  /** Null until something is recorded or sent, and again where what records it did not arrive. */
  #ready: Promise<void> | null = null;
  #reporter: ProgressReporter | null = null;
  #lease: StudyLease | null = null;
  #playing: { positionS: number; rate: number } | null = null;
  /** Parts that were shown before there was anything to record them with. */
  readonly #shown = new Set<number>();
  #place = 0;
  #left = false;
  /** The place was given back while the page was put away. */
  #away = false;

  constructor(deps: StudyDeps, course: CourseStore, chapter: Chapter, events: StudyEvents) {
    this.#events = events;
    this.#begin = () => this.#record(deps, course, chapter);
    const { eid, userId } = deps.session;
    const courseId = course.course?.id;
    if (userId === null || courseId === undefined) return;
    // Left behind by an earlier page: it is sent now. All else begins with playing.
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

  /** A part of what is read is shown. */
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

  /** The page is being put away. Its place is given back: should it come back, playing takes it again. */
  away(): void {
    this.#away = true;
    this.#reporter?.away();
    void this.#lease?.release();
  }

  online(): void {
    this.#reporter?.flush();
  }

  /** The chapter is left; with `release` its course too: the place is given back once the last heartbeat is through. */
  async leave(release: boolean): Promise<void> {
    this.#left = true;
    await this.#ready;
    await this.#reporter?.leave();
    if (release) await this.#lease?.release();
  }

  /** Playing was asked for: what records it is fetched while the picture comes, so that a pause at once loses nothing. */
  prepare(): void {
    this.#ready ??= this.#begin();
  }

  async #record({ session, ...deps }: StudyDeps, course: CourseStore, chapter: Chapter): Promise<void> {
    const { api, journal, now } = deps;
    const { eid, userId } = session;
    const courseId = course.course?.id;
    const parts = await Promise.all([deps.holder(), deps.recording()]).catch(() => null);
    if (parts === null) {
      // Nothing is lost: what was left behind stays where it is, and playing asks again.
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
      // Left behind by an earlier page: it is sent now, unless another window studies; that is no one's fault here.
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
      // Without a network the video may still run from what is buffered; the heartbeats sort it out.
      if (isStudyingElsewhere(error) && !this.#left) this.#events.onRefused(error);
    }
  }
}
