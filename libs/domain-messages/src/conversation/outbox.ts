import { v } from '@banyan/contracts';

/** A line that the server does not have yet. */
export interface Unsent {
  /** The same again under the same key is the same line. */
  readonly clientId: string;
  readonly text: string;
  /** Epoch ms. */
  readonly at: number;
}

/** What was written to someone and is not with them: what is being typed, and what could not be sent. */
export interface Kept {
  readonly draft: string;
  readonly unsent: readonly Unsent[];
}

const kept = v.object({
  draft: v.string(),
  unsent: v.array(v.object({ clientId: v.string(), text: v.string(), at: v.number() })),
});
const nothing: Kept = { draft: '', unsent: [] };

const keyOf = (userId: string, person: number) => `banyan.messages.${userId}.${person}`;

/** Reads what was kept for a person; what cannot be read is nothing. */
export function readKept(storage: Storage | null, userId: string, person: number): Kept {
  try {
    return v.parseOrNull(kept, JSON.parse(storage?.getItem(keyOf(userId, person)) ?? 'null')) ?? nothing;
  } catch {
    return nothing;
  }
}

/** Keeps it over a reload; a browser without storage loses it with its page. */
export function writeKept(storage: Storage | null, userId: string, person: number, value: Kept): void {
  try {
    if (value.draft === '' && value.unsent.length === 0) storage?.removeItem(keyOf(userId, person));
    else storage?.setItem(keyOf(userId, person), JSON.stringify(value));
  } catch {
    // The storage is full: what is typed still stands on the page.
  }
}
