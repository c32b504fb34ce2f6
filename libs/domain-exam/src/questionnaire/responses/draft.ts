import type { ItemValue } from '@banyan/contracts/exam';

/** A picture that has been sent, as the sheet shows it. */
export interface SentImage {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly url: string;
}

/** What somebody has answered and not handed in. */
export interface Draft {
  /** By question. */
  readonly values: Readonly<Record<string, ItemValue>>;
  /** Pictures that its answers name. */
  readonly images: readonly SentImage[];
  /** Signatures as data addresses of PNGs, by question; they are sent with the answers. */
  readonly signatures: Readonly<Record<string, string>>;
  /** Sent along with the answers, the same each time they are tried. */
  readonly salt: string;
  /** When it was kept, epoch ms. */
  readonly at: number;
}

/** Whose draft of what it is. */
export interface DraftOf {
  readonly eid: number;
  readonly userId: string;
  readonly questionnaireId: number;
}

const keyOf = ({ eid, userId, questionnaireId }: DraftOf) => `banyan.questionnaire.${eid}.${userId}.${questionnaireId}`;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft on this device; null where there is none, or none that can be read. */
export function readDraft(storage: Place | null, of: DraftOf): Draft | null {
  try {
    const text = storage?.getItem(keyOf(of)) ?? null;
    const draft = text === null ? null : (JSON.parse(text) as Partial<Draft> | null);
    if (typeof draft?.values !== 'object' || typeof draft.salt !== 'string') return null;
    return {
      values: draft.values,
      images: draft.images ?? [],
      signatures: draft.signatures ?? {},
      salt: draft.salt,
      at: draft.at ?? 0,
    };
  } catch {
    return null;
  }
}

/** Keeps a draft; false where the device does not. */
export function keepDraft(storage: Place | null, of: DraftOf, draft: Draft): boolean {
  try {
    if (storage === null) return false;
    storage.setItem(keyOf(of), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Takes a draft away once it was handed in. */
export function dropDraft(storage: Place | null, of: DraftOf): void {
  try {
    storage?.removeItem(keyOf(of));
  } catch {
    // A device that forbids it has kept none.
  }
}
