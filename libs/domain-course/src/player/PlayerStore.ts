import type { Interval } from '@banyan/contracts';
import type { Chapter } from '@banyan/contracts/course';
import type { SessionView } from '@banyan/core-session';
import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import type { CourseApi, ProgressAck } from '../api/courseApi.ts';
import type { ChapterLearned } from '../course.ports.ts';
import type { CourseStore } from '../course/CourseStore.ts';
import { isStudyingElsewhere, refusedCourseName } from '../shared/refusal.ts';
import { PresenceStore } from '../presence/PresenceStore.ts';
import { beginningOf, type Beginning } from './beginning.ts';
import { ChapterStudy, type StudyDeps } from './ChapterStudy.ts';
import { sparesData } from './connection.ts';
import { furthest, merge, missed } from './intervals.ts';
import type { WindowListener } from './media.ts';
import { MediaStore } from './MediaStore.ts';
import { isRead } from './isRead.ts';
import type { Watched } from './ProgressJournal.ts';
import { ReadingStore } from './ReadingStore.ts';
import { ScormJournal } from './ScormJournal.ts';
import { ScormStore } from './ScormStore.ts';
import type { Preferences, PreferenceStore } from './preferences.ts';
import { SubtitleStore, type SubtitleLanguage } from './SubtitleStore.ts';
import { VideoQualityStore } from './VideoQualityStore.ts';
import { VideoSourceStore } from './VideoSourceStore.ts';
import { allowedSecond, leftSeconds } from './watchRules.ts';

/** A short notice on the picture, also announced. A new `id` marks a repeated event. */
export interface PlayerNotice {
  readonly id: number;
  readonly kind: 'noSkip' | 'notCounted' | 'resumed' | 'background' | 'idle' | 'learned';
  readonly atS: number;
}

export interface PlayerDeps extends StudyDeps {
  readonly api: Pick<
    CourseApi,
    | 'videoAddress'
    | 'documentToken'
    | 'content'
    | 'scorm'
    | 'commitScorm'
    | 'report'
    | 'lease'
    | 'subtitles'
    | 'presence'
    | 'answerPresence'
  >;
  readonly session: Pick<SessionView, 'eid' | 'userId' | 'messageSet' | 'requireLogin'>;
  readonly preferences: PreferenceStore;
  /** Unacknowledged hand-overs of packages; by default they live as long as the page. */
  readonly scormJournal?: ScormJournal;
  readonly onChapterLearned?: ((learned: ChapterLearned) => void) | undefined;
}

const ownLanguage = ({ messageSet }: Pick<SessionView, 'messageSet'>) => (messageSet === 'en' ? 'en' : 'zh');
const isLanguage = (chosen: Preferences['subtitles']): chosen is SubtitleLanguage => chosen === 'zh' || chosen === 'en';

/** The open chapter: its video, its watched parts, and its notices. */
export class PlayerStore implements WindowListener {
  chapter: Chapter | null = null;
  /** Whether the player has replaced the poster. */
  started = false;
  /** Union of acknowledged and unsent study. */
  watched: readonly Interval[] = [];
  /** Study has to wait on this device, because the server cannot be reached. */
  delayed = false;
  notice: PlayerNotice | null = null;
  /** Study continues in another window or on another device. */
  elsewhere: { readonly courseId: number; readonly name: string } | null = null;
  /** The server accepts no more study of this chapter, e.g. because access ended. */
  refusal: unknown = null;
  /** Number of acknowledged heartbeats, including those of chapters already left. */
  acknowledged = 0;
  readonly media: MediaStore;
  /** Content of a reading chapter. */
  readonly reading: ReadingStore;
  /** Package of a SCORM chapter. */
  readonly scorm: ScormStore;
  /** Presence checks. */
  readonly presence: PresenceStore;
  readonly quality: VideoQualityStore;
  readonly source: VideoSourceStore;
  readonly subtitles: SubtitleStore;
  readonly #deps: PlayerDeps;
  /** Interface language at the last opening of a chapter. */
  #own: SubtitleLanguage;
  #course: CourseStore | null = null;
  #study: ChapterStudy | null = null;
  #inView = true;
  #settled: Promise<void> = Promise.resolve();

