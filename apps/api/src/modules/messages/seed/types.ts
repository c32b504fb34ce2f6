import type { MessageKind } from '@banyan/contracts/messages';
import type { L10n } from '../../../db/seed/content/types.ts';

/** A demo message: to all demo people by default, so many minutes ago. */
export interface DemoMessage {
  readonly kind: MessageKind;
  readonly source: { readonly type: string; readonly id: string };
  readonly params: Readonly<Record<string, L10n | number>>;
  readonly minutesAgo: number;
  readonly read?: true;
}

/** A demo conversation, its lines in their order. */
export interface DemoConversation {
  /** Account of the other person. */
  readonly with: string;
  /** `mine`: the learner wrote it. */
  readonly lines: readonly { readonly mine?: true; readonly text: string; readonly minutesAgo: number }[];
  readonly read?: true;
}

/** Content of a demo learner's inbox. */
export interface DemoInbox {
  readonly account: string;
  readonly messages: readonly DemoMessage[];
  readonly conversations: readonly DemoConversation[];
}

export const hour = 60;
export const day = 1440;
