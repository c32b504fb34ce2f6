import type { Interval } from '@banyan/contracts';
import type { BeatReason } from '@banyan/contracts/course';
import { Outbox } from '@banyan/core-http';
import type { WriteOptions } from '@banyan/core-screen';
import type { ProgressAck, ProgressBeat } from '../api/courseApi.ts';
import { fateOfReport } from '../shared/refusal.ts';
import { merge } from './intervals.ts';
import type { ProgressJournal, WatchKey } from './ProgressJournal.ts';
import { firstSending, isOfGoneWindow, type SentBeat } from './SentBeat.ts';
import { WatchedTrail } from './WatchedTrail.ts';
import { strandedAfter } from './watchRules.ts';

/** While the video plays, a heartbeat goes out this often. */
export const beatEveryMs = 10_000;
/** The journal is written at most this often while the video plays, so a crash costs a second at most. */
const journalEveryMs = 1000;
const retryMs = [1000, 2000, 5000, 10_000] as const;
/** The page may be gone before these are answered. */
const lastWords: ReadonlySet<BeatReason> = new Set(['hidden', 'leave']);

/** What the reporter asks of the world. */
export interface ReporterPorts {
  readonly key: WatchKey;
  /** Id of this window, see core-screen's `windowName`. */
  readonly holder: string;
  readonly journal: ProgressJournal;
  readonly send: (beat: ProgressBeat, options: WriteOptions) => Promise<ProgressAck>;
  /** The course forbids skipping ahead on a first watch. */
  readonly antiSkip: boolean;
  /** The server has answered: its union is the truth from now on. */
  readonly onAcknowledged: (ack: ProgressAck) => void;
  /** What `watched` or `delayed` gives has changed. */
  readonly onWatched: () => void;
  /** The server credited less than was played, and what runs now will never count: it counts on from this second. */
  readonly onStranded: (second: number) => void;
  /** The server takes no more: learning goes on elsewhere, access ended, or it makes no sense of it. */
  readonly onRefused: (error: unknown) => void;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Tells the server what of one chapter was watched, and loses nothing on the way: every piece stays in the journal
 * until it is acknowledged.
 */
export class ProgressReporter {
  readonly #ports: ReporterPorts;
  readonly #trail: WatchedTrail;
  #acknowledged: readonly Interval[];
  #positionS: number;
  /** Parts that were shown and are not acknowledged, and the one that is shown. */
  readonly #seen: Set<number>;
  #place: number;
  #rate = 1;
  /** Fastest rate since the last acknowledgement: what the server needs to credit all of it. */
  #claimedRate: number;
  #playing = false;
  #stopped = false;
  readonly #outbox: Outbox<SentBeat, ProgressAck>;
  /** The heartbeat that waits for its answer: the first pieces of the trail. */
  #sent: SentBeat | null;
  /** Why another heartbeat goes out, even where nothing was watched; null: for what is left alone. */
  #due: BeatReason | null = null;
  /** Why a heartbeat was asked for last. */
  #reason: BeatReason = 'tick';
  #beatAt = 0;
  #journalAt = 0;

  /** `acknowledged`: what the server has already; what an earlier page left behind is taken from the journal. */
  constructor(ports: ReporterPorts, acknowledged: readonly Interval[], positionS: number) {
    const left = ports.journal.read(ports.key);
    this.#ports = ports;
    this.#trail = new WatchedTrail(left?.intervals);
    this.#acknowledged = acknowledged;
    this.#positionS = left?.positionS ?? positionS;
    this.#claimedRate = left?.rate ?? 1;
    this.#sent = left?.sent ?? null;
    this.#seen = new Set(left?.shown?.seen);
    this.#place = left?.shown?.place ?? 0;
    this.#outbox = new Outbox({
      items: {
        waits: () => this.#sent !== null || this.#due !== null || this.#hasUnsent,
        next: () => this.#next(),
      },
      send: ({ beat, key }, leaving) =>
        ports.send(beat, { idempotencyKey: key, retry: this.#reason === 'leave', keepalive: leaving }),
      onSent: (ack, sent) => this.#acknowledge(ack, sent),
      onFailed: (error, sent) => this.#failed(error, sent),
      backOff: (failures) => retryMs[Math.min(failures, retryMs.length) - 1] ?? retryMs[0],
    });
  }

