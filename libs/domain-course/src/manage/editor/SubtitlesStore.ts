import {
  courseLimits,
  subtitleFault,
  type CourseMaterial,
  type SubtitleRule,
  subtitleRules,
} from '@banyan/contracts/course';
import { ErrorCode } from '@banyan/contracts';
import { DraftSaver } from '@banyan/core-console';
import { brokenFields, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EditorApi } from '../../api/manageCalls.ts';
import { parseVtt, writeVtt, type Cue } from '../../player/vtt.ts';

export type SubtitleLanguage = 'en' | 'zh';
type Words = Readonly<Record<SubtitleLanguage, readonly Cue[]>>;

/** Why subtitles were not kept: a rule with the line that breaks it, or something else. */
export interface SubtitleFault {
  readonly rule: SubtitleRule | 'encoding' | 'lost' | 'size';
  /** From 1. */
  readonly line: number;
  readonly error: unknown;
}

/** Larger files are no subtitles, and are not read. */
const mostBytes = 2_000_000;

const cuesOf = (vtt: string): readonly Cue[] => (vtt === '' ? [] : parseVtt(vtt));

/** Subtitles of one chapter in both languages: dropped as a file, changed line by line, moved by seconds. */
export class SubtitlesStore {
  /** Key of the chapter. */
  readonly key: string;
  /** Material that they belong to; the first change of one that a version has makes it another one. */
  material: number;
  readonly reading: Request<Words>;
  language: SubtitleLanguage = 'zh';
  fault: SubtitleFault | null = null;
  /** Whether something here is not on the server. */
  isWaiting = false;
  private words: Words | null = null;
  /** Words of a file as they will be kept; null: the lines here are. */
  private dropped: string | null = null;
  private readonly id: number;
  private readonly api: Pick<EditorApi, 'saveSubtitles' | 'subtitles'>;
  private readonly taken: (material: CourseMaterial, from: number) => void;
  private readonly saver = new DraftSaver(() => this.send());

  /** `taken` gets the material with the kept subtitles, and the id of the one that they were of. */
  constructor(
    { id, key, material }: { readonly id: number; readonly key: string; readonly material: number },
    api: Pick<EditorApi, 'saveSubtitles' | 'subtitles'>,
    taken: SubtitlesStore['taken'],
  ) {
    this.id = id;
    this.key = key;
    this.material = material;
    this.api = api;
    this.taken = taken;
    this.reading = new Request(async (_, options) => {
      const { en, zh } = await api.subtitles({ id, material: this.material }, options);
      const words = { zh: cuesOf(zh), en: cuesOf(en) };
      runInAction(() => (this.words = words));
      return words;
    });
    makeAutoObservable<this, 'api' | 'dropped' | 'id' | 'saver' | 'taken' | 'words'>(this, {
      ...{ key: false, reading: false, id: false, api: false, taken: false },
      ...{ saver: false, dropped: false, words: observableRef },
    });
  }

  /** Lines in the open language. */
  get cues(): readonly Cue[] {
    return this.words?.[this.language] ?? [];
  }

  /** Shows the other language, once this one is kept. */
  async show(language: SubtitleLanguage): Promise<void> {
    if (await this.flush()) runInAction(() => (this.language = language));
  }

  write(at: number, text: string): void {
    this.change(this.cues.map((cue, index) => (index === at ? { ...cue, text } : cue)));
  }

  remove(at: number): void {
    this.change(this.cues.filter((_, index) => index !== at));
  }

  /** Moves all lines by seconds; what would end before the beginning is left out. */
  shift(seconds: number): void {
    const moved = this.cues.map((cue) => ({ ...cue, from: Math.max(0, cue.from + seconds), to: cue.to + seconds }));
    this.change(moved.filter(({ from, to }) => to > from));
  }

  /** Takes a file in any encoding in place of the lines. */
  async drop(file: Blob): Promise<void> {
    if (file.size > mostBytes) {
      this.fault = { rule: 'size', line: 1, error: undefined };
      return;
    }
    const read = await wordsIn(file);
    runInAction(() => {
      if (read === null || read.length > courseLimits.subtitles) {
        this.fault = { rule: read === null ? 'encoding' : 'size', line: 1, error: undefined };
        return;
      }
      this.dropped = read;
      this.fault = null;
      this.isWaiting = true;
      this.saver.soon();
    });
    await this.flush();
  }

  /** Sends what is not kept yet; false when it was refused or lost. */
  flush(): Promise<boolean> {
    return this.saver.now();
  }

  /** Gives up what is not kept. */
  forget(): void {
    this.saver.forget();
    this.dropped = null;
    this.isWaiting = false;
  }

  private change(cues: readonly Cue[]): void {
    if (this.words === null) return;
    this.words = { ...this.words, [this.language]: cues };
    this.dropped = null;
    this.fault = null;
    this.isWaiting = true;
    this.saver.soon();
  }

  private async send(): Promise<boolean> {
    const { dropped, language, material: from, words } = this;
    const cues = this.cues.filter(({ text }) => text.trim() !== '');
    const text = dropped ?? (cues.length === 0 ? '' : writeVtt(cues));
    try {
      const material = await this.api.saveSubtitles({ id: this.id, material: from, spoken: language, text });
      runInAction(() => {
        this.material = material.id;
        this.taken(material, from);
        if (this.dropped === dropped) this.dropped = null;
        this.isWaiting = this.words !== words || this.dropped !== null;
        this.fault = null;
      });
      // The server wrote the words of a file plainly.
      if (dropped !== null && !this.isWaiting) await this.reading.load();
      return true;
    } catch (error) {
      runInAction(() => (this.fault = faultOf(error)));
      // A file that breaks a rule is not sent again: its lines stay out, and those here stay.
      if (dropped !== null && this.fault?.rule !== 'lost') {
        runInAction(() => (this.isWaiting = false));
        this.dropped = null;
        this.saver.forget();
      }
      return false;
    }
  }
}

/** Words of a file in the encoding that it has; null for one that is no text, or cannot be read any more. */
async function wordsIn(file: Blob): Promise<string | null> {
  const { decodeText } = await import('@banyan/file-reading');
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes === null ? null : (decodeText(new Uint8Array(bytes))?.text ?? null);
}

function faultOf(error: unknown): SubtitleFault {
  const [[, broken] = ['', '']] = brokenFields(error, ['text']);
  const rule = subtitleRules.find((one) => one === broken) ?? 'lost';
  return { rule, line: refusalData(error, ErrorCode.fieldsRefused, subtitleFault)?.line ?? 1, error };
}
