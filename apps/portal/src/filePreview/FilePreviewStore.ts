import { decodeText } from '@banyan/file-reading';
import { type Api, LatestCall } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { filePreviewCalls } from './filePreviewCalls.ts';
import { kindOf, mostTextBytes, type ShownFile, signedFile, type Trouble } from './fileKind.ts';

/** The requested file: by its signed address, or a chapter's document. */
export interface Asked {
  readonly file: string;
  readonly course: number;
  readonly chapter: number;
}

/** A file preview: the address is requested for a chapter's file; kind and size are read from the file's headers. */
export class FilePreviewStore {
  file: ShownFile | null = null;
  trouble: Trouble | null = null;
  error: unknown = null;
  /** The beginning of a text, null until it has loaded. */
  text: string | null = null;
  #asked: Asked = { file: '', course: 0, chapter: 0 };
  readonly #call = new LatestCall();
  readonly #api: Api<typeof filePreviewCalls>;
  readonly #fetch: typeof fetch;

  constructor(api: Api<typeof filePreviewCalls>, fetchFile: typeof fetch = (...of) => fetch(...of)) {
    this.#api = api;
    this.#fetch = fetchFile;
    makeAutoObservable(this, { file: observableRef, error: observableRef });
  }

  /** Shows a file; called again after a failure. */
  show(asked: Asked = this.#asked): void {
    this.#asked = asked;
    this.file = null;
    this.trouble = null;
    this.text = null;
    void this.#call.run((signal) => this.#look(asked, signal), {
      ready: (found) => this.settle(found),
      failed: (error) => this.fail('failed', error),
    });
  }

  leave(): void {
    this.#call.cancel();
  }

  /** Its address can be requested again here; otherwise only on the page that opened it. */
  get renews(): boolean {
    return this.#asked.course > 0 && this.#asked.chapter > 0;
  }

  /** Showing the file failed. */
  fail(trouble: Trouble, error: unknown = null): void {
    this.trouble = trouble;
    this.error = error;
  }

  async #look(asked: Asked, signal: AbortSignal): Promise<{ file: ShownFile; text: string | null } | Trouble> {
    const named = signedFile(asked.file);
    if (asked.course > 0 && asked.chapter > 0) {
      const of = { course_id: asked.course, chapter_id: asked.chapter };
      const { url, name, type, size } = await this.#api.document(of, { signal });
      return this.#read({ url, name, kind: kindOf(type), size }, signal);
    }
    if (named === null) return 'none';
    const head = await this.#fetch(named.url, { method: 'HEAD', signal });
    if (head.status === 403) return 'expired';
    if (!head.ok) return 'failed';
    const length = head.headers.get('content-length');
    const kind = kindOf(head.headers.get('content-type') ?? '');
    return this.#read({ ...named, kind, size: length === null ? null : Number(length) }, signal);
  }

  /** A text is read here, up to a limit; the browser fetches all else itself. */
  async #read(file: ShownFile, signal: AbortSignal): Promise<{ file: ShownFile; text: string | null } | Trouble> {
    if (file.kind !== 'text' && file.kind !== 'table') return { file, text: null };
    const part = await this.#fetch(file.url, { headers: { range: `bytes=0-${mostTextBytes - 1}` }, signal });
    if (part.status === 403) return 'expired';
    // An empty file has no range.
    if (part.status === 416) return { file, text: '' };
    if (!part.ok) return 'failed';
    const bytes = new Uint8Array(await part.arrayBuffer());
    const isCut = (file.size ?? 0) > bytes.length;
    return { file, text: decodeText(bytes, isCut)?.text ?? new TextDecoder().decode(bytes) };
  }

  private settle(found: { file: ShownFile; text: string | null } | Trouble): void {
    if (typeof found === 'string') {
      this.fail(found);
      return;
    }
    this.file = found.file;
    this.text = found.text;
  }
}
