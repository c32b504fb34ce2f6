import { uploadKinds } from '@banyan/contracts';
import { noteImageLimit, type NoteImage } from '@banyan/contracts/course';
import { UploadError } from '@banyan/core-http';
import { makeAutoObservable, observableRef } from 'mobx';
import type { NoteApi } from '../api/noteCalls.ts';
import type { CourseSender } from '../course.environment.ts';
import type { NoteDraftStore, NotePlace } from './NoteDraftStore.ts';

const { extensions, maxBytes } = uploadKinds.noteImage;

/** Reasons for refusing a picture; only `failed` can be retried. */
export type PictureProblem = 'type' | 'size' | 'count' | 'unreadable' | 'failed';

/** The server's reason for refusing the file. */
function refusalOf(error: unknown): PictureProblem {
  const kind = error instanceof UploadError ? error.trouble.kind : null;
  if (kind === 'tooLarge') return 'size';
  if (kind === 'pixels') return 'unreadable';
  return kind === 'type' || kind === 'unreadable' ? kind : 'failed';
}

/** A picture being uploaded, or one whose upload failed. */
export interface PictureUnderWay {
  readonly no: number;
  readonly name: string;
  readonly file: File;
  /** Uploaded share, 0 to 1. */
  readonly share: number;
  readonly problem: PictureProblem | null;
}

const ends = new RegExp(`\\.(${extensions.join('|')})$`, 'i');

/** Pictures of the note being written. */
export class NotePicturesStore {
  underWay: readonly PictureUnderWay[] = [];
  readonly #api: Pick<NoteApi, 'keepImage'>;
  readonly #sender: CourseSender;
  #no = 0;

  constructor(api: Pick<NoteApi, 'keepImage'>, sender: CourseSender) {
    this.#api = api;
    this.#sender = sender;
    makeAutoObservable(this, { underWay: observableRef });
  }

  /** No upload is pending. */
  get settled(): boolean {
    return this.underWay.every(({ problem }) => problem !== null);
  }

  /** An upload failed: it must be retried or removed before the note is sent. */
  get unsent(): boolean {
    return this.settled && this.underWay.length > 0;
  }

  /** Adds pictures to a note, one after the other. */
  async add(draft: NoteDraftStore, files: readonly File[], at: NotePlace): Promise<void> {
    for (const file of files) await this.#one(draft, file, at);
  }

  /** Retries a failed upload. */
  async retry(draft: NoteDraftStore, no: number, at: NotePlace): Promise<void> {
    const one = this.underWay.find((picture) => picture.no === no);
    if (one === undefined) return;
    this.dismiss(no);
    await this.#one(draft, one.file, at);
  }

  dismiss(no: number): void {
    this.underWay = this.underWay.filter((picture) => picture.no !== no);
  }

  async #one(draft: NoteDraftStore, file: File, at: NotePlace): Promise<void> {
    const no = (this.#no += 1);
    const problem = this.#problemOf(draft, file);
    this.put({ no, name: file.name, file, share: 0, problem });
    if (problem !== null) return;
    try {
      const sent = await this.#sender.upload(file, {
        kind: 'noteImage',
        onProgress: (bytes) => this.put({ no, name: file.name, file, share: bytes / file.size, problem: null }),
      });
      const image = await this.#api.keepImage({ upload: sent.id });
      this.arrived(draft, no, image, at);
    } catch (error) {
      this.put({ no, name: file.name, file, share: 0, problem: refusalOf(error) });
    }
  }

  #problemOf(draft: NoteDraftStore, file: File): PictureProblem | null {
    if (!ends.test(file.name)) return 'type';
    if (file.size > maxBytes) return 'size';
    return draft.now.images.length >= noteImageLimit ? 'count' : null;
  }

  private arrived(draft: NoteDraftStore, no: number, image: NoteImage, at: NotePlace): void {
    this.dismiss(no);
    draft.attach([...draft.now.images, image], at);
  }

  private put(picture: PictureUnderWay): void {
    const known = this.underWay.some(({ no }) => no === picture.no);
    this.underWay = known
      ? this.underWay.map((one) => (one.no === picture.no ? picture : one))
      : [...this.underWay, picture];
  }
}
