import {
  assistLimits,
  type checkLoginExpire,
  type CallInput,
  type CallOutput,
  type RecordingStatus,
  type RecordingType,
  type updateAssistStatus,
  type uploadFileChunk,
} from '@banyan/contracts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Capture, OpenCapture } from './capture.ts';
import { ChunkQueue } from './ChunkQueue.ts';
import { isOver, leavesItself, step, type RecordingEvent } from './status.ts';

export interface RecorderPorts {
  readonly capture: OpenCapture;
  readonly check: (input: CallInput<typeof checkLoginExpire>) => Promise<CallOutput<typeof checkLoginExpire>>;
  readonly report: (input: CallInput<typeof updateAssistStatus>) => Promise<CallOutput<typeof updateAssistStatus>>;
  readonly send: (input: CallInput<typeof uploadFileChunk>, chunk: Blob) => Promise<CallOutput<typeof uploadFileChunk>>;
  /** What went wrong without anybody having to be told [AR-03] [AR-04]. */
  readonly log: (error: unknown) => void;
  /** Ends the login of support, and goes to /login. */
  readonly leave: () => void;
}

/** A support session under recording [AR-01]. */
export class RecorderStore {
  status: RecordingStatus = 'ready';
  /** Consent is given; the browser asks what to show. */
  starting = false;
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
  private readonly id: number;
  private readonly ports: RecorderPorts;

  constructor(access: { readonly id: number; readonly expireTime: number }, ports: RecorderPorts) {
    this.id = access.id;
    this.expireTime = access.expireTime;
    this.ports = ports;
    type Own = 'count' | 'capture' | 'queue' | 'timer' | 'exit' | 'id' | 'ports';
    makeAutoObservable<this, Own>(this, {
      ...{ count: false, capture: false, queue: false, timer: false, exit: false, id: false, ports: false },
    });
  }

  /** Begins to ask whether the access holds. Answers how to end [AR-04]. */
  watch(): () => void {
    this.timer = setInterval(() => void this.check(), assistLimits.checkMs);
    void this.check();
    return () => {
      clearInterval(this.timer);
      clearTimeout(this.exit);
      this.capture?.stop();
    };
  }

  /** Consent was given: records, or tells that it cannot [AR-05]. A second call while one runs does nothing. */
  async start(): Promise<void> {
    if (this.status !== 'ready' || this.starting) return;
    this.starting = true;
    try {
      const early: (readonly [chunk: Blob, last: boolean])[] = [];
      let over = false;
      const capture = await this.ports.capture({
        onChunk: (chunk, last) => (this.queue === null ? void early.push([chunk, last]) : this.queue.add(chunk, last)),
        onEnd: () => {
          over = true;
          this.ended();
        },
        onError: (error) => this.broke(error),
      });
      this.capture = capture;
      const { index } = await this.ports.report({ id: this.id, status: 'start' });
      this.queue = this.queueFrom(index, capture.container.type);
      for (const [chunk, last] of early) this.queue.add(chunk, last);
      this.happen('start');
      // The picture was taken back before the server had answered.
      if (over) this.ended();
      void this.check();
    } catch (error) {
      this.ports.log(error);
      this.capture?.stop();
      this.capture = null;
      this.tell('fail');
      this.happen('refuse');
    } finally {
      runInAction(() => (this.starting = false));
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

  private queueFrom(index: number, type: RecordingType): ChunkQueue {
    const { log, send } = this.ports;
    const one = (chunk: Blob, at: number, last: boolean) =>
      send({ id: this.id, index: at, status: last ? 'stopped' : 'recording', type }, chunk);
    return new ChunkQueue(index, one, log);
  }

  /** Asks the server; a failure is only logged [AR-04]. */
  private async check(): Promise<void> {
    if (isOver(this.status)) return;
    this.count += 1;
    try {
      const said = await this.ports.check({ id: this.id, status: this.status, count: this.count });
      runInAction(() => {
        this.confirmTime = said.confirmTime;
        this.expireTime = said.expireTime;
        this.message = said.msg;
      });
      if (said.errorCode !== '') this.happen(said.errorCode);
    } catch (error) {
      this.ports.log(error);
    }
  }

  private tell(status: 'cancel' | 'fail' | 'error'): void {
    this.ports.report({ id: this.id, status }).catch(this.ports.log);
  }

  private broke(error: unknown): void {
    this.ports.log(error);
    this.tell('error');
    this.happen('break');
  }

  /** The picture has ended: by the button, by the browser's bar, or because the access is over. */
  private ended(): void {
    if (this.queue === null) return;
    this.happen('stop');
    this.happen('flushed');
    void this.queue.end?.then((answer) => {
      if (answer !== null) runInAction(() => (this.number = answer.number));
      this.happen('saved');
    });
  }

  private happen(event: RecordingEvent): void {
    const before = this.status;
    const after = step(before, event);
    if (after === before) return;
    runInAction(() => (this.status = after));
    if (!isOver(after)) return;
    clearInterval(this.timer);
    // The server's ends stop the recording; what there is of it is still sent.
    if (before === 'recording') this.capture?.stop();
    if (leavesItself(after)) this.exit = setTimeout(() => this.leave(), assistLimits.exitMs);
  }
}
