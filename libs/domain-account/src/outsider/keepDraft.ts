import { v } from '@banyan/contracts';
import { DraftKind } from '@banyan/core-screen';

/** The input of an outsider's form. */
const draft = v.object({ name: v.string(), company: v.string(), reason: v.string() });
export type OutsiderDraft = v.InferOutput<typeof draft>;

const drafts = new DraftKind('outsider.form', draft);

/** The input of this tab; with storage forbidden a reload empties the form. */
const draftOf = (eid: number) =>
  drafts.of({
    eid,
    userId: null,
    get storage() {
      return sessionStorage;
    },
  });

/** The unsent input of this tab; null when there is none. */
export const keptDraft = (eid: number): OutsiderDraft | null => draftOf(eid).read();

/** Keeps the input over a reload; null deletes it. */
export function keepDraft(eid: number, typed: OutsiderDraft | null): void {
  if (typed === null) draftOf(eid).forget();
  else draftOf(eid).keep(typed);
}
