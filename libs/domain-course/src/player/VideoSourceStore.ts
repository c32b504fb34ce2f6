import { makeAutoObservable, observableRef } from 'mobx';
import type { CourseApi, VideoAddress } from '../api/courseApi.ts';
import { LatestCall } from '@banyan/core-screen';
import { idle, loading, type RequestState } from '@banyan/core-session';
import type { VideoQualityStore } from './VideoQualityStore.ts';

const mostRetries = 3;
/** Pauses before retries: the first is immediate, since usually the address has expired. */
const retryMs = [0, 1000, 3000] as const;
/** Seconds of undisturbed video after which earlier failures are forgotten. */
const healthyS = 10;

/** Listeners for the addresses of a chapter's video. */
export interface SourceHearers {
  /** The first address has loaded. */
  readonly onFirst: (address: VideoAddress) => void;
  /** An address failed to load. */
  readonly onFailed: (error: unknown) => void;
}

/** Addresses of the open chapter's video. They expire, so each failure first fetches a new one. */
export class VideoSourceStore {
  address: RequestState<VideoAddress> = idle;
  /** `address`: fetching it failed. `playback`: the video does not play despite a new address. */
  failure: 'address' | 'playback' | null = null;
  readonly #api: Pick<CourseApi, 'videoAddress'>;
  readonly #quality: VideoQualityStore;
  readonly #call = new LatestCall();
  #of: { readonly courseId: number; readonly chapterId: number } | null = null;
  #hearers: SourceHearers | null = null;
  #first = true;
  #retries = 0;
  #failedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Pick<CourseApi, 'videoAddress'>, quality: VideoQualityStore) {
    this.#api = api;
    this.#quality = quality;
    makeAutoObservable(this, { address: observableRef });
  }

  /** Fetches the address of a chapter's video. */
  open(courseId: number, chapterId: number, hearers: SourceHearers): void {
    this.close();
    this.#of = { courseId, chapterId };
    this.#hearers = hearers;
    this.#first = true;
    this.load();
  }

  close(): void {
    this.#call.cancel();
    clearTimeout(this.#timer);
    this.#quality.close();
    this.#of = null;
    this.#retries = 0;
    this.address = idle;
    this.failure = null;
  }

  /** Address of the current size; undefined for none. */
  get url(): string | undefined {
    return this.address.state === 'ready' ? this.#quality.current?.url : undefined;
  }

  /** Fetches the address, again if there was one; also used to retry. */
  load(): void {
    const of = this.#of;
    if (of === null) return;
    this.address = loading;
    this.failure = null;
    void this.#call.run(
      (signal) => this.#api.videoAddress({ course_id: of.courseId, chapter_id: of.chapterId }, { signal }),
      {
        ready: (value) => this.setAddress({ state: 'ready', value }),
        failed: (error) => this.setAddress({ state: 'failed', error }),
      },
    );
  }

  /** The video failed: fetches a new address three times, then the learner can retry. */
  broke(atS: number): void {
    if (this.failure !== null) return;
    this.#failedAt = atS;
    const wait = retryMs[this.#retries];
    if (this.#retries >= mostRetries || wait === undefined) {
      this.failure = 'playback';
      return;
    }
    this.#retries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.load(), wait);
  }

  /** The video plays. */
  ran(positionS: number): void {
    if (this.#retries > 0 && positionS > this.#failedAt + healthyS) this.#retries = 0;
  }

  private setAddress(address: RequestState<VideoAddress>): void {
    this.address = address;
    this.failure = address.state === 'failed' ? 'address' : null;
    if (address.state === 'ready') this.#quality.offer(address.value.renditions);
    if (address.state === 'failed') this.#hearers?.onFailed(address.error);
    if (address.state !== 'ready' || !this.#first) return;
    this.#first = false;
    this.#hearers?.onFirst(address.value);
  }
}
