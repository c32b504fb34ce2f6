import { type CallInput, type CallOutput } from '@banyan/contracts';
import {
  type editPost,
  type PostDetail,
  type PostFile,
  type PostKind,
  type PostLink,
  type publishPost,
} from '@banyan/contracts/community';
import { type MessagePerson } from '@banyan/contracts/messages';
import { randomId } from '@banyan/core-http';
import { Action, apiOf, Request } from '@banyan/core-screen';
import type { SessionView } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import { composeCalls, type ComposeApi } from '../api/communityCalls.ts';
import type { CommunityEnvironment } from '../community.environment.ts';
import { PostDraftStore, nothing } from './PostDraftStore.ts';
import { newestKept, type CompositionOf, type SentFile } from './keptPost.ts';

/** Pause in typing before similar questions are searched, ms. */
const restMs = 400;

/** Input of a call to the server: the same object again is the same attempt. */
type Sending = { readonly publish: CallInput<typeof publishPost> } | { readonly edit: CallInput<typeof editPost> };
type Published = Pick<CallOutput<typeof publishPost>, 'id' | 'state'>;
type Deps = Pick<CommunityEnvironment, 'now' | 'storage'> & {
  readonly session: Pick<SessionView, 'eid' | 'userId'>;
  readonly onPointsChanged?: () => void;
};

const sentFile =
  (type: string) =>
  (file: PostFile): SentFile => ({
    id: file.id,
    name: file.name,
    size: file.size,
    type,
    url: file.url,
  });

/** Writing a topic or question, or changing one. */
export class ComposeStore {
  readonly kind: PostKind;
  /** The post in progress; null while there is none. */
  composition: PostDraftStore | null = null;
  /** The last published post, until it is dismissed. */
  published: Published | null = null;
  readonly publish: Action<Sending, Published>;
  readonly similar: Request<readonly PostLink[], string>;
  readonly people: Request<readonly MessagePerson[], string>;
  readonly #deps: Deps;
  /** The post being edited; null for a new one. */
  editing: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kind: PostKind, api: ComposeApi, deps: Deps) {
    this.kind = kind;
    this.#deps = deps;
    this.similar = new Request(async (words, options) => (await api.similar({ words }, options)).items);
    this.people = new Request(async (keyword, options) => (await api.people({ keyword }, options)).items);
    this.publish = new Action(
      async (sending, options) =>
        'edit' in sending
          ? { id: sending.edit.id, state: (await api.edit(sending.edit, options)).state }
          : api.publish(sending.publish, options),
      { done: (published) => this.sent(published) },
    );
    makeAutoObservable(this, {
      kind: false,
      composition: observableRef,
      published: observableRef,
      publish: false,
      similar: false,
      people: false,
    });
  }

  /** Begins a new post, or continues the one edited last. */
  open(): void {
    if (this.composition !== null && this.editing === null) return;
    const of = this.whose();
    if (of === null) return;
    const kept = newestKept(this.#deps.storage, of);
    this.editing = null;
    this.begin({ ...of, id: kept?.id ?? randomId() }, { written: nothing, revision: 0 });
  }

  /** Edits an existing post. */
  edit({ body, post, revision }: PostDetail): void {
    const of = this.whose();
    if (of === null) return;
    const { category, images, media, title } = post;
    this.editing = post.id;
    this.begin(
      { ...of, id: `post-${post.id}` },
      {
        revision,
        written: {
          ...nothing,
          title,
          body,
          category: category?.id ?? 0,
          images: images.map(sentFile('image/*')),
          media: media === null ? null : sentFile(`${media.kind}/*`)(media),
        },
      },
    );
  }

  /** Closes the composer; the draft stays kept. */
  close(): void {
    clearTimeout(this.#timer);
    this.composition = null;
    this.publish.dismiss();
    this.similar.clear();
  }

  /** Discards the draft. */
  discard(): void {
    this.composition?.done();
    this.close();
  }

  /**
   * Publishes the post if nothing prevents it; `remindAll`: the writer may notify everyone now, which a kept draft may
   * ask for since a time when they might. Resolves to whether it was published.
   */
  post(remindAll: boolean): Promise<boolean> {
    const { composition } = this;
    if (composition === null || !composition.try()) return Promise.resolve(false);
    return this.publish.run(this.sending(composition, remindAll));
  }

  dismiss(): void {
    this.published = null;
  }

  /** Searches questions like the typed one, after a pause in typing. */
  seek(words: string): void {
    clearTimeout(this.#timer);
    const asked = [...words.trim()].slice(0, 200).join('');
    if (asked.length < 2) {
      this.similar.clear();
      return;
    }
    this.#timer = setTimeout(() => void this.similar.show(asked), restMs);
  }

  find(keyword: string): void {
    void this.people.show([...keyword].slice(0, 80).join(''));
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.similar.leave();
    this.people.leave();
    this.published = null;
  }

  private begin(of: CompositionOf, start: ConstructorParameters<typeof PostDraftStore>[1]): void {
    this.publish.dismiss();
    this.published = null;
    this.composition = new PostDraftStore(of, start, this.#deps);
    if (this.kind === 'question') this.seek(this.composition.written.title);
  }

  private whose(): Omit<CompositionOf, 'id'> | null {
    const { eid, userId } = this.#deps.session;
    return userId === null ? null : { eid, userId, kind: this.kind };
  }

  private sending(composition: PostDraftStore, remindAll: boolean): Sending {
    const { body, category, images, media, remind, reward, title } = composition.written;
    const written = {
      title: title.trim(),
      body,
      category,
      images: images.map(({ id }) => id),
      media: media?.id ?? '',
    };
    if (this.editing !== null) return { edit: { id: this.editing, revision: composition.revision, ...written } };
    return {
      publish: {
        kind: this.kind,
        ...written,
        reward: this.kind === 'question' ? (reward ?? 0) : 0,
        remind: remind && remindAll ? 'Y' : 'N',
      },
    };
  }

  private sent(published: Published): void {
    const held = (this.composition?.written.reward ?? 0) > 0;
    this.composition?.done();
    this.close();
    this.published = published;
    if (held) this.#deps.onPointsChanged?.();
  }
}

const make =
  (kind: PostKind) =>
  ({ http, now, ports, session, storage }: CommunityEnvironment) =>
    new ComposeStore(kind, apiOf(http, composeCalls), {
      now,
      session,
      storage,
      ...(ports.onPointsChanged === undefined ? {} : { onPointsChanged: ports.onPointsChanged }),
    });

export const makeTopicComposer = make('topic');
export const makeQuestionComposer = make('question');

/** For changing an existing post: a new one in progress stays as it is. */
export const makeTopicEditor = make('topic');
export const makeQuestionEditor = make('question');
