import { communityLimits, type CommunityRule, type PostKind } from '@banyan/contracts/community';
import { privateLength } from '@banyan/contracts/messages';
import { randomId } from '@banyan/core-http';
import { makeAutoObservable, observableRef } from 'mobx';
import type { WrittenField } from '../shared/refusal.ts';
import { keptPost, keptPosts, type CompositionOf, type KeptPost, type Place, type Written } from './keptPost.ts';

/** An empty post. */
export const nothing: Written = {
  title: '',
  body: '',
  category: 0,
  images: [],
  media: null,
  reward: null,
  remind: false,
};

/** People mentioned in a text, each once. */
const mentionedIn = (body: string): ReadonlySet<string> =>
  new Set([...body.matchAll(/data-mention="([^"]*)"/g)].map(([, id]) => id ?? ''));

/** Characters of a text without its tags. */
const wordsOf = (body: string) => body.replaceAll(/<[^>]*>/g, '').replaceAll(/&[a-z#0-9]+;/gi, ' ');

export interface PostDraftDeps {
  readonly storage: Place;
  readonly now: () => number;
}

/**
 * A topic or question in progress: kept on the device with each letter, so that neither a reload nor a crash loses
 * anything. Another window that writes on the same one is noticed.
 */
export class PostDraftStore {
  written: Written;
  /** `nowhere`: the device does not keep it. `elsewhere`: another window has changed it. */
  state: 'empty' | 'kept' | 'nowhere' | 'elsewhere' = 'empty';
  keptAt: number | null = null;
  /** Draft of the other window. */
  other: KeptPost | null = null;
  /** Posting was attempted: missing fields are shown from now on. */
  tried = false;
  /** Grows when all of it is replaced, for components that keep a part of it. */
  round = 0;
  readonly revision: number;
  private of: CompositionOf;
  private stamp = '';
  private readonly deps: PostDraftDeps;

  constructor(of: CompositionOf, start: { readonly written: Written; readonly revision: number }, deps: PostDraftDeps) {
    this.of = of;
    this.deps = deps;
    this.written = start.written;
    this.revision = start.revision;
    makeAutoObservable<this, 'of' | 'deps' | 'stamp'>(this, {
      written: observableRef,
      other: observableRef,
      revision: false,
      of: false,
      deps: false,
      stamp: false,
    });
    const kept = keptPost(deps.storage, of).takeUp(start.revision);
    if (kept === null) return;
    // The post has been changed since this was begun: both versions are offered.
    if (kept.conflict) this.meet(kept.draft);
    else this.take(kept.draft);
  }

  get kind(): PostKind {
    return this.of.kind;
  }

  /** An existing post is being edited. */
  get editing(): boolean {
    return this.revision > 0;
  }

  get unsaved(): boolean {
    return this.state === 'nowhere';
  }

  get titleLimit(): number {
    return this.kind === 'topic' ? communityLimits.topicTitle : communityLimits.questionTitle;
  }

  /** Problems that prevent posting, by field. */
  get problems(): Partial<Record<WrittenField, CommunityRule>> {
    const { body, images, reward, title } = this.written;
    const problems: Partial<Record<WrittenField, CommunityRule>> = {};
    const length = privateLength(title);
    if (length === 0) problems.title = 'required';
    else if (length > this.titleLimit) problems.title = 'tooLong';
    if (privateLength(wordsOf(body)) > communityLimits.body || body.length > communityLimits.bodyHtml)
      problems.body = 'tooLong';
    else if (mentionedIn(body).size > communityLimits.mentions) problems.body = 'tooManyPeople';
    if (images.length > communityLimits.images) problems.images = 'tooMany';
    if (reward !== null && (reward < 1 || reward > communityLimits.reward)) problems.reward = 'required';
    return problems;
  }

  put(change: Partial<Written>): void {
    this.written = { ...this.written, ...change };
    this.save();
  }

  /** Shows the problems; true when there are none. */
  try(): boolean {
    this.tried = true;
    return Object.keys(this.problems).length === 0 && this.other === null;
  }

  /** Takes another window's draft of this name; null: it was posted or discarded there. */
  heard(key: string | null, text: string | null): void {
    if (key !== this.#kept.name) return;
    const kept = keptPosts.parse(text);
    if (kept === null || kept.stamp === this.stamp) return;
    // It was based on this draft: nothing here is lost by taking it.
    if (kept.from === this.stamp || this.state === 'empty') this.take(kept);
    else this.meet(kept);
  }

  /** Continues with the draft of the other window. */
  takeOther(): void {
    const { other } = this;
    if (other === null) return;
    this.other = null;
    this.take(other);
  }

  /** Continues with this draft, under a name of its own: both are kept. */
  keepMine(): void {
    if (this.other === null) return;
    this.other = null;
    if (!this.editing) this.of = { ...this.of, id: randomId() };
    this.save();
  }

  /** Forgets the draft, posted or discarded. */
  done(): void {
    this.#kept.forget();
    this.state = 'empty';
  }

  get #kept() {
    return keptPost(this.deps.storage, this.of);
  }

  private take(kept: KeptPost): void {
    this.written = kept.written;
    this.stamp = kept.stamp;
    this.keptAt = kept.at;
    this.state = 'kept';
    this.round += 1;
  }

  private meet(kept: KeptPost): void {
    this.other = kept;
    this.state = 'elsewhere';
  }

  private save(): void {
    if (this.other !== null) return;
    const from = this.stamp;
    this.stamp = randomId();
    const at = this.deps.now();
    const { revision, stamp, written } = this;
    const kept = this.#kept.keep({ written, at, stamp, from, revision });
    this.state = kept ? 'kept' : 'nowhere';
    this.keptAt = kept ? at : null;
  }
}
