import { v } from '@banyan/contracts';
import { parseJsonOr } from '@banyan/core-http';

const key = 'banyan.outsider.form';

/** What is typed into the form of somebody from outside. */
const draft = v.object({ name: v.string(), company: v.string(), reason: v.string() });
export type OutsiderDraft = v.InferOutput<typeof draft>;

/** What was typed in this tab and has not been sent; null where there is nothing. */
export function keptDraft(eid: number): OutsiderDraft | null {
  try {
    const kept = v.parseOrNull(
      v.object({ eid: v.literal(eid), draft }),
      parseJsonOr(sessionStorage.getItem(key) ?? '', null),
    );
    return kept?.draft ?? null;
  } catch {
    // Where storage is forbidden a reload empties the form.
    return null;
  }
}

/** Keeps what is typed over a reload; null forgets it. */
export function keepDraft(eid: number, typed: OutsiderDraft | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ eid, draft: typed }));
  } catch {
    // As above.
  }
}
