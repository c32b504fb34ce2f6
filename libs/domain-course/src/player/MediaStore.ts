import { makeAutoObservable } from 'mobx';
import type { ChapterStudy } from './ChapterStudy.ts';
import type { Media, MediaListener } from './media.ts';
import { rates, type PreferenceStore } from './preferences.ts';
import type { SubtitleStore } from './SubtitleStore.ts';
import type { VideoSourceStore } from './VideoSourceStore.ts';

export interface MediaPorts {
  readonly preferences: PreferenceStore;
  readonly source: VideoSourceStore;
  readonly subtitles: SubtitleStore;
  /** The study to notify; null while nobody studies. */
  readonly study: () => ChapterStudy | null;
  /** Whether playing may begin, whatever started it. */
  readonly mayPlay: () => boolean;
  /** Playing was stopped at a second, because it may not begin. */
  readonly onHeldBack: (atS: number) => void;
  /** Allowed target of a jump to a second. */
  readonly allowed: (second: number) => number;
  /** A jump was corrected to a second. */
  readonly onBroughtBack: (atS: number) => void;
  /** The video had to wait for the network at a second. */
  readonly onStalled: (atS: number) => void;
}

/** Positions closer than this are equal, seconds. */
const sameS = 0.5;

/** State and commands of the video element. Without an element, commands apply to the next one. */
export class MediaStore implements MediaListener {
  /** Whether it should play as soon as it can. */
  wanted = false;
  playing = false;
  ended = false;
  /** Position in seconds. */
  position = 0;
  readonly #ports: MediaPorts;
  #media: Media | null = null;
  #startAt = 0;
  /** A new address of the same video is loading, until the position is restored. */
  #exchanging = false;

  constructor(ports: MediaPorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Resets to another chapter, which begins at a second. */
  reset(startAtS: number): void {
    this.#startAt = startAtS;
    this.#exchanging = false;
    this.wanted = false;
    this.playing = false;
    this.ended = false;
    this.position = startAtS;
  }

  /** Plays as soon as possible, from a second or from the current position. */
  play(atS?: number): void {
    this.wanted = true;
    if (atS !== undefined) {
      this.#startAt = atS;
      this.position = atS;
    }
    this.#place(atS);
  }

  /** Seeks to a second, and keeps playing only if it plays. */
  goTo(atS: number): void {
    this.#startAt = atS;
    this.position = atS;
    this.ended = false;
    if (this.#media !== null) this.#media.currentTime = atS;
  }

  pause(): void {
    this.wanted = false;
    this.#media?.pause();
  }

  /** Announces another address of the same video: position, speed and playing stay, and it does not count as a jump. */
  exchange(): void {
    const media = this.#media;
    // An element that is not loaded or has failed begins at its second anyway.
    if (media === null || media.error !== null || media.readyState === 0) return;
    // Counts the playback so far, since time passes between two updates.
    this.mediaMoved();
    this.#startAt = this.position;
    this.#exchanging = true;
  }

  /**
   * Changes the speed by one step. It reads the element, since the change event comes later than a second key press.
   */
  stepRate(by: 1 | -1): void {
    if (this.#media === null) return;
    const next = rates[rates.indexOf(this.#media.playbackRate) + by];
    if (next !== undefined) this.#media.playbackRate = next;
  }

  attach(media: Media): () => void {
    const { rate, volume, muted } = this.#ports.preferences.read();
    // Browsers reset the speed with every new address.
    Object.assign(media, { defaultPlaybackRate: rate, playbackRate: rate, volume, muted });
    this.#media = media;
    return () => {
      if (this.#media === media) this.#media = null;
    };
  }

  mediaLoaded(): void {
    this.#place(this.#startAt);
    if (this.#media?.seeking === false) this.#exchanging = false;
  }

  mediaPlayed(): void {
    if (this.#media === null) return;
    // Media keys and picture in picture start playing without our buttons.
    if (!this.#ports.mayPlay()) {
      this.pause();
      this.#ports.onHeldBack(this.#media.currentTime);
      return;
    }
    this.playing = true;
    this.ended = false;
    this.wanted = true;
    this.#ports.study()?.played(this.#media.currentTime, this.#media.playbackRate);
  }

  mediaPaused(): void {
    this.playing = false;
    if (this.#media?.ended === true) return;
    if (this.#media?.error === null) this.wanted = false;
    this.#ports.study()?.paused('pause');
  }

  mediaEnded(): void {
    this.playing = false;
    this.wanted = false;
    this.ended = true;
    this.#ports.study()?.paused('ended');
  }

  mediaMoved(): void {
    // A new address starts at 0, and fires an event for it.
    if (this.#media === null || this.#exchanging) return;
    this.position = this.#media.currentTime;
    this.#ports.subtitles.move(this.position);
    this.#ports.source.ran(this.position);
    this.#ports.study()?.moved(this.position);
  }

  /** Slider, keyboard, picture in picture and media keys all pass here, so skipping is prevented here. */
  mediaSeeking(): void {
    const media = this.#media;
    if (media === null || (this.#exchanging && Math.abs(media.currentTime - this.#startAt) < sameS)) return;
    const allowed = this.#ports.allowed(media.currentTime);
    if (allowed !== media.currentTime) {
      media.currentTime = allowed;
      this.#ports.onBroughtBack(allowed);
      return;
    }
    this.position = allowed;
    this.ended = false;
    this.#ports.subtitles.move(allowed);
    this.#ports.study()?.sought(allowed);
  }

  mediaSought(): void {
    this.#exchanging = false;
  }

  mediaStalled(): void {
    // A jump causes a wait on any network.
    if (this.#media === null || !this.playing || this.#exchanging || this.#media.seeking) return;
    this.#ports.onStalled(this.#media.currentTime);
  }

  /** Stores speed and volume for later chapters and visits. */
  mediaChanged(): void {
    if (this.#media === null) return;
    const { preferences, study } = this.#ports;
    const { playbackRate: rate, volume, muted } = this.#media;
    this.#media.defaultPlaybackRate = rate;
    study()?.rateChanged(rate);
    preferences.write({ ...preferences.read(), rate, volume, muted });
  }

  mediaFailed(): void {
    if (this.#media === null) return;
    this.playing = false;
    this.#startAt = this.position;
    this.#ports.study()?.paused('pause');
    this.#ports.source.broke(this.position);
  }

  #place(atS: number | undefined): void {
    const media = this.#media;
    if (media === null) return;
    if (atS !== undefined && Math.abs(media.currentTime - atS) > sameS) media.currentTime = atS;
    if (this.wanted) media.play().catch((error: unknown) => this.playRefused(media, error));
  }

  /**
   * A browser may forbid playing without a user gesture; then the button on the picture appears. Other reasons are
   * temporary: a new address interrupts playing, and the loaded video starts by itself.
   */
  private playRefused(media: Media, error: unknown): void {
    const forbidden = error instanceof DOMException && error.name === 'NotAllowedError';
    if (forbidden && media === this.#media && media.paused) this.wanted = false;
  }
}
