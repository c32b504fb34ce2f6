import { v } from '@banyan/contracts';
import { microDraft, type MicroDraft } from '@banyan/contracts/teaching';
import { keptOnDevice } from '@banyan/core-screen';

/** A draft as this device keeps it until the server has it. */
export interface KeptMicro {
  /** Names it to the server before it has an id. */
  readonly key: string;
  /** Of the server's that it was written upon; 0: it has none. */
  readonly revision: number;
  readonly draft: MicroDraft;
}

/** Whose, and which; id 0: a new one. */
export interface MicroOf {
  readonly eid: number;
  readonly userId: string;
  readonly id: number;
}

const shape = v.object({ key: v.string(), revision: v.int(), draft: microDraft });
const keyOf = ({ eid, id, userId }: MicroOf) => `banyan.micro.${eid}.${userId}.${id}`;

/** Drafts of micro-courses whose last words the server does not have. */
export const keptMicros = keptOnDevice<MicroOf, KeptMicro>(shape, keyOf);
