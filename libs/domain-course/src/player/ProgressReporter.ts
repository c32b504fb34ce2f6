import type { Interval } from '@banyan/contracts';
import type { BeatReason } from '@banyan/contracts/course';
import { Outbox } from '@banyan/core-http';
import type { WriteOptions } from '@banyan/core-screen';
import type { ProgressAck, ProgressBeat } from '../api/courseApi.ts';
import { outcomeOfReport } from '../shared/refusal.ts';
import { merge } from './intervals.ts';
import type { ProgressJournal, WatchKey } from './ProgressJournal.ts';
import { firstSending, isOfGoneWindow, type SentBeat } from './SentBeat.ts';
import { WatchedTrail } from './WatchedTrail.ts';
import { strandedAfter } from './watchRules.ts';

/** Interval of heartbeats while the video plays. */
export const beatEveryMs = 10_000;
/** Minimum time between two writes of the journal while the video plays: a crash loses at most a second. */
const journalEveryMs = 1000;
const retryMs = [1000, 2000, 5000, 10_000] as const;
/** Heartbeats that the page may not outlive. */
const lastWords: ReadonlySet<BeatReason> = new Set(['hidden', 'leave']);

/** Dependencies of the reporter. */
export interface ReporterPorts {
  readonly key: WatchKey;
  /** Id of this window, see core-screen's `windowName`. */
  readonly holder: string;
  readonly journal: ProgressJournal;
  readonly send: (beat: ProgressBeat, options: WriteOptions) => Promise<ProgressAck>;
  /** The course forbids skipping ahead on the first watch. */
  readonly antiSkip: boolean;
  /** The server has answered; its union replaces ours. */
  readonly onAcknowledged: (ack: ProgressAck) => void;
  /** `watched` or `delayed` has changed. */
  readonly onWatched: () => void;
  /** The server credited less than was played, and the current piece cannot count: it counts again from this second. */
  readonly onStranded: (second: number) => void;
  /** The server accepts no more: study continues elsewhere, access ended, or the report is invalid. */
  readonly onRefused: (error: unknown) => void;
  /** Current time, epoch ms. */
  readonly now: () => number;
}

/**
 * Reports the study of one chapter to the server without loss: every piece stays in the journal until it is
 * acknowledged.
 */
export class ProgressReporter {
  readonly #ports: ReporterPorts;
  readonly #trail: WatchedTrail;
  #acknowledged: readonly Interval[];
  #positionS: number;
  /** Unacknowledged parts shown, and the current one. */
  readonly #seen: Set<number>;
  #place: number;
  #rate = 1;
  /** Fastest rate since the last acknowledgement, which the server needs to credit everything. */
  #claimedRate: number;
  #playing = false;
  #stopped = false;
  readonly #outbox: Outbox<SentBeat, ProgressAck>;
  /** The unanswered heartbeat: the first pieces of the trail. */
  #sent: SentBeat | null;
  /** Reason for another heartbeat, even without new study; null: only for unsent pieces. */
  #due: BeatReason | null = null;
  /** Reason of the last requested heartbeat. */
  #reason: BeatReason = 'tick';
  #beatAt = 0;
  #journalAt = 0;

  /** `acknowledged`: intervals stored on the server; unsent study of an earlier page is read from the journal. */
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

  /** Union of acknowledged and unsent study. */
  get watched(): Interval[] {
    return merge(this.#acknowledged, this.#trail.all);
  }

  /** Whether something is unacknowledged. */
  get waiting(): boolean {
    return this.#seen.size > 0 || this.#trail.all.some(([from, to]) => to > from);
  }

  /** Whether sending is overdue: the last attempt failed, and is retried. */
  get delayed(): boolean {
    return this.#outbox.delayed;
  }

  /** Playing has started. */
  play(positionS: number): void {
    const now = this.#ports.now();
    // Resuming after a stall does not postpone the next heartbeat.
    if (!this.#playing) this.#beatAt = now;
    this.#playing = true;
    this.#positionS = positionS;
    this.#trail.begin(positionS, now);
  }

  /** The video has reached a second. */
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

  /** A part of a reading chapter is shown: for the first time, or again. */
  show(part: number, first: boolean): void {
    this.#place = part;
    if (first) this.#seen.add(part);
    this.#write(this.#ports.now());
    // While time runs the next heartbeat reports it.
    if (!this.#playing) this.#beat('seek');
  }

  /** Playing has stopped, at the end or before it. */
  pause(reason: 'pause' | 'ended' | 'hidden' = 'pause'): void {
    if (!this.#playing) return;
    this.#playing = false;
    this.#trail.close();
    this.#beat(reason);
  }

  /** The window is hidden; playing may continue. */
  hidden(): void {
    if (this.#playing) this.#beat('hidden');
  }

  /** The learner has jumped to a second. */
  seek(positionS: number): void {
    this.#trail.close();
    if (this.#playing) this.#trail.begin(positionS, this.#ports.now());
    const moved = Math.abs(positionS - this.#positionS) > 1;
    this.#positionS = positionS;
    // Seeking in a stopped video is no study yet: the next heartbeat reports it.
    if (this.#playing && (moved || this.waiting)) this.#beat('seek');
  }

  /** The speed has changed. The piece so far is reported with the old one. */
  setRate(rate: number): void {
    if (rate === this.#rate) return;
    if (this.#playing) this.#beat('rate');
    this.#rate = rate;
  }

  /** Sends unsent study, e.g. of an earlier page or once the network is back. */
  flush(): void {
    if (this.waiting && !this.#outbox.sending) this.#beat('resume');
  }

  /** The page is being hidden and may return. Unsent study stays in the journal. */
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

  /** Ends the current piece. */
  #cut(): void {
    const now = this.#ports.now();
    this.#beatAt = now;
    if (this.#playing) this.#trail.cut(now);
    this.#trail.compact(this.#sent?.beat.intervals.length ?? 0);
    this.#write(now);
  }

  #next(): SentBeat {
    // A repeated heartbeat is unchanged; later study follows in the next one.
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
    // After the chapter was left only unsent study is reported.
    if (this.#stopped && !this.waiting) this.#due = null;
    if (counted !== null && !this.#stopped) this.#ports.onStranded(counted);
  }

  /** Removes pieces that a first watch cannot be credited for; returns the second from which it counts, or null. */
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
    const outcome = outcomeOfReport(error);
    if (outcome === 'retry') {
      this.#write(this.#ports.now());
      if (!this.#stopped) this.#ports.onWatched();
      return 'retry';
    }
    this.#sent = null;
    if (outcome === 'drop') {
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
