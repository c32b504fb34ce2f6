import { z } from '@banyan/contracts';
import { parseJsonOr } from '@banyan/core-http';

const key = 'banyan.outsider.form';

/** What is typed into the form of somebody from outside. */
const draft = z.object({ name: z.string(), company: z.string(), reason: z.string() });
export type OutsiderDraft = z.infer<typeof draft>;

/** What was typed in this tab and has not been sent; null where there is nothing. */
export function keptDraft(eid: number): OutsiderDraft | null {
  try {
    const kept = z
      .object({ eid: z.literal(eid), draft })
      .safeParse(parseJsonOr(sessionStorage.getItem(key) ?? '', null));
    return kept.success ? kept.data.draft : null;
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
