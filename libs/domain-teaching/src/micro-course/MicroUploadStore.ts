import { ErrorCode } from '@banyan/contracts';
import { type MicroCourse, type MicroFile, type MicroGap } from '@banyan/contracts/teaching';
import { RefusedError } from '@banyan/core-http';
import { Action, apiOf, refusalCode, Request } from '@banyan/core-screen';
import type { SessionView } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import { microCalls, type MicroApi } from '../api/microCalls.ts';
import type { TeachingEnvironment, FileSender } from '../teaching.environment.ts';
import type { MicroAround, MicroDesk } from './MicroDesk.ts';
import { MicroEditor } from './MicroEditor.ts';

/** How often it is asked whether files are ready, ms. */
const lookMs = 2500;

interface Deps {
  readonly storage: Storage | null;
  readonly session: Pick<SessionView, 'eid' | 'userId'>;
  readonly uploader: FileSender | undefined;
}

/** What was submitted, and the editor it was written in. */
interface Submitted {
  readonly editor: MicroEditor;
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
  editor: MicroEditor | null = null;
  /** It has been submitted just now. */
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
      if (userId !== null) this.open(new MicroEditor({ eid, userId }, micro, { api, storage }));
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
    // The one that was new a moment ago has got its id: what is on the screen is that.
    if (id !== 0 && this.editor?.id === id) {
      void this.rename();
      return;
    }
    this.editor?.leave();
    this.editor = null;
    this.submitted = null;
    void this.around.show(id);
  }

  /** Categories and lecturers as they are called now, in the language that is spoken now; what is written stays. */
  async rename(): Promise<void> {
    try {
      const [setting, { categories }] = await Promise.all([this.#api.setting({}), this.#api.categories({})]);
      if (this.around.value !== null) this.around.set({ ...this.around.value, setting, categories });
    } catch {
      // What is there goes on to be chosen from.
    }
  }

  leave(): void {
    clearTimeout(this.looking);
    this.editor?.leave();
    this.around.leave();
  }

  /** Keeps a file that has come, for the cover or a chapter. */
  readonly keep: MicroDesk['keep'] = async (upload, kind) => {
    // Another one may be written in meanwhile.
    const { editor } = this;
    const file = await this.#api.keepFile({ upload, kind });
    editor?.takeFile(file);
    this.look();
    return file;
  };

  /** Asks again and again, until no file is being made ready any more. */
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
      // It is asked again in a moment; until then it is being made ready.
    }
    if (this.editor === editor && editor.waiting) this.look();
  }

  private open(editor: MicroEditor): void {
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