  constructor(deps: PlayerDeps) {
    const { subtitles } = deps.preferences.read();
    this.#deps = deps;
    this.#own = ownLanguage(deps.session);
    this.quality = new VideoQualityStore({
      preferences: deps.preferences,
      sparing: sparesData,
      onExchange: () => this.media.exchange(),
    });
    this.presence = new PresenceStore({
      api: deps.api,
      onAsked: () => this.hold(),
      onAnswered: () => this.started && this.start(),
    });
    this.source = new VideoSourceStore(deps.api, this.quality);
    this.subtitles = new SubtitleStore(deps.api, isLanguage(subtitles) ? subtitles : this.#own);
    if (subtitles === 'off') this.subtitles.choose('off');
    this.media = new MediaStore({
      preferences: deps.preferences,
      source: this.source,
      subtitles: this.subtitles,
      study: () => this.#study,
      mayPlay: () => !this.presence.holds() && (this.#inView || this.#mayPlayUnseen),
      onHeldBack: (atS) => this.presence.waiting === null && this.note('background', atS),
      allowed: (second) => this.#allowed(second),
      onBroughtBack: (atS) => this.note('noSkip', atS),
      onStalled: (atS) => this.quality.stalled(atS),
    });
    this.reading = new ReadingStore({
      api: deps.api,
      study: () => this.#study,
      watched: () => this.watched,
      now: deps.now,
      // Another device studies: a learner who has not started stays here, a reader is sent to the refused screen.
      onFailed: (error) => {
        if (this.started && isStudyingElsewhere(error)) this.refuse(error);
      },
    });
    this.scorm = new ScormStore({
      api: deps.api,
      journal: deps.scormJournal ?? new ScormJournal(null),
      holder: deps.holder,
      onFinished: (no) => {
        if (!this.reading.seen(no)) this.reading.show(no);
      },
      onRefused: (error) => {
        if (this.started) this.refuse(error);
      },
    });
    makeAutoObservable(this, {
      chapter: observableRef,
      watched: observableRef,
      beginning: computedStruct,
      missed: computedStruct,
      notice: observableRef,
      elsewhere: observableRef,
      refusal: observableRef,
      media: false,
      reading: false,
      scorm: false,
      presence: false,
      quality: false,
      source: false,
      subtitles: false,
    });
  }

  /** Opens a chapter at its resume position or at the given second or page. */
  open(course: CourseStore, chapter: Chapter, at?: number): void {
    if (this.#course === course && this.chapter === chapter) return;
    this.#leave(this.#course !== course);
    this.#followLanguage();
    const { intervals, positionS, seen, place, state } = course.progressOf(chapter);
    const behind = this.#leftBehind(course, chapter);
    const left = behind?.intervals ?? [];
    const shown = { seen: [...seen, ...(behind?.shown?.seen ?? [])], place: behind?.shown?.place ?? place };
    this.#course = course;
    this.chapter = chapter;
    this.watched = merge(intervals, left);
    const goesOnS = left.length === 0 ? positionS : furthest(this.watched);
    const stand = { intervals: this.watched, place: shown.place, positionS: goesOnS, state };
    this.media.reset(isRead(chapter) ? 0 : beginningOf(chapter, stand, this.#antiSkip, at).place);
    const courseId = course.course?.id;
    this.reading.reset(isRead(chapter) ? chapter : null, { watched: this.watched, ...shown, asked: at });
    if (this.#deps.session.userId === null || courseId === undefined || this.locked) return;
    if (isRead(chapter)) {
      this.reading.open(courseId);
      // The chapter has no subtitles.
      this.subtitles.open([]);
      if (chapter.kind === 'scorm') this.#openPackage(course, courseId, chapter);
    } else this.#openSource(courseId, chapter);
    this.presence.open(courseId, course.value?.settings.presence ?? 'none');
    this.#study = new ChapterStudy(this.#deps, course, chapter, {
      onWatched: (watched, delayed) => this.setWatched(chapter, watched, delayed),
      onAcknowledged: (ack) => this.acknowledge(course, chapter, ack),
      onStranded: (second) => this.goBack(chapter, second),
      onRefused: (error) => this.refuse(error),
    });
  }

  /** Switches the subtitles with the interface language, unless a language was chosen. */
  #followLanguage(): void {
    const own = ownLanguage(this.#deps.session);
    if (own === this.#own) return;
    this.#own = own;
    if (!isLanguage(this.#deps.preferences.read().subtitles)) this.subtitles.prefer(own);
  }

  #openPackage(course: CourseStore, courseId: number, chapter: Chapter): void {
    const { eid, userId } = this.#deps.session;
    if (userId === null) return;
    this.scorm.open({ eid, userId, courseId, chapterId: chapter.id }, (ack) => this.acknowledge(course, chapter, ack));
  }

  #openSource(courseId: number, chapter: Chapter): void {
    this.source.open(courseId, chapter.id, {
      onFirst: (address) => this.subtitles.open(address.subtitles),
      // Another device studies: a learner who has not started stays here, a viewer is sent to the refused screen.
      onFailed: (error) => {
        if (this.started && isStudyingElsewhere(error)) this.refuse(error);
      },
    });
  }

  /** Plays from the resume position or from a second. Visitors are asked to log in first. */
  start(atS?: number): void {
    if (this.chapter === null || this.locked || !this.#deps.session.requireLogin()) return;
    if (this.presence.holds()) {
      this.started = true;
      return;
    }
    if (this.reading.chapter !== null) {
      this.started = true;
      this.reading.start();
      return;
    }
    const second = atS ?? this.media.position;
    if (!this.started && atS === undefined && second > 0) this.note('resumed', second);
    this.started = true;
    if (this.notice?.kind === 'idle') this.notice = null;
    this.#study?.prepare();
    if (this.source.failure !== null) this.source.load();
    this.media.play(second);
  }

  /** Seeks to a second and plays from there, as far as the course allows it. */
  seek(second: number): void {
    const allowed = this.#allowed(second);
    if (allowed !== second) this.note('noSkip', allowed);
    this.start(allowed);
  }

  /** Goes to a place of the open chapter: a second of the media, or a page. */
  goTo(place: number): void {
    if (this.locked || !this.#deps.session.requireLogin()) return;
    if (this.reading.chapter === null) {
      this.seek(place);
      return;
    }
    this.reading.turnTo(place);
    this.start();
  }

  /** Retries after the video failed to load or play; the position is kept. */
  retry(): void {
    if (this.reading.chapter !== null) {
      this.scorm.load();
      this.reading.load();
      return;
    }
    this.source.load();
    this.media.play(this.media.position);
  }

  /** Unless the course allows it, nothing plays in a hidden window. */
  windowHidden(): void {
    this.#inView = false;
    this.reading.hidden();
    this.scorm.flush(true);
    if (!this.media.playing) return;
    this.#study?.hidden();
    if (this.#mayPlayUnseen) return;
    this.media.pause();
    this.note('background', this.media.position);
  }

  windowShown(): void {
    this.#inView = true;
    this.reading.shown();
  }

  windowLeft(): void {
    this.scorm.flush(true);
    this.#study?.away();
  }

  windowOnline(): void {
    this.sendNow();
    if (this.source.failure !== null) this.source.load();
    if (this.reading.failure !== null) this.reading.load();
    if (this.scorm.failure !== null) this.scorm.load();
  }

  /** Playback without a viewer is no study: it stops with a notice until somebody plays again. */
  windowIdle(): void {
    if (!this.media.playing) return;
    this.media.pause();
    this.note('idle', this.media.position);
  }

  /** Sends the study stored on this device without waiting for the next retry. */
  sendNow(): void {
    this.scorm.flush();
    this.#study?.online();
  }

  /** Resolves once the chapters already left have sent their last report, or given up. */
  settled(): Promise<void> {
    return this.#settled;
  }

  /** Stores the chosen subtitles for later chapters and visits. */
  chooseSubtitles(language: 'zh' | 'en' | 'off'): void {
    const { preferences } = this.#deps;
    this.subtitles.choose(language);
    preferences.write({ ...preferences.read(), subtitles: language });
  }

  /** Shows or hides the lines on the picture. */
  toggleSubtitles(): void {
    this.chooseSubtitles(this.subtitles.shown ? 'off' : this.subtitles.language);
  }

  dismissNotice(id: number): void {
    if (this.notice?.id === id) this.notice = null;
  }

  /** Leaves the course page. */
  close(): void {
    this.#leave(true);
    this.presence.leave();
    this.#course = null;
    this.chapter = null;
    this.elsewhere = null;
  }

  /** The chapter opens only after another one is learned. */
  get locked(): boolean {
    return this.chapter !== null && this.#course?.lockOf(this.chapter) !== null;
  }

  /** There is no picture, or none that counts. */
  get failed(): boolean {
    return this.refusal !== null || this.source.failure !== null;
  }

  get learned(): boolean {
    return this.chapter !== null && this.#course?.progressOf(this.chapter).state === 'learned';
  }

  /** Position at which the chapter begins once it is started. */
  get beginning(): Beginning {
    const { reading } = this;
    const place = reading.chapter === null ? this.media.position : (reading.asked?.part ?? reading.place);
    return { place, begun: this.watched.length > 0 };
  }

  /** Whole seconds still to watch until the chapter counts as learned, so that displays change once a second. */
  get leftS(): number {
    const detail = this.#course?.value ?? null;
    if (this.chapter === null || detail === null || this.learned) return 0;
    return Math.ceil(leftSeconds(this.watched, this.chapter.durationS, detail.learnedShare));
  }

  /** Skipped stretches; empty once the chapter is learned. */
  get missed(): readonly Interval[] {
    return this.learned ? [] : missed(this.watched);
  }

  #leave(release: boolean): void {
    const before = this.#settled;
    if (this.#study !== null)
      this.#settled = Promise.allSettled([before, this.#study.leave(release)]).then(() => undefined);
    this.#study = null;
    this.scorm.close();
    this.reading.close();
    this.source.close();
    this.subtitles.close();
    this.started = false;
    this.notice = null;
    this.refusal = null;
    this.delayed = false;
  }

  /** Unsent study of an earlier page; null for none. */
  #leftBehind(course: CourseStore, chapter: Chapter): Watched | null {
    const { journal, session } = this.#deps;
    const { eid, userId } = session;
    const courseId = course.course?.id;
    if (userId === null || courseId === undefined) return null;
    return journal.read({ eid, userId, courseId, chapterId: chapter.id });
  }

  get #mayPlayUnseen(): boolean {
    return this.#course?.value?.settings.background !== false;
  }

  #allowed(second: number): number {
    return allowedSecond(second, { antiSkip: this.#antiSkip, learned: this.learned, watched: this.watched });
  }

  get #antiSkip(): boolean {
    return this.#course?.value?.settings.antiSkip === true;
  }

  private note(kind: PlayerNotice['kind'], atS: number): void {
    this.notice = { id: (this.notice?.id ?? 0) + 1, kind, atS };
  }

  private setWatched(chapter: Chapter, watched: readonly Interval[], delayed: boolean): void {
    if (this.chapter !== chapter) return;
    this.watched = watched;
    this.delayed = delayed;
  }

  /** Playback would never count, so it goes back rather than being watched in vain. */
  private goBack(chapter: Chapter, second: number): void {
    if (this.chapter !== chapter) return;
    this.media.goTo(second);
    this.note('notCounted', second);
  }

  private acknowledge(course: CourseStore, chapter: Chapter, ack: ProgressAck): void {
    const before = course.progressOf(chapter).state;
    const courseBefore = course.progress.state;
    this.acknowledged += 1;
    course.apply(ack);
    this.presence.hear(ack.presence);
    if (this.chapter === chapter && this.#inView && this.leftS > 0) this.reading.resume();
    const chapterLearned = ack.chapter.state === 'learned' && before !== 'learned';
    // Through its last chapter, or through the study time that was missing.
    const courseNewlyLearned = ack.course.state === 'learned' && courseBefore !== 'learned';
    if (!chapterLearned && !courseNewlyLearned) return;
    if (chapterLearned && this.chapter === chapter) this.note('learned', this.media.position);
    const courseId = course.course?.id;
    const courseLearned = ack.course.state === 'learned';
    if (courseId !== undefined) this.#deps.onChapterLearned?.({ courseId, chapterId: chapter.id, courseLearned });
  }

  /** A presence check is unanswered: playback stops. */
  private hold(): void {
    this.media.pause();
    this.reading.stop();
  }

  private refuse(error: unknown): void {
    this.media.pause();
    this.reading.stop();
    const course = this.#course?.course ?? null;
    if (!isStudyingElsewhere(error)) this.refusal = error;
    else if (course !== null) this.elsewhere = { courseId: course.id, name: refusedCourseName(error) ?? course.title };
  }
}
