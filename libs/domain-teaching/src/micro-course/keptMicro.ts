import { v } from '@banyan/contracts';
import { microDraft, type MicroDraft } from '@banyan/contracts/teaching';
import { DraftKind } from '@banyan/core-screen';

/** A draft as stored on this device until the server has it. */
export interface KeptMicro {
  /** Identifies it to the server before it has an id. */
  readonly key: string;
  /** Server revision on which it is based; 0 for none. */
  readonly revision: number;
  readonly draft: MicroDraft;
}

const shape = v.object({ key: v.string(), revision: v.int(), draft: microDraft });

/** Drafts with unsaved changes, by id; 0: a new micro-course. */
export const keptMicros = new DraftKind<KeptMicro>('micro', shape, ({ revision }) => revision);
