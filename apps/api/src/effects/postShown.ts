import type { PostKind } from '@banyan/contracts/community';
import { defineEffect } from './effect.ts';

/** A topic or question is shown to everyone of the enterprise that was not before. */
export interface PostShown {
  readonly kind: PostKind;
}

export const postShown = defineEffect<PostShown>('postShown');
