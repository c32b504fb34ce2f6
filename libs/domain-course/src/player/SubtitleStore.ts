import type { Subtitle } from '@banyan/contracts/course';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CourseApi } from '../api/courseApi.ts';
import { LatestCall } from '@banyan/core-screen';
import { idle, loading, valueOf, type RequestState } from '@banyan/core-session';
import { cueAt } from './cueAt.ts';
import type { Cue } from './vtt.ts';

export type SubtitleLanguage = Subtitle['language'];

/** Subtitles of the open chapter: one language at a time, on the picture or in the transcript. */
export class SubtitleStore {
  /** Lines of the current language. */
  cues: RequestState<readonly Cue[]> = idle;
  tracks: readonly Subtitle[] = [];
  /** Current language, also shown on the picture when switched on. */
  language: SubtitleLanguage;
  /** Whether lines are shown on the picture. */
  shown = true;
  /** Index of the spoken line, -1 between lines. */
  current = -1;
  readonly #api: Pick<CourseApi, 'subtitles'>;
  readonly #call = new LatestCall();
  /** Position of the video; null until it has moved. */
  #positionS: number | null = null;

  constructor(api: Pick<CourseApi, 'subtitles'>, language: SubtitleLanguage) {
    this.#api = api;
    this.language = language;
    makeAutoObservable(this, { cues: observableRef, tracks: observableRef });
  }

  /** Opens a chapter's subtitles; the current language stays if the chapter has it. */
  open(tracks: readonly Subtitle[]): void {
    this.tracks = tracks;
    this.#positionS = null;
    if (!tracks.some((track) => track.language === this.language)) this.language = tracks[0]?.language ?? this.language;
    this.load();
  }

  /** Sets the language for the next chapter. */
  prefer(language: SubtitleLanguage): void {
    this.language = language;
  }

  /** Closes the chapter. */
  close(): void {
    this.#call.cancel();
    this.tracks = [];
    this.cues = idle;
    this.current = -1;
  }

  /** Loads the lines; also used to retry. */
  load(): void {
    const track = this.tracks.find(({ language }) => language === this.language);
    this.current = -1;
    if (track === undefined) {
      this.#call.cancel();
      this.cues = { state: 'ready', value: [] };
      return;
    }
    this.cues = loading;
    const read = async (signal: AbortSignal) => {
      const [text, { parseVtt }] = await Promise.all([this.#api.subtitles(track.url, { signal }), import('./vtt.ts')]);
      return parseVtt(text);
    };
    void this.#call.run(read, {
      ready: (value) => this.setCues({ state: 'ready', value }),
      failed: (error) => this.setCues({ state: 'failed', error }),
    });
  }

  /** Shows a language on the picture and in the transcript, or hides the lines on the picture. */
  choose(language: SubtitleLanguage | 'off'): void {
    this.shown = language !== 'off';
    if (language !== 'off') this.read(language);
  }

  /** Changes the language of the transcript, whether or not lines are on the picture. */
  read(language: SubtitleLanguage): void {
    if (language === this.language) return;
    this.language = language;
    this.load();
  }

  /** The video has reached a second. */
  move(positionS: number): void {
    this.#positionS = positionS;
    this.current = cueAt(this.lines, positionS);
  }

  get lines(): readonly Cue[] {
    return valueOf(this.cues) ?? [];
  }

  /** The line on the picture; empty for none. */
  get line(): string {
    return this.shown ? (this.lines[this.current]?.text ?? '') : '';
  }

  private setCues(cues: RequestState<readonly Cue[]>): void {
    this.cues = cues;
    // A paused video sends no events: the line in another language must not wait for one.
    if (this.#positionS !== null) this.current = cueAt(this.lines, this.#positionS);
  }
}
