import { v } from '@banyan/contracts';
import { microDraft, type MicroDraft } from '@banyan/contracts/teaching';
import { DraftKind } from '@banyan/core-screen';

/** A draft as this device keeps it until the server has it. */
export interface KeptMicro {
  /** Names it to the server before it has an id. */
  readonly key: string;
  /** Of the server's that it was written upon; 0: it has none. */
  readonly revision: number;
  readonly draft: MicroDraft;
}

const shape = v.object({ key: v.string(), revision: v.int(), draft: microDraft });

/** Drafts of micro-courses whose last words the server does not have, by id; 0: a new one. */
export const keptMicros = new DraftKind<KeptMicro>('micro', shape, ({ revision }) => revision);
