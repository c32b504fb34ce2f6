import type { Media } from '../player/media.ts';

/** The part of a video element that the player uses, driven by the test. */
export class FakeMedia extends EventTarget implements Media {
  paused = true;
  ended = false;
  error: MediaError | null = null;
  volume = 1;
  muted = false;
  readyState = 0;
  seeking = false;
  defaultPlaybackRate = 1;
  /** Whether `play()` is allowed; browsers may require a gesture first. */
  mayPlay = true;
  awaitsAddress = false;
  readonly durationS: number;
  #at = 0;
  #rate = 1;

  constructor(durationS = 1270) {
    super();
    this.durationS = durationS;
  }

  get currentTime(): number {
    return this.#at;
  }

  set currentTime(second: number) {
    this.#at = second;
    this.ended = false;
    this.seeking = true;
    this.#tell('seeking');
    this.seeking = false;
    this.#tell('seeked');
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    this.#rate = rate;
    this.#tell('ratechange');
  }

  play(): Promise<void> {
    if (!this.mayPlay) return Promise.reject(new DOMException('no press', 'NotAllowedError'));
    if (this.awaitsAddress) return Promise.reject(new DOMException('a new load', 'AbortError'));
    this.paused = false;
    this.#tell('playing');
    return Promise.resolve();
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.#tell('pause');
  }

  /** Loads a new address: the default speed again, and soon the video's length. */
  load(): void {
    this.error = null;
    this.awaitsAddress = false;
    this.readyState = 1;
    if (this.#rate !== this.defaultPlaybackRate) this.playbackRate = this.defaultPlaybackRate;
    this.#tell('loadedmetadata');
  }

  /** Changes the address: without an event the position is 0 and nothing is loaded. */
  change(): void {
    this.paused = true;
    this.ended = false;
    this.#at = 0;
    this.readyState = 0;
    this.awaitsAddress = true;
    this.#tell('timeupdate');
  }

  /** The video waits for the network. */
  stall(): void {
    this.#tell('waiting');
  }

  /** The video advances by less than it reports. */
  creep(seconds: number): void {
    this.#at += seconds;
  }

  /** The video advances by some seconds; at its end it stops. */
  run(seconds: number): void {
    if (this.paused) return;
    this.#at = Math.min(this.durationS, this.#at + seconds);
    this.#tell('timeupdate');
    if (this.#at < this.durationS) return;
    this.ended = true;
    this.pause();
    this.#tell('ended');
  }

  /** The video stops with an error; browsers then do not report it as paused. */
  fail(): void {
    this.error = { code: 2, message: 'network' } as MediaError;
    this.#tell('error');
  }

  #tell(name: string): void {
    this.dispatchEvent(new Event(name));
  }
}
