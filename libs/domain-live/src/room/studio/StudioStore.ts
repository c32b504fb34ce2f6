import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { refusedRoom, sendPiece } from '@banyan/contracts/live';
import { refusalCode, refusalData } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import type { Device, Devices, Picture, Source } from './devices.ts';
import { PieceQueueStore, type RecordedPiece, type SendOutcome } from './PieceQueueStore.ts';
import type { Recording } from './recording.ts';
import { troubleOf, type StudioTrouble } from './studioTrouble.ts';

/** Uploads a piece with its signed parameters. */
export type SendPiece = (
  call: typeof sendPiece,
  input: CallInput<typeof sendPiece>,
  file: Blob,
) => Promise<CallOutput<typeof sendPiece>>;

export interface StudioPorts {
  readonly devices: Devices;
  readonly send: SendPiece;
  readonly record: (
    stream: MediaStream,
    onPiece: (piece: RecordedPiece) => void,
    onError: (error: unknown) => void,
  ) => Recording;
  readonly later: (work: () => void, ms: number) => () => void;
  /** Somebody else is on the stage, or the room is over. */
  readonly onOver: () => void;
  readonly now: () => number;
}

/** Maximum time for sending the last pieces, ms. */
const drainMs = 8000;

/** The presenter's studio: picture, sound, and pieces to be sent. */
export class StudioStore {
  picture: Picture = 'camera';
  camera = '';
  microphone = '';
  cameras: readonly Device[] = [];
  microphones: readonly Device[] = [];
  source: Source | null = null;
  opening = false;
  trouble: StudioTrouble | null = null;
  /** The picture has ended on its own. */
  gone = false;
  muted = false;
  /** Start of the recording, epoch ms; null while it is off. */
  since: number | null = null;
  /** Recording has ended; the last pieces are being sent. */
  finishing = false;
  /** Somebody else took the stage, or the room was ended elsewhere. */
  ousted = false;
  /** Null before the first piece. */
  queue: PieceQueueStore | null = null;
  readonly room: number;
  readonly #ports: StudioPorts;
  #recording: Recording | null = null;
  #round = 0;

  constructor(room: number, ports: StudioPorts) {
    this.room = room;
    this.#ports = ports;
    makeAutoObservable(this, { source: observableRef, queue: observableRef });
  }

  get onAir(): boolean {
    return this.since !== null;
  }

  /** Opens the chosen devices; during a recording the new picture replaces the old one once it is available. */
  async open(change: Partial<Pick<StudioStore, 'picture' | 'camera' | 'microphone'>> = {}): Promise<void> {
    const round = (this.#round += 1);
    const { camera, microphone, picture } = this;
    Object.assign(this, change);
    this.opening = true;
    this.trouble = null;
    try {
      const source = await this.#ports.devices.open(this.picture, this.camera, this.microphone);
      if (round !== this.#round) return source.close();
      await this.take(source);
      const listed = await this.#ports.devices.list();
      runInAction(() => Object.assign(this, listed));
    } catch (error) {
      if (round === this.#round) this.fail(error, { camera, microphone, picture });
    } finally {
      runInAction(() => (this.opening = false));
    }
  }

  /** Starts the recording with the open devices. */
  start(): void {
    if (this.source === null || this.onAir) return;
    this.ousted = false;
    this.queue = new PieceQueueStore({
      send: (piece) => this.send(piece),
      later: this.#ports.later,
      onOver: () => this.over(),
    });
    this.since = this.#ports.now();
    this.record(this.source);
  }

  toggleMuted(): void {
    this.muted = !this.muted;
    this.source?.setMuted(this.muted);
  }

  /** Ends the recording; waiting pieces are still sent for a short time. */
  async stop(): Promise<void> {
    const { queue } = this;
    this.finishing = true;
    this.since = null;
    const recording = this.#recording;
    this.#recording = null;
    await recording?.stop();
    this.close();
    if (queue !== null) await when(() => queue.waiting === 0, { timeout: drainMs }).catch(() => undefined);
    queue?.close();
    runInAction(() => (this.finishing = false));
  }

  /** The server reports that somebody else is on the stage, or that the room is over. */
  oust(): void {
    if (!this.onAir) return;
    this.ousted = true;
    // Further pieces would be refused.
    this.queue?.close();
    void this.stop();
  }

  /** Closes camera, microphone or screen. */
  close(): void {
    this.#round += 1;
    this.source?.close();
    this.source = null;
    this.since = null;
    this.trouble = null;
    this.gone = false;
  }

  /** The page is left. */
  leave(): void {
    void this.#recording?.stop();
    this.#recording = null;
    this.queue?.close();
    this.close();
  }

  /** The connection is back. */
  online(): void {
    this.queue?.hurry();
  }

  private async take(source: Source): Promise<void> {
    const [before, recording] = [this.source, this.#recording];
    source.setMuted(this.muted);
    source.onEnd(() => this.ended(source));
    this.source = source;
    this.gone = false;
    if (this.onAir) {
      this.record(source);
      await recording?.stop();
    }
    before?.close();
  }

  /** Opening failed: the earlier devices stay open and chosen. */
  private fail(error: unknown, before: Pick<StudioStore, 'camera' | 'microphone' | 'picture'>): void {
    this.trouble = troubleOf(error);
    if (this.source !== null) Object.assign(this, before);
  }

  private record(source: Source): void {
    const fail = () => runInAction(() => Object.assign(this, { trouble: 'unsupported', gone: true }));
    this.#recording = this.#ports.record(source.stream, (piece) => this.queue?.add(piece), fail);
  }

  /** The screen sharing was ended in the browser's bar: the camera does not open without being asked. */
  private ended(source: Source): void {
    if (this.source === source) this.gone = true;
  }

  private over(): void {
    this.oust();
    this.#ports.onOver();
  }

  private async send(piece: RecordedPiece): Promise<SendOutcome> {
    const { bytes, codecs, key, type } = piece;
    try {
      await this.#ports.send(sendPiece, { id: this.room, key, type, codecs }, bytes);
      return 'sent';
    } catch (error) {
      const refusal = refusalData(error, ErrorCode.roomRefused, refusedRoom)?.refusal;
      if (refusal === 'stage' || refusal === 'state') return 'over';
      const code = refusalCode(error);
      const certain = code !== null && code !== ErrorCode.tooFrequent && code !== ErrorCode.unavailable;
      return certain ? 'refused' : 'failed';
    }
  }
}
