import { v } from '@banyan/contracts';
import { DraftKind } from '@banyan/core-screen';

/** A line that the server does not have yet. */
export interface Unsent {
  /** The same again under the same key is the same line. */
  readonly clientId: string;
  readonly text: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Text to a person that has not reached them: the draft, and lines that could not be sent. */
interface Written {
  readonly draft: string;
  readonly unsent: readonly Unsent[];
}

/** Lines that the server does not have, by person. */
export const conversationDrafts = new DraftKind<Written>(
  'messages',
  v.object({
    draft: v.string(),
    unsent: v.array(v.object({ clientId: v.string(), text: v.string(), at: v.number() })),
  }),
);
