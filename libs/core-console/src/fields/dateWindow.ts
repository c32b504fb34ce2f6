import { v } from '@banyan/contracts';

/** When something begins and ends; an empty text leaves that end open. */
export interface DateWindow {
  /** First moment in it, `2026-11-21T01:30:00Z`. */
  readonly from: string;
  /** First moment after it. */
  readonly to: string;
}

/** Whether it ends after it begins. */
export const isInOrder = ({ from, to }: DateWindow) => from === '' || to === '' || Date.parse(from) < Date.parse(to);

/** Rule of a form for a window of `DateWindowField`. */
export const dateWindow = v.pipe(v.object({ from: v.string(), to: v.string() }), v.check(isInOrder, 'endFirst'));
