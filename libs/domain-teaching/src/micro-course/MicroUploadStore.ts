import { ErrorCode } from '@banyan/contracts';
import { type MicroCourse, type MicroFile, type MicroGap } from '@banyan/contracts/teaching';
import { RefusedError } from '@banyan/core-http';
import { Action, apiOf, refusalCode, Request } from '@banyan/core-screen';
import type { SessionView } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import { microCalls, type MicroApi } from '../api/microCalls.ts';
import type { TeachingEnvironment, FileSender } from '../teaching.environment.ts';
import type { MicroAround, MicroDesk } from './MicroDesk.ts';
import { MicroEditorStore } from './MicroEditorStore.ts';

/** Polling interval for the conversion of files, ms. */
const lookMs = 2500;

interface Deps {
  readonly storage: Storage | null;
  readonly session: Pick<SessionView, 'eid' | 'userId'>;
  readonly uploader: FileSender | undefined;
}

/** The submitted micro-course, and its editor. */
interface Submitted {
  readonly editor: MicroEditorStore;
  readonly micro: MicroCourse;
}

const gapsIn = (error: unknown): readonly MicroGap[] | null =>
  refusalCode(error) === ErrorCode.microRefused && error instanceof RefusedError
    ? ((error.data as { readonly gaps?: readonly MicroGap[] } | undefined)?.gaps ?? null)
    : null;

/** The screen on which a micro-course is written and submitted. */
export class MicroUploadStore implements MicroDesk {
  readonly around: Request<MicroAround, number>;
  readonly submit: Action<void, Submitted | null>;
  readonly retryFile: Action<MicroFile>;
  editor: MicroEditorStore | null = null;
  /** It has just been submitted. */
  submitted: MicroCourse | null = null;
  readonly uploader: FileSender | undefined;
  private looking: ReturnType<typeof setTimeout> | undefined;
  readonly #api: MicroApi;

  constructor(api: MicroApi, { session, storage, uploader }: Deps) {
    this.#api = api;
    this.uploader = uploader;
    this.around = new Request(async (id, options) => {
      const [setting, { categories }, micro] = await Promise.all([
        api.setting({}, options),
        api.categories({}, options),
        id === 0 ? null : api.one({ id }, options),
      ]);
      const { eid, userId } = session;
      if (userId !== null) this.open(new MicroEditorStore({ eid, userId }, micro, { api, storage }));
      return { setting, categories, micro };
    });
    this.submit = new Action(
      async (_, options) => {
        const { editor } = this;
        if (editor === null) return null;
        editor.tried();
        await editor.save();
        if (editor.gaps.length > 0 || editor.other !== null || editor.state !== 'saved') return null;
        try {
          return { editor, micro: await api.submit(editor.current, options) };
        } catch (error) {
          const gaps = gapsIn(error);
          if (gaps === null) throw error;
          editor.tried(gaps);
          return null;
        }
      },
      { done: (submitted) => this.over(submitted) },
    );
    this.retryFile = new Action(
      async ({ id }, options) => {
        const { editor } = this;
        return { editor, file: await api.retryFile({ file: id }, options) };
      },
      {
        of: ({ id }) => id,
        done: ({ editor, file }) => {
          editor?.takeFile(file);
          this.look();
        },
      },
    );
    makeAutoObservable<this, 'looking'>(this, {
      ...{ around: false, submit: false, retryFile: false, uploader: false, looking: false },
      keep: false,
      ...{ editor: observableRef, submitted: observableRef },
    });
  }

  show(id: number): void {
    // The new micro-course on the screen has just got its id.
    if (id !== 0 && this.editor?.id === id) {
      void this.rename();
      return;
    }
    this.editor?.leave();
    this.editor = null;
    this.submitted = null;
    void this.around.show(id);
  }

  /** Loads the names of categories and lecturers in the current language; the draft stays. */
  async rename(): Promise<void> {
    try {
      const [setting, { categories }] = await Promise.all([this.#api.setting({}), this.#api.categories({})]);
      if (this.around.value !== null) this.around.set({ ...this.around.value, setting, categories });
    } catch {
      // The loaded names stay available.
    }
  }

  leave(): void {
    clearTimeout(this.looking);
    this.editor?.leave();
    this.around.leave();
  }

  /** Saves an uploaded file, for the cover or a chapter. */
  readonly keep: MicroDesk['keep'] = async (upload, kind) => {
    // Another micro-course may be open by now.
    const { editor } = this;
    const file = await this.#api.keepFile({ upload, kind });
    editor?.takeFile(file);
    this.look();
    return file;
  };

  /** Polls until no file is being converted. */
  look(): void {
    clearTimeout(this.looking);
    this.looking = setTimeout(() => void this.renew(), lookMs);
  }

  private async renew(): Promise<void> {
    const { editor } = this;
    if (editor === null || this.submitted !== null) return;
    try {
      if (editor.id !== 0 && editor.waiting) editor.renewFiles((await this.#api.one({ id: editor.id })).files);
    } catch {
      // The next poll retries; until then the file counts as being converted.
    }
    if (this.editor === editor && editor.waiting) this.look();
  }

  private open(editor: MicroEditorStore): void {
    this.editor = editor;
    if (editor.waiting) this.look();
  }

  private over(submitted: Submitted | null): void {
    if (submitted === null) return;
    submitted.editor.done();
    if (submitted.editor === this.editor) this.submitted = submitted.micro;
  }
}

export const makeMicroUpload = ({ http, session, storage, uploader }: TeachingEnvironment) =>
  new MicroUploadStore(apiOf(http, microCalls), { session, storage, uploader });
