import type { AttemptStanding } from '@banyan/contracts/exam';
import { Action, Request } from '@banyan/core-screen';
import type { SheetApi } from '../api/sheetCalls.ts';
import { AttemptStore } from '../answers/AttemptStore.ts';
import type { AnswerShelf } from '../answers/AnswerShelf.ts';
import type { HeldHere } from '../answers/heldHere.ts';
import type { WindowStorage } from '../shared/windowStorage.ts';
import { PaperStore } from './PaperStore.ts';

/** The sheet's needs of the device it is open on. */
export interface SheetDevice {
  readonly shelf: AnswerShelf;
  readonly heldHere: HeldHere;
  /** Name of this window, see core-screen's `windowName`. */
  readonly windowName: () => Promise<string>;
  /** Ms of a monotonic clock. */
  readonly ticks: () => number;
  readonly windowStorage: WindowStorage;
}

/** An open attempt and the place on its paper. */
export interface OpenSheet {
  readonly attempt: AttemptStore;
  readonly reading: PaperStore;
  /** The person whose paper it is. */
  readonly userId: string;
}

/** The learner and the exam. */
export interface Sitting {
  readonly examId: number;
  readonly eid: number;
  readonly userId: string;
}

/** The answer sheet of an exam: fetches the paper and opens its attempt. */
export class SheetStore {
  readonly sheet: Request<OpenSheet, Sitting>;
  /** Reports a problem with a question. */
  readonly report: Action<{ id: number; questionId: number; text: string }>;
  /** Reports that there is no camera for the face check that is due. */
  readonly noCamera: Action<number, { standing: AttemptStanding }>;
  readonly #api: SheetApi;
  readonly #device: SheetDevice;
  #sitting: Sitting | null = null;

  constructor(api: SheetApi, device: SheetDevice) {
    this.#api = api;
    this.#device = device;
    this.sheet = new Request((sitting, { signal }) => this.#open(sitting, signal));
    this.noCamera = new Action(
      async (id, options) => api.noCamera({ id, window: await device.windowName() }, options),
      {
        done: ({ standing }) => this.sheet.value?.attempt.told(standing),
      },
    );
    this.report = new Action((input, options) => api.report(input, options));
  }

  /** Opens the sheet; continues it for a learner who logs in again after the session had ended. */
  show(sitting: Sitting): void {
    const { value } = this.sheet;
    if (value !== null && JSON.stringify(sitting) === JSON.stringify(this.#sitting)) {
      value.attempt.signedIn();
      return;
    }
    this.leave();
    this.#sitting = sitting;
    void this.sheet.load(sitting);
  }

  /** The session has ended, wherever that was noticed: the paper stays and waits. */
  signedOut(): void {
    this.sheet.value?.attempt.signedOut();
  }

  /** Called when the screen is left. */
  leave(): void {
    this.sheet.value?.attempt.close();
    this.#sitting = null;
    this.sheet.clear();
  }

  async #open({ examId, eid, userId }: Sitting, signal: AbortSignal | undefined): Promise<OpenSheet> {
    const { windowName, ...device } = this.#device;
    const window = await windowName();
    const paper = await this.#api.paper({ id: examId, window }, signal === undefined ? {} : { signal });
    const attempt = new AttemptStore(paper, {
      ...device,
      api: this.#api,
      window,
      key: { eid, userId, attemptId: paper.attemptId },
    });
    await attempt.open();
    const reading = new PaperStore(attempt, device.windowStorage);
    reading.begin();
    if (signal?.aborted === true) attempt.close();
    return { attempt, reading, userId };
  }
}
