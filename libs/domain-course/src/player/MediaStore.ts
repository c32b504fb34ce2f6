import { makeAutoObservable } from 'mobx';
import type { ChapterStudy } from './ChapterStudy.ts';
import type { Media, MediaListener } from './media.ts';
import { rates, type PreferenceStore } from './preferences.ts';
import type { SubtitleStore } from './SubtitleStore.ts';
import type { VideoSource } from './VideoSource.ts';

export interface MediaPorts {
  readonly preferences: PreferenceStore;
  readonly source: VideoSource;
  readonly subtitles: SubtitleStore;
  /** The study that is told of it, null while nobody studies. */
  readonly study: () => ChapterStudy | null;
  /** Whether playing may begin, however it was asked for. */
  readonly mayPlay: () => boolean;
  /** Playing had to stop at a second, because it may not begin. */
  readonly onHeldBack: (atS: number) => void;
  /** Where a jump to a second ends. */
  readonly allowed: (second: number) => number;
  /** A jump was brought back to a second. */
  readonly onBroughtBack: (atS: number) => void;
  /** At a second the video had to wait for the network. */
  readonly onStalled: (atS: number) => void;
}

/** Two positions that are nearer than this many seconds are one. */
const sameS = 0.5;

/** The video element: what it does, and what it ought to do. Without one it remembers for the next. */
export class MediaStore implements MediaListener {
  /** Whether it ought to play as soon as it can. */
  wanted = false;
  playing = false;
  ended = false;
  /** Seconds. */
  position = 0;
  readonly #ports: MediaPorts;
  #media: Media | null = null;
  #startAt = 0;
  /** Another address of the same video is on its way, until the picture stands where the one before it stood. */
  #exchanging = false;

  constructor(ports: MediaPorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Another chapter, which begins at a second. */
  reset(startAtS: number): void {
    this.#startAt = startAtS;
    this.#exchanging = false;
    this.wanted = false;
    this.playing = false;
    this.ended = false;
    this.position = startAtS;
  }

  /** Plays, from a second or from where it stands, as soon as it can. */
  play(atS?: number): void {
    this.wanted = true;
    if (atS !== undefined) {
      this.#startAt = atS;
      this.position = atS;
    }
    this.#place(atS);
  }

  /** Goes to a second, and plays on only if it plays. */
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

  /** The same video is about to come from another address: second, speed and playing stay, and nobody has jumped. */
  exchange(): void {
    const media = this.#media;
    // One that is not there yet, or has failed, begins at its second anyway.
    if (media === null || media.error !== null || media.readyState === 0) return;
    // What ran until now counts, and it goes on from there: time does not wait between two looks at it.
    this.mediaMoved();
    this.#startAt = this.position;
    this.#exchanging = true;
  }

  /**
   * One speed up or down. It goes by the element itself: what is told of a change comes later than a key pressed twice.
   */
  stepRate(by: 1 | -1): void {
    if (this.#media === null) return;
    const next = rates[rates.indexOf(this.#media.playbackRate) + by];
    if (next !== undefined) this.#media.playbackRate = next;
  }

  attach(media: Media): () => void {
    const { rate, volume, muted } = this.#ports.preferences.read();
    // A browser goes back to the default speed with every new address.
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
    // Media keys and picture in picture start what no button of ours would.
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
    // A new address begins at 0, and says so.
    if (this.#media === null || this.#exchanging) return;
    this.position = this.#media.currentTime;
    this.#ports.subtitles.move(this.position);
    this.#ports.source.ran(this.position);
    this.#ports.study()?.moved(this.position);
  }

  /** Slider, keyboard, picture in picture and media keys all come by here, so here is where skipping ends. */
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
    // Whoever jumps has to wait a moment on any network.
    if (this.#media === null || !this.playing || this.#exchanging || this.#media.seeking) return;
    this.#ports.onStalled(this.#media.currentTime);
  }

  /** Speed and volume are kept for the next chapter and the next day. */
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
   * A browser may forbid playing without a press; then the button on the picture is there. Other reasons pass: an address
   * that comes or changes breaks a play off, and the video that has loaded begins by itself.
   */
  private playRefused(media: Media, error: unknown): void {
    const forbidden = error instanceof DOMException && error.name === 'NotAllowedError';
    if (forbidden && media === this.#media && media.paused) this.wanted = false;
  }
}
