import { type CallInput, type CallOutput } from '@banyan/contracts';
import {
  assistLimits,
  type checkLoginExpire,
  type RecordingStatus,
  type SupportType,
  type updateAssistStatus,
  type uploadFileChunk,
} from '@banyan/contracts/account';
import { makeAutoObservable, runInAction } from 'mobx';
import { PartOfScreenError, type Capture, type OpenCapture } from './capture.ts';
import { ChunkQueue } from './ChunkQueue.ts';
import { isOver, leavesItself, step, type RecordingEvent } from './status.ts';

export interface RecorderPorts {
  readonly capture: OpenCapture;
  readonly check: (input: CallInput<typeof checkLoginExpire>) => Promise<CallOutput<typeof checkLoginExpire>>;
  readonly report: (input: CallInput<typeof updateAssistStatus>) => Promise<CallOutput<typeof updateAssistStatus>>;
  readonly send: (input: CallInput<typeof uploadFileChunk>, chunk: Blob) => Promise<CallOutput<typeof uploadFileChunk>>;
  /** Errors that need no message. */
  readonly log: (error: unknown) => void;
  /** Whether an error says that the server has no such session any more. */
  readonly isGone: (error: unknown) => boolean;
  /** Ends the login of support, and goes to /login. */
  readonly leave: () => void;
}

/** An access that support was given, as its session knows it. */
export interface Access {
  readonly id: number;
  readonly type: SupportType;
  /** Epoch ms. */
  readonly expireTime: number;
}

/**
 * A support session under recording: in the window that records, and in others, which look where it stands. That it
 * is recorded the server says, once pieces have come; before that, and while none comes, it answers nothing else.
 */
export class RecorderStore {
  status: RecordingStatus = 'ready';
  /** State of the session according to the server. */
  said: RecordingStatus = 'ready';
  /** Consent is given; the browser asks what to show, and the first piece is on its way. */
  starting = false;
  /** Something else than the whole screen was chosen. */
  partOnly = false;
  expireTime: number;
  confirmTime: number | null = null;
  /** The server's words on why it is over; empty otherwise. */
  message = '';
  /** Number of the finished recording; empty before. */
  number = '';

  private count = 0;
  private capture: Capture | null = null;
  private queue: ChunkQueue | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private exit: ReturnType<typeof setTimeout> | undefined;
  private readonly access: Access;
  private readonly ports: RecorderPorts;

  constructor(access: Access, ports: RecorderPorts) {
    this.access = access;
    this.expireTime = access.expireTime;
    this.ports = ports;
    type Own = 'count' | 'capture' | 'queue' | 'timer' | 'exit' | 'access' | 'ports';
    makeAutoObservable<this, Own>(this, {
      ...{ count: false, capture: false, queue: false, timer: false, exit: false, access: false, ports: false },
    });
  }

  /** Whether it is recorded, as the server says; in another window too. */
  get isRecorded(): boolean {
    return !isOver(this.status) && this.said === 'recording';
  }

  /** Begins to ask whether the access holds. Answers how to end. */
  watch(): () => void {
    this.timer = setInterval(() => void this.check(), assistLimits.checkMs);
    void this.check();
    return () => {
      clearInterval(this.timer);
      clearTimeout(this.exit);
      this.capture?.stop();
    };
  }

  /** Consent was given: records, or tells that it cannot. A second call while one runs does nothing. */
  async start(): Promise<void> {
    if (this.status !== 'ready' || this.starting) return;
    this.starting = true;
    this.partOnly = false;
    const early: (readonly [chunk: Blob, last: boolean])[] = [];
    try {
      const capture = await this.ports.capture({
        onChunk: (chunk, last) => (this.queue === null ? void early.push([chunk, last]) : this.queue.add(chunk, last)),
        onEnd: () => this.ended(),
        onError: (error) => this.broke(error),
      });
      this.capture = capture;
      const { index } = await this.ports.report({ id: this.access.id, status: 'start' });
      this.queue = this.queueFrom(index, capture.sound);
      for (const [chunk, last] of early) this.queue.add(chunk, last);
    } catch (error) {
      if (error instanceof PartOfScreenError) this.choosesAgain();
      else this.refused(error);
    }
  }