  /** Union of what the server has and what it does not have yet. */
  get watched(): Interval[] {
    return merge(this.#acknowledged, this.#trail.all);
  }

  /** Whether something waits for an acknowledgement. */
  get waiting(): boolean {
    return this.#seen.size > 0 || this.#trail.all.some(([from, to]) => to > from);
  }

  /** Whether it has to wait longer than it should: the last attempt failed, and is repeated. */
  get delayed(): boolean {
    return this.#outbox.delayed;
  }

  /** Playing has started. */
  play(positionS: number): void {
    const now = this.#ports.now();
    // After a stall it goes on: the next heartbeat is not put off by it.
    if (!this.#playing) this.#beatAt = now;
    this.#playing = true;
    this.#positionS = positionS;
    this.#trail.begin(positionS, now);
  }

  /** The video has come to a second. */
  move(positionS: number): void {
    if (!this.#playing) return;
    const now = this.#ports.now();
    this.#positionS = positionS;
    this.#trail.move(positionS, this.#rate, now);
    this.#claimedRate = Math.max(this.#claimedRate, this.#rate);
    if (now - this.#journalAt >= journalEveryMs) this.#write(now);
    this.#ports.onWatched();
    if (now - this.#beatAt >= beatEveryMs) this.#beat('tick');
  }

  /** A part of what is read is shown: for the first time, or again. */
  show(part: number, first: boolean): void {
    this.#place = part;
    if (first) this.#seen.add(part);
    this.#write(this.#ports.now());
    // While time runs the next heartbeat tells it.
    if (!this.#playing) this.#beat('seek');
  }

  /** Playing has stopped, at the end or before it. */
  pause(reason: 'pause' | 'ended' | 'hidden' = 'pause'): void {
    if (!this.#playing) return;
    this.#playing = false;
    this.#trail.close();
    this.#beat(reason);
  }

  /** The window is not in view any more; playing may go on. */
  hidden(): void {
    if (this.#playing) this.#beat('hidden');
  }

  /** The learner has jumped to a second. */
  seek(positionS: number): void {
    this.#trail.close();
    if (this.#playing) this.#trail.begin(positionS, this.#ports.now());
    const moved = Math.abs(positionS - this.#positionS) > 1;
    this.#positionS = positionS;
    // Whoever looks for a place in a stopped video studies nothing yet: the next heartbeat tells it.
    if (this.#playing && (moved || this.waiting)) this.#beat('seek');
  }

  /** The speed has changed. What ran so far goes out under the old one. */
  setRate(rate: number): void {
    if (rate === this.#rate) return;
    if (this.#playing) this.#beat('rate');
    this.#rate = rate;
  }

  /** Sends what waits, e.g. what an earlier page left behind or once the network is back. */
  flush(): void {
    if (this.waiting && !this.#outbox.sending) this.#beat('resume');
  }

  /** The page is being put away; it may come back. What is not sent stays in the journal. */
  away(): void {
    if (this.#playing || this.waiting) this.#beat('leave');
  }

  /** The chapter is left. Resolves once its last heartbeat is answered or given up. */
  async leave(): Promise<void> {
    this.#playing = false;
    this.#trail.close();
    if (this.waiting) this.#beat('leave');
    this.#stopped = true;
    await this.#outbox.close();
  }

  get #hasUnsent(): boolean {
    return this.#trail.pieces.length > 0 || this.#seen.size > 0;
  }

  #beat(reason: BeatReason): void {
    this.#cut();
    if (this.#stopped) return;
    this.#due = reason;
    this.#reason = reason;
    this.#outbox.flush(lastWords.has(reason));
  }

  /** Makes a piece of what ran so far. */
  #cut(): void {
    const now = this.#ports.now();
    this.#beatAt = now;
    if (this.#playing) this.#trail.cut(now);
    this.#trail.compact(this.#sent?.beat.intervals.length ?? 0);
    this.#write(now);
  }

  #next(): SentBeat {
    // What is sent again says what it said the first time; what came after it follows.
    if (this.#sent !== null) this.#cut();
    const reason = this.#stopped ? 'leave' : (this.#due ?? 'tick');
    if (this.#sent === null || this.#sent.beat.reason === this.#due) this.#due = null;
    this.#reason = reason;
    this.#sent ??= this.#compose(reason);
    this.#write(this.#ports.now());
    return this.#sent;
  }

  #compose(reason: BeatReason): SentBeat {
    const { key, holder } = this.#ports;
    const { pieces } = this.#trail;
    const rate = pieces.length > 0 ? this.#claimedRate : this.#rate;
    const place = { course_id: key.courseId, chapter_id: key.chapterId, holder };
    const shown = { seen: [...this.#seen], place: this.#place };
    return firstSending({ ...place, positionS: this.#positionS, rate, reason }, pieces, shown);
  }

  #acknowledge(ack: ProgressAck, sent: SentBeat): void {
    this.#sent = null;
    this.#trail.forget(sent.beat.intervals.length);
    for (const part of sent.beat.seen ?? []) this.#seen.delete(part);
    this.#acknowledged = ack.chapter.intervals;
    if (this.#trail.pieces.length === 0) this.#claimedRate = this.#rate;
    const counted = this.#dropStranded(ack);
    this.#write(this.#ports.now());
    this.#ports.onAcknowledged(ack);
    this.#ports.onWatched();
    // After the chapter was left only what is still missing goes out.
    if (this.#stopped && !this.waiting) this.#due = null;
    if (counted !== null && !this.#stopped) this.#ports.onStranded(counted);
  }

  /** Takes out what a first watch can no longer be credited for; answers from where it counts again, null if all is well. */
  #dropStranded({ chapter }: ProgressAck): number | null {
    if (!this.#ports.antiSkip || chapter.state === 'learned') return null;
    const here: Interval = [this.#positionS, this.#positionS];
    const limit = strandedAfter(chapter.intervals, [...this.#trail.all, here]);
    if (limit === null) return null;
    this.#trail.forgetAfter(limit);
    return limit;
  }

  #failed(error: unknown, sent: SentBeat): 'retry' | 'drop' | 'rest' {
    if (isOfGoneWindow(sent, this.#ports.holder, error)) {
      this.#sent = null;
      this.#due ??= this.#reason;
      return 'drop';
    }
    const fate = fateOfReport(error);
    if (fate === 'retry') {
      this.#write(this.#ports.now());
      if (!this.#stopped) this.#ports.onWatched();
      return 'retry';
    }
    this.#sent = null;
    if (fate === 'drop') {
      this.#trail.forget(this.#trail.pieces.length);
      this.#seen.clear();
    }
    this.#write(this.#ports.now());
    if (!this.#stopped) {
      this.#stopped = true;
      void this.#outbox.hold();
      this.#ports.onRefused(error);
    }
    return 'rest';
  }

  #write(now: number): void {
    this.#journalAt = now;
    const intervals = this.#trail.all.filter(([from, to]) => to > from);
    this.#ports.journal.write(this.#ports.key, {
      intervals,
      positionS: this.#positionS,
      rate: this.#claimedRate,
      at: now,
      ...(this.#seen.size === 0 ? {} : { shown: { seen: [...this.#seen], place: this.#place } }),
      ...(this.#sent === null ? {} : { sent: this.#sent }),
    });
  }
}
