import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { edgeOf, filmBounds } from './filmPlan.ts';
import { FilmPlayer } from './FilmPlayer.ts';
import { bytesOf, wait } from './filmNetwork.ts';
import type { FilmNetwork, FilmSurroundings } from './filmPorts.ts';
import { KeptPlace } from './KeptPlace.ts';
import { watchVideo } from './watchVideo.ts';

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: the next frames are loaded. */
const haveFutureData = 3;

/** The film of a room for its viewer: playback state and commands. */
export class FilmStore {
  /** `opening` until the first frame is visible. */
  state: 'opening' | 'shown' | 'unsupported' = 'opening';
  network: FilmNetwork = 'good';
  playing = false;
  /** It is paused for lack of pieces. */
  waiting = false;
  /** The browser allowed playing only without sound. */
  silenced = false;
  muted = false;
  volume = 1;
  rate = 1;
  /** Position in seconds. */
  position = 0;
  /** The newest second. */
  length: number;
  /** Playback follows the broadcast. */
  following: boolean;
  readonly live: boolean;
  readonly #room: number;
  readonly #around: FilmSurroundings;
  readonly #place: KeptPlace;
  #video: HTMLVideoElement | null = null;
  private player: FilmPlayer | null = null;
  /** It should play: the viewer has not paused it. */
  #wanted = true;

  constructor(room: number, live: boolean, filmMs: number, around: FilmSurroundings) {
    this.#room = room;
    this.live = live;
    this.#around = around;
    this.#place = new KeptPlace(room, around.storage);
    this.length = filmMs / 1000;
    this.following = live;
    makeAutoObservable<this, 'player'>(this, { player: observableRef });
  }

  /** Delay behind the broadcast, seconds. */
  get behind(): number {
    return this.live ? Math.max(0, this.length - this.position) : 0;
  }

  /** The viewer has gone back, and can return to the broadcast. */
  get late(): boolean {
    return this.live && this.state === 'shown' && !this.following && this.behind > filmBounds.behindS;
  }

  /** Plays in a video element; returns the function to end it. */
  attach(video: HTMLVideoElement): () => void {
    this.#video = video;
    const { api, now, screenOf } = this.#around;
    const screen = screenOf(video);
    const id = this.#room;
    const player = new FilmPlayer(
      {
        source: { pieces: (from) => api.pieces({ id, from }), at: (at) => api.at({ id, at }) },
        screen,
        bytes: bytesOf,
        wait,
        now,
        told: {
          shown: () => this.show(),
          unsupported: () => this.tell({ state: 'unsupported' }),
          network: (network) => this.tell({ network }),
          edge: (seconds) => this.tell({ length: Math.max(seconds, this.live ? (edgeOf(screen.ranges()) ?? 0) : 0) }),
        },
      },
      this.live,
      this.live ? null : this.#place.begin(this.length),
      this.length * 1000,
    );
    this.player = player;
    const unwatch = this.watch(video);
    void player.run();
    return () => {
      this.#place.keep(this.position);
      unwatch();
      player.close();
      runInAction(() => (this.player = null));
      this.#video = null;
    };
  }

  /** New pieces may be available. */
  wake(): void {
    this.player?.wake();
  }

  toggle(): void {
    const video = this.#video;
    if (video === null) return;
    if (video.paused) void this.play();
    else {
      this.#wanted = false;
      this.follow(false);
      video.pause();
    }
  }

  /** Seeks to a second of the film. */
  goTo(atS: number): void {
    const goal = Math.min(Math.max(0, atS), Math.max(0, this.length - 0.5));
    this.position = goal;
    this.following = false;
    this.player?.goTo(goal);
    void this.play();
  }

  step(byS: number): void {
    this.goTo(this.position + byS);
  }

  toEdge(): void {
    this.follow(true);
    this.player?.toEdge();
    void this.play();
  }

  setVolume(volume: number): void {
    if (this.#video === null) return;
    this.#video.volume = volume;
    this.#video.muted = volume === 0;
    this.silenced = false;
  }

  toggleMuted(): void {
    if (this.#video === null) return;
    this.#video.muted = !this.#video.muted;
    if (!this.#video.muted && this.#video.volume === 0) this.#video.volume = 1;
    this.silenced = false;
  }

  setRate(rate: number): void {
    if (this.#video !== null) this.#video.playbackRate = rate;
  }

  /** Plays; if the browser refuses sound, without it, and sets `silenced`. */
  async play(): Promise<void> {
    const video = this.#video;
    if (video === null) return;
    this.#wanted = true;
    try {
      await video.play();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return;
      video.muted = true;
      runInAction(() => (this.silenced = true));
      await video.play().catch(() => undefined);
    }
  }

  private follow(on: boolean): void {
    this.following = on;
    if (this.player !== null) this.player.following = on;
  }

  private show(): void {
    this.state = 'shown';
    // An unreadable piece may have paused it, too.
    if (this.#wanted && this.#video?.paused === true && !this.#video.ended) void this.play();
  }

  private tell(change: Partial<Pick<FilmStore, 'state' | 'network' | 'length'>>): void {
    Object.assign(this, change);
  }

  private watch(video: HTMLVideoElement): () => void {
    return watchVideo(video, {
      moved: () => {
        this.player?.tick();
        this.read(video);
        this.#place.pass(this.position);
      },
      stalled: () => {
        this.player?.tick();
        this.read(video, true);
      },
      changed: () => this.read(video),
    });
  }

  private read(video: HTMLVideoElement, waiting = false): void {
    this.playing = !video.paused && !video.ended;
    // Position events still arrive after playback has stalled.
    this.waiting = this.playing && (waiting || video.readyState < haveFutureData);
    this.muted = video.muted;
    this.volume = video.volume;
    this.rate = video.playbackRate;
    if (!video.seeking) this.position = video.currentTime;
    if (this.live && this.length < this.position) this.length = this.position;
  }
}
