import type { Rendition } from '@banyan/contracts/course';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PreferenceStore, QualityChoice } from './preferences.ts';

/** Two stalls within this much of the video mean that the network is too slow for the size, seconds. */
const stallsWithinS = 60;

export interface QualityPorts {
  readonly preferences: PreferenceStore;
  /** Whether the device or its network asks to save data. */
  readonly sparing: () => boolean;
  /** The picture is about to use another address. */
  readonly onExchange: () => void;
}

/**
 * Size of the video. The learner's choice is stored for later chapters and visits; "auto" takes the smallest that fills
 * the picture, the smallest of all to save data, and one less after two stalls.
 */
export class VideoQualityStore {
  choice: QualityChoice;
  /** Sizes of the open chapter's video, best first. */
  renditions: readonly Rendition[] = [];
  /** Lines of the current size; null before the first. */
  height: number | null = null;
  readonly #ports: QualityPorts;
  /** Lines of the screen that the picture fills; null before it is visible. */
  #lines: number | null = null;
  /** Upper limit for "auto". */
  #ceiling = Infinity;
  #stalledAt: number | null = null;

  constructor(ports: QualityPorts) {
    this.#ports = ports;
    this.choice = ports.preferences.read().quality;
    makeAutoObservable(this, { renditions: observableRef });
  }

  /** Sets the available sizes, with new addresses or for the first time. */
  offer(renditions: readonly Rendition[]): void {
    this.renditions = renditions;
    if (this.current === null) this.height = this.#fitting();
  }

  /** Closes the chapter, which forgets the stalls. */
  close(): void {
    this.renditions = [];
    this.height = null;
    this.#ceiling = Infinity;
    this.#stalledAt = null;
  }

  /** The picture fills this many lines of the screen. A smaller picture keeps its video, a larger one may change it. */
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

  /** The rendition in use. */
  get current(): Rendition | null {
    return this.renditions.find(({ height }) => height === this.height) ?? null;
  }

  /** The choice limited to this chapter's sizes: a missing height means the next lower one. */
  get offered(): QualityChoice {
    return this.choice === 'auto' ? 'auto' : (this.#upTo(this.choice)?.height ?? 'auto');
  }

  #upTo(height: number): Rendition | undefined {
    return this.renditions.find((one) => one.height <= height) ?? this.renditions.at(-1);
  }

  #fitting(): number | null {
    const { choice, renditions } = this;
    // Audio has no picture whose size would be measured.
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