  /** Support leaves without having begun. */
  cancel(): void {
    if (this.status !== 'ready') return;
    this.tell('cancel');
    this.happen('cancel');
  }

  /** Support has finished. */
  stop(): void {
    if (this.status !== 'recording') return;
    this.happen('stop');
    this.capture?.stop();
  }

  /** Leaves now instead of by itself. */
  leave(): void {
    clearTimeout(this.exit);
    this.ports.leave();
  }

  private queueFrom(first: number, sound: boolean): ChunkQueue {
    const { id, type } = this.access;
    const { log, send } = this.ports;
    const one = async (chunk: Blob, index: number, last: boolean) => {
      const status = last ? ('stopped' as const) : ('recording' as const);
      const answer = await send({ id, index, status, type, sound: sound ? 'Y' : 'N' }, chunk);
      if (!last) this.taken();
      return answer;
    };
    const lost = () => this.starting && this.refused(new Error('the first piece did not get there'));
    return new ChunkQueue(first, one, log, lost);
  }

  /** The server has a piece: from the first one on it answers. */
  private taken(): void {
    runInAction(() => {
      this.starting = false;
      this.said = 'recording';
    });
    this.happen('start');
  }

  private choosesAgain(): void {
    runInAction(() => {
      this.starting = false;
      this.partOnly = true;
    });
  }

  private refused(error: unknown): void {
    this.ports.log(error);
    runInAction(() => (this.starting = false));
    // Later results are ignored.
    this.queue = null;
    this.capture?.stop();
    this.capture = null;
    this.tell('fail');
    this.happen('refuse');
  }

  /** Asks the server; a failure is only logged. */
  private async check(): Promise<void> {
    if (isOver(this.status)) return;
    this.count += 1;
    try {
      const answer = await this.ports.check({ id: this.access.id, status: this.status, count: this.count });
      runInAction(() => {
        this.confirmTime = answer.confirmTime;
        this.expireTime = answer.expireTime;
        this.message = answer.msg;
        this.said = answer.status;
      });
      if (answer.errorCode !== '') this.happen(answer.errorCode);
      else if (isOver(answer.status)) this.overElsewhere(answer.status);
    } catch (error) {
      this.ports.log(error);
      if (this.ports.isGone(error)) this.leave();
    }
  }

  /** Another window, or time, has ended it; what this one itself is ending comes to its own end. */
  private overElsewhere(status: RecordingStatus): void {
    if (this.status === 'recording') this.happen('break');
    else if (this.status === 'ready') this.settle(status);
  }

  private tell(status: 'cancel' | 'fail' | 'error'): void {
    this.ports.report({ id: this.access.id, status }).catch(this.ports.log);
  }

  private broke(error: unknown): void {
    if (this.starting) return this.refused(error);
    this.ports.log(error);
    this.tell('error');
    this.happen('break');
  }

  /** The picture has ended: by the button, by the browser's bar, or because the access is over. */
  private ended(): void {
    // The picture was taken back before anything of it had come.
    if (this.starting) return this.refused(new Error('ended before it began'));
    if (this.queue === null) return;
    this.happen('stop');
    this.happen('flushed');
    void this.queue.end?.then((answer) => {
      if (answer !== null) runInAction(() => (this.number = answer.number));
      this.happen('saved');
    });
  }

  private happen(event: RecordingEvent): void {
    const after = step(this.status, event);
    if (after !== this.status) this.settle(after);
  }

  private settle(after: RecordingStatus): void {
    const before = this.status;
    runInAction(() => (this.status = after));
    if (!isOver(after)) return;
    clearInterval(this.timer);
    // The server's ends stop the recording; what there is of it is still sent.
    if (before === 'recording') this.capture?.stop();
    if (leavesItself(after)) this.exit = setTimeout(() => this.leave(), assistLimits.exitMs);
  }
}
