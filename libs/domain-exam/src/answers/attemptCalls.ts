import type { HandInReason, SentAnswer } from '@banyan/contracts/exam';
import type { SheetApi } from '../api/sheetCalls.ts';
import type { AnswerShelf, AttemptKey } from './AnswerShelf.ts';
import type { HeldHere } from './heldHere.ts';
import type { WindowStorage } from '../shared/windowStorage.ts';

/** Dependencies of an attempt. */
export interface AttemptPorts {
  readonly api: SheetApi;
  readonly shelf: AnswerShelf;
  readonly heldHere: HeldHere;
  readonly key: AttemptKey;
  /** Name of this window. */
  readonly window: string;
  /** Ms of a monotonic clock. */
  readonly ticks: () => number;
  readonly windowStorage: WindowStorage;
  readonly backOff?: (failures: number) => number;
}

/** The calls of one attempt, in the name of this window. */
export function attemptCalls({ api, window }: Pick<AttemptPorts, 'api' | 'window'>, id: number) {
  return {
    // Tried once each: the sender repeats it with the answers current by then.
    save: (answers: readonly SentAnswer[], keepalive = false) =>
      api.save({ id, window, answers: [...answers] }, { retry: false, keepalive }),
    handIn: (answers: readonly SentAnswer[], reason: HandInReason) =>
      api.handIn({ id, window, answers: [...answers], reason }),
    leftScreen: (leaving: { readonly no: number; readonly seconds: number }) =>
      api.leftScreen({ id, window, ...leaving }),
    late: (answers: readonly SentAnswer[]) => api.late({ id, answers: [...answers] }),
    /** `from`: a window that is gone; refused when another window has the attempt by now. */
    takeOver: (from: string | null) => api.takeOver({ id, window, ...(from === null ? {} : { from }) }),
  };
}
