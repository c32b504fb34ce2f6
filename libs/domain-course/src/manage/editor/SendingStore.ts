import type { CourseMaterial } from '@banyan/contracts/course';
import { brokenFields } from '@banyan/core-screen';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { EditorApi } from '../../api/manageCalls.ts';
import type { CourseSender } from '../../course.environment.ts';
import type { FileKind } from './outline.ts';

/** A file on its way to a chapter. */
export interface Sent {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes that have arrived. */
  readonly sent: number;
  readonly state: 'checking' | 'failed' | 'sending';
  /** Rule that the file breaks; empty: something else failed. */
  readonly fault: string;
  readonly error: unknown;
}

const kindOf: Readonly<Record<FileKind | 'cover', Parameters<CourseSender['upload']>[1]['kind']>> = {
  video: 'courseMedia',
  audio: 'courseMedia',
  document: 'courseDocument',
  scorm: 'coursePackage',
  cover: 'courseCover',
};

/** Files on their way to the chapters of a course, by the chapter's key. What was sent is not sent again. */
export class SendingStore {
  private readonly files = observable.map<string, Sent>({}, { deep: false });
  private readonly stops = new Map<string, AbortController>();
  private readonly again = new Map<string, () => void>();
  private readonly id: number;
  private readonly api: Pick<EditorApi, 'material'>;
  private readonly sender: CourseSender | undefined;

  constructor(id: number, api: Pick<EditorApi, 'material'>, sender: CourseSender | undefined) {
    this.id = id;
    this.api = api;
    this.sender = sender;
    makeAutoObservable<this, 'again' | 'api' | 'files' | 'id' | 'sender' | 'stops'>(this, {
      ...{ files: false, stops: false, again: false, id: false, api: false, sender: false },
    });
  }

  /** The file on its way to a chapter; undefined: none. */
  of(key: string): Sent | undefined {
    return this.files.get(key);
  }

  get isBusy(): boolean {
    return [...this.files.values()].some(({ state }) => state !== 'failed');
  }

  /** Sends a file and takes it as content; `done` gets it. */
  async send(
    key: string,
    kind: FileKind | 'cover',
    file: File,
    done: (material: CourseMaterial) => void,
  ): Promise<void> {
    const { sender } = this;
    this.stop(key);
    if (sender === undefined) return;
    const stop = new AbortController();
    this.stops.set(key, stop);
    this.again.set(key, () => void this.send(key, kind, file, done));
    const at = { name: file.name, size: file.size, fault: '', error: undefined };
    const set = (sent: Sent) => runInAction(() => void (stop.signal.aborted ? undefined : this.files.set(key, sent)));
    set({ ...at, sent: 0, state: 'sending' });
    try {
      const { id } = await sender.upload(file, {
        kind: kindOf[kind],
        signal: stop.signal,
        onProgress: (sent) => set({ ...at, sent, state: 'sending' }),
      });
      set({ ...at, sent: file.size, state: 'checking' });
      const material = await this.api.material({ id: this.id, kind, upload: id });
      if (stop.signal.aborted) return;
      runInAction(() => this.files.delete(key));
      done(material);
    } catch (error) {
      const [[, fault = ''] = []] = brokenFields(error, ['file']);
      set({ ...at, sent: 0, state: 'failed', fault, error });
    }
  }

  /** Sends a failed file again. */
  retry(key: string): void {
    this.again.get(key)?.();
  }

  /** Stops a file, or hides a failed one. */
  stop(key: string): void {
    this.stops.get(key)?.abort();
    this.stops.delete(key);
    this.files.delete(key);
  }
}
