import { v } from '@banyan/contracts';
import { DraftKind } from '@banyan/core-screen';

/** What is typed into the form of somebody from outside. */
const draft = v.object({ name: v.string(), company: v.string(), reason: v.string() });
export type OutsiderDraft = v.InferOutput<typeof draft>;

const drafts = new DraftKind('outsider.form', draft);

/** What is typed in this tab; where storage is forbidden a reload empties the form. */
const draftOf = (eid: number) =>
  drafts.of({
    eid,
    userId: null,
    get storage() {
      return sessionStorage;
    },
  });

/** What was typed in this tab and has not been sent; null where there is nothing. */
export const keptDraft = (eid: number): OutsiderDraft | null => draftOf(eid).read();

/** Keeps what is typed over a reload; null forgets it. */
export function keepDraft(eid: number, typed: OutsiderDraft | null): void {
  if (typed === null) draftOf(eid).forget();
  else draftOf(eid).keep(typed);
}
