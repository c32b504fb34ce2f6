import { ErrorCode } from '@banyan/contracts';
import {
  microChapterLimit,
  microGaps,
  type MicroCourse,
  type MicroDraft,
  type MicroFile,
  type MicroGap,
} from '@banyan/contracts/teaching';
import { RefusedError } from '@banyan/core-http';
import { refusalCode, type DraftPlace, type KeptDraft } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { MicroApi } from '../api/microCalls.ts';
import { keptMicros, type KeptMicro } from './keptMicro.ts';

/** Pause in typing after which the draft is sent to the server, ms. */
const restMs = 1500;

/** Storage of a draft. `device`: this device only; `nowhere`: none; `elsewhere`: another device has saved. */
export type EditorState = 'new' | 'saved' | 'writing' | 'saving' | 'device' | 'nowhere' | 'elsewhere';

export type Chapter = MicroDraft['chapters'][number];

const emptyDraft: MicroDraft = {
  ...{ title: '', cover: '', category: '', lecturer: 0, introduction: '', amount: '', points: '' },
  ...{ fee: 'free', audience: 'everyone', chapters: [] },
};

const newKey = () => crypto.randomUUID();

const microIn = (error: unknown): MicroCourse | null =>
  refusalCode(error) === ErrorCode.microChanged && error instanceof RefusedError
    ? ((error.data as { readonly micro?: MicroCourse } | undefined)?.micro ?? null)
    : null;

