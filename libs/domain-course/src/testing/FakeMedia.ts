import type { Media } from '../player/media.ts';

/** A video element as far as the player uses one, run by the test. */
export class FakeMedia extends EventTarget implements Media {
  paused = true;
  ended = false;
  error: MediaError | null = null;
  volume = 1;
  muted = false;
  readyState = 0;
  seeking = false;
  defaultPlaybackRate = 1;
  /** What the browser says to `play()`: it may need a press, or is broken off while the address is on its way. */
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

  /** A new address: the speed is the default one again, and soon the video's length is known. */
  load(): void {
    this.error = null;
    this.awaitsAddress = false;
    this.readyState = 1;
    if (this.#rate !== this.defaultPlaybackRate) this.playbackRate = this.defaultPlaybackRate;
    this.#tell('loadedmetadata');
  }

  /** The address changes: without a word it stands still at the start, and has nothing until it is loaded. */
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

  /** The video runs on by less than it tells of. */
  creep(seconds: number): void {
    this.#at += seconds;
  }

  /** The video runs on by some seconds; at its end it stops. */
  run(seconds: number): void {
    if (this.paused) return;
    this.#at = Math.min(this.durationS, this.#at + seconds);
    this.#tell('timeupdate');
    if (this.#at < this.durationS) return;
    this.ended = true;
    this.pause();
    this.#tell('ended');
  }

  /** The video stops with an error; a browser then says that it is paused no more than before. */
  fail(): void {
    this.error = { code: 2, message: 'network' } as MediaError;
    this.#tell('error');
  }

  #tell(name: string): void {
    this.dispatchEvent(new Event(name));
  }
}
