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

/** What was written to someone and is not with them: what is being typed, and what could not be sent. */
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