/** A micro-course being written: stored on the device with each letter, on the server at each pause. */
export class MicroEditorStore {
  draft: MicroDraft;
  state: EditorState;
  /** 0 until the server has created it. */
  id: number;
  /** Files on the server, by id. */
  files: ReadonlyMap<string, MicroFile>;
  /** Keys of chapters with a pending upload, and `cover`. */
  sending: ReadonlySet<string> = new Set();
  /** Keys of chapters with a failed upload, and `cover`. */
  unsent: ReadonlySet<string> = new Set();
  /** Reason for the rejection; empty unless it was rejected. */
  reason: string;
  /** Version that another device has saved meanwhile. */
  other: MicroCourse | null = null;
  /** Counts attempts to submit: from the first one, faults are shown. */
  attempt = 0;
  /** Increases when another device's draft is taken, which discards the files chosen here. */
  taken = 0;
  private revision: number;
  private key: string;
  private serverGaps: readonly MicroGap[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  readonly #api: Pick<MicroApi, 'checkLink' | 'save'>;
  readonly #place: DraftPlace;

  constructor(
    whose: Omit<DraftPlace, 'storage'>,
    micro: MicroCourse | null,
    deps: { api: Pick<MicroApi, 'checkLink' | 'save'>; storage: Storage | null },
  ) {
    this.#api = deps.api;
    this.#place = { ...whose, storage: deps.storage };
    this.id = micro?.id ?? 0;
    this.revision = micro?.revision ?? 0;
    this.key = newKey();
    this.draft = micro?.draft ?? emptyDraft;
    this.files = new Map(micro?.files.map((file) => [file.id, file]));
    this.reason = micro?.reason ?? '';
    this.state = micro === null ? 'new' : 'saved';
    makeAutoObservable<this, 'timer' | 'running' | 'key' | 'revision'>(this, {
      ...{
        draft: observableRef,
        files: observableRef,
        sending: observableRef,
        unsent: observableRef,
        other: observableRef,
      },
      ...{ timer: false, running: false, key: false, revision: false },
    });
    this.takeUp(micro);
  }

  /** Whether leaving now would lose text. */
  get unsaved(): boolean {
    return this.sending.size > 0 || this.state === 'nowhere' || this.state === 'writing' || this.state === 'saving';
  }

  /** Faults that block submission. */
  get gaps(): readonly MicroGap[] {
    const own = this.ownGaps;
    const more = this.serverGaps.filter(
      (gap) => !own.some(({ chapter, kind }) => chapter === gap.chapter && kind === gap.kind),
    );
    return [...own, ...more];
  }

  /** Faults by the rules; a pending upload is neither missing nor present. */
  private get ownGaps(): readonly MicroGap[] {
    const { draft, files } = this;
    const cover = this.missing('cover');
    const found = microGaps(draft, [...files.values()]).map((gap) => {
      const kind = gap.kind === 'chapterFile' ? this.missing(draft.chapters[gap.chapter - 1]?.key ?? '') : null;
      return kind === null ? gap : { ...gap, kind };
    });
    return cover === null ? found : [{ step: 'info', kind: cover, chapter: 0 }, ...found];
  }

  /** State of a missing file's upload; null: none was chosen, or the file is present. */
  private missing(what: string): 'sending' | 'unsent' | null {
    if (this.sending.has(what)) return 'sending';
    return this.unsent.has(what) ? 'unsent' : null;
  }

  /** A file of it is being converted. */
  get waiting(): boolean {
    return this.draft.chapters.some(({ file }) => this.files.get(file)?.state === 'transcoding');
  }

  get current(): { readonly id: number; readonly revision: number } {
    return { id: this.id, revision: this.revision };
  }

  /** File of a chapter by its id; undefined when unknown. */
  fileOf(id: string): MicroFile | undefined {
    return this.files.get(id);
  }

  write(part: Partial<MicroDraft>): void {
    this.draft = { ...this.draft, ...part };
    this.serverGaps = [];
    this.changed();
  }

  addChapter(): void {
    if (this.draft.chapters.length >= microChapterLimit) return;
    const chapter: Chapter = { key: newKey(), title: '', source: 'file', file: '', url: '' };
    this.write({ chapters: [...this.draft.chapters, chapter] });
  }

  writeChapter(key: string, part: Partial<Chapter>): void {
    this.write({ chapters: this.draft.chapters.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  }

  /** Writes the link of a chapter as browsers open it. If the server does not answer, it stays as typed. */
  async settleLink(key: string): Promise<void> {
    const typed = this.draft.chapters.find((one) => one.key === key)?.url ?? '';
    if (typed.trim() === '') return;
    const { correct, url } = await this.#api.checkLink({ url: typed }).catch(() => ({ correct: false, url: '' }));
    const still = this.draft.chapters.find((one) => one.key === key)?.url === typed;
    if (correct && still && url !== typed) this.writeChapter(key, { url });
  }

  moveChapter(key: string, by: number): void {
    const chapters = [...this.draft.chapters];
    const from = chapters.findIndex((one) => one.key === key);
    const [chapter] = chapters.splice(from, 1);
    if (chapter === undefined) return;
    chapters.splice(Math.max(0, from + by), 0, chapter);
    this.write({ chapters });
  }

  removeChapter(key: string): void {
    this.setStanding(key, 'settled');
    this.write({ chapters: this.draft.chapters.filter((one) => one.key !== key) });
  }

  setStanding(what: string, standing: 'sending' | 'unsent' | 'settled'): void {
    const others = (all: ReadonlySet<string>) => [...all].filter((one) => one !== what);
    if (this.sending.has(what) !== (standing === 'sending'))
      this.sending = new Set([...others(this.sending), ...(standing === 'sending' ? [what] : [])]);
    if (this.unsent.has(what) !== (standing === 'unsent'))
      this.unsent = new Set([...others(this.unsent), ...(standing === 'unsent' ? [what] : [])]);
  }

  takeFile(file: MicroFile): void {
    this.files = new Map([...this.files, [file.id, file]]);
  }

  /** Updates the states of its files; the draft stays. */
  renewFiles(files: readonly MicroFile[]): void {
    this.files = new Map([...this.files, ...files.map((file) => [file.id, file] as const)]);
  }

  tried(serverGaps: readonly MicroGap[] = []): void {
    this.attempt += 1;
    this.serverGaps = serverGaps;
  }

  /** Continues with the draft of this device. */
  keepMine(): void {
    if (this.other === null) return;
    this.revision = this.other.revision;
    this.id = this.other.id;
    this.other = null;
    this.changed();
    void this.save();
  }

  /** Continues with the version of the other device. */
  takeOther(): void {
    const { other } = this;
    if (other === null) return;
    this.#kept.forget();
    this.other = null;
    this.taken += 1;
    this.draft = other.draft;
    this.files = new Map(other.files.map((file) => [file.id, file]));
    this.id = other.id;
    this.revision = other.revision;
    this.state = 'saved';
  }

  /** Saves the draft on the server, after a pending save. */
  async save(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
    if (this.state === 'new' || this.state === 'saved' || this.other !== null) return;
    this.running = this.send();
    await this.running;
  }

  /** It was submitted: the stored draft is removed. */
  done(): void {
    clearTimeout(this.timer);
    this.#kept.forget();
    this.state = 'saved';
  }

  leave(): void {
    if (this.state === 'writing' || this.state === 'device' || this.state === 'nowhere') void this.save();
  }

  get #kept(): KeptDraft<KeptMicro> {
    return keptMicros.of(this.#place, this.id);
  }

  private takeUp(micro: MicroCourse | null): void {
    const kept = this.#kept.takeUp(micro?.revision ?? 0);
    if (kept === null) return;
    this.key = kept.draft.key;
    this.draft = kept.draft.draft;
    if (micro !== null && kept.conflict) {
      this.other = micro;
      this.state = 'elsewhere';
      return;
    }
    this.changed();
  }

  private changed(): void {
    const { draft, key, revision } = this;
    const kept = this.#kept.keep({ draft, key, revision });
    if (this.other !== null) return;
    this.state = kept ? 'writing' : 'nowhere';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), restMs);
  }

  private async send(): Promise<void> {
    const { draft, id, key, revision } = this;
    this.state = 'saving';
    try {
      this.arrived(await this.#api.save({ id, revision, draft_key: key, draft }), draft);
    } catch (error) {
      this.failed(error);
    }
  }

  private arrived(micro: MicroCourse, sent: MicroDraft): void {
    this.#kept.forget();
    this.id = micro.id;
    this.revision = micro.revision;
    this.reason = micro.reason;
    this.renewFiles(micro.files);
    if (this.draft === sent) this.state = 'saved';
    else this.changed();
  }

  private failed(error: unknown): void {
    const other = microIn(error);
    if (other !== null) {
      this.other = other;
      this.state = 'elsewhere';
      return;
    }
    const { draft, key, revision } = this;
    this.state = this.#kept.keep({ draft, key, revision }) ? 'device' : 'nowhere';
  }
}
