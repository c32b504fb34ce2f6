import type { Subtitle } from '@banyan/contracts/course';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CourseApi } from '../api/courseApi.ts';
import { LatestCall } from '@banyan/core-screen';
import { idle, loading, valueOf, type RequestState } from '@banyan/core-session';
import { cueAt } from './cueAt.ts';
import type { Cue } from './vtt.ts';

export type SubtitleLanguage = Subtitle['language'];

/** Subtitles of the open chapter: one language at a time, shown on the picture or read beside it. */
export class SubtitleStore {
  /** Lines of the language in use. */
  cues: RequestState<readonly Cue[]> = idle;
  tracks: readonly Subtitle[] = [];
  /** Language that is read and, when switched on, shown. */
  language: SubtitleLanguage;
  /** Whether lines stand on the picture. */
  shown = true;
  /** Index of the line that is spoken, -1 between lines. */
  current = -1;
  readonly #api: Pick<CourseApi, 'subtitles'>;
  readonly #call = new LatestCall();
  /** Where the video stands, null until it has moved. */
  #positionS: number | null = null;

  constructor(api: Pick<CourseApi, 'subtitles'>, language: SubtitleLanguage) {
    this.#api = api;
    this.language = language;
    makeAutoObservable(this, { cues: observableRef, tracks: observableRef });
  }

  /** A chapter's subtitles; the language in use stays when the chapter has it. */
  open(tracks: readonly Subtitle[]): void {
    this.tracks = tracks;
    this.#positionS = null;
    if (!tracks.some((track) => track.language === this.language)) this.language = tracks[0]?.language ?? this.language;
    this.load();
  }

  /** The language for what opens next. */
  prefer(language: SubtitleLanguage): void {
    this.language = language;
  }

  /** No chapter is open. */
  close(): void {
    this.#call.cancel();
    this.tracks = [];
    this.cues = idle;
    this.current = -1;
  }

  /** Loads the lines; also the way on after a failure. */
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

  /** Shows a language on the picture and beside it, or takes the lines off the picture. */
  choose(language: SubtitleLanguage | 'off'): void {
    this.shown = language !== 'off';
    if (language !== 'off') this.read(language);
  }

  /** Reads another language, whether or not lines stand on the picture. */
  read(language: SubtitleLanguage): void {
    if (language === this.language) return;
    this.language = language;
    this.load();
  }

  /** The video has come to a second. */
  move(positionS: number): void {
    this.#positionS = positionS;
    this.current = cueAt(this.lines, positionS);
  }

  get lines(): readonly Cue[] {
    return valueOf(this.cues) ?? [];
  }

  /** What stands on the picture now, empty for nothing. */
  get line(): string {
    return this.shown ? (this.lines[this.current]?.text ?? '') : '';
  }

  private setCues(cues: RequestState<readonly Cue[]>): void {
    this.cues = cues;
    // A video that stands still tells nothing: the line in another language must not wait for it.
    if (this.#positionS !== null) this.current = cueAt(this.lines, this.#positionS);
  }
}
