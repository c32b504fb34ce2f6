import type { Rendition } from '@banyan/contracts/course';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PreferenceStore, QualityChoice } from './preferences.ts';

/** A second stall within this much of the video says that the network is too slow for the picture. */
const stallsWithinS = 60;

export interface QualityPorts {
  readonly preferences: PreferenceStore;
  /** Whether the device or its network asks for little data. */
  readonly sparing: () => boolean;
  /** The picture is about to come from another address. */
  readonly onExchange: () => void;
}

/**
 * In which size the video comes. What the learner chose is kept for the next chapter and the next day; "auto" takes the
 * smallest that fills the picture, the smallest of all where data is to be spared, and one less after two stalls.
 */
export class VideoQuality {
  choice: QualityChoice;
  /** Sizes of the open chapter's video, best first. */
  renditions: readonly Rendition[] = [];
  /** Lines of the one in use, null until there is one. */
  height: number | null = null;
  readonly #ports: QualityPorts;
  /** Lines of the screen that the picture takes, null until somebody sees it. */
  #lines: number | null = null;
  /** By itself it takes none that is higher. */
  #ceiling = Infinity;
  #stalledAt: number | null = null;

  constructor(ports: QualityPorts) {
    this.#ports = ports;
    this.choice = ports.preferences.read().quality;
    makeAutoObservable(this, { renditions: observableRef });
  }

  /** The sizes there are, with new addresses or for the first time. */
  offer(renditions: readonly Rendition[]): void {
    this.renditions = renditions;
    if (this.current === null) this.height = this.#fitting();
  }

  /** No chapter is open: the next one begins without a memory of stalls. */
  close(): void {
    this.renditions = [];
    this.height = null;
    this.#ceiling = Infinity;
    this.#stalledAt = null;
  }

  /** The picture takes so many lines of the screen. A smaller one needs no other video, a larger one may. */
  shown(lines: number): void {
    if (lines <= 0) return;
    this.#lines = lines;
    if (this.choice !== 'auto') return;
    const fitting = this.#fitting();
    if (fitting !== null && fitting > (this.height ?? 0)) this.#use(fitting);
  }

  choose(choice: QualityChoice): void {
    const { preferences } = this.#ports;
    this.choice = choice;
    this.#ceiling = Infinity;
    this.#stalledAt = null;
    preferences.write({ ...preferences.read(), quality: choice });
    this.#use(this.#fitting());
  }

  /** The video had to wait for the network at a second. */
  stalled(atS: number): void {
    const before = this.#stalledAt;
    this.#stalledAt = atS;
    if (this.choice !== 'auto' || before === null || Math.abs(atS - before) > stallsWithinS) return;
    const less = this.renditions.find(({ height }) => height < (this.height ?? 0));
    if (less === undefined) return;
    this.#ceiling = less.height;
    this.#stalledAt = null;
    this.#use(less.height);
  }

  /** What the picture comes from. */
  get current(): Rendition | null {
    return this.renditions.find(({ height }) => height === this.height) ?? null;
  }

  /** The choice among what this chapter has: a height that it lacks stands for the next lower one. */
  get offered(): QualityChoice {
    return this.choice === 'auto' ? 'auto' : (this.#upTo(this.choice)?.height ?? 'auto');
  }

  #upTo(height: number): Rendition | undefined {
    return this.renditions.find((one) => one.height <= height) ?? this.renditions.at(-1);
  }

  #fitting(): number | null {
    const { choice, renditions } = this;
    // Sound has no picture to fill: nobody will tell how large it is.
    if (renditions[0]?.height === 0) return 0;
    if (choice !== 'auto') return this.#upTo(choice)?.height ?? null;
    if (this.#ports.sparing()) return renditions.at(-1)?.height ?? null;
    const lines = this.#lines;
    if (lines === null) return null;
    const most = this.#upTo(this.#ceiling);
    const filling = renditions.findLast(({ height }) => height >= lines);
    return filling === undefined || filling.height > this.#ceiling ? (most?.height ?? null) : filling.height;
  }

  #use(height: number | null): void {
    if (height === this.height) return;
    if (this.height !== null) this.#ports.onExchange();
    this.height = height;
  }
}
