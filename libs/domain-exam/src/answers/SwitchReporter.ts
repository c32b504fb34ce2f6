import { v } from '@banyan/contracts';
import { backOff, KeyedItems, Outbox } from '@banyan/core-http';
import { DraftKind } from '@banyan/core-screen';
import type { WindowStorage } from '../shared/windowStorage.ts';
import type { AttemptKey } from './AnswerShelf.ts';
import { outcomeOf } from './refusals.ts';

const leaving = v.object({ no: v.int(), seconds: v.number() });
type Leaving = v.InferOutput<typeof leaving>;

/** Leavings by attempt; `no` is the number of the last one. */
const leavings = new DraftKind('switches', v.object({ no: v.int(), queue: v.array(leaving) }));

export interface SwitchPorts {
  readonly key: AttemptKey;
  /** Storage of the numbers of leavings. */
  readonly storage: WindowStorage;
  readonly send: (leaving: Leaving) => Promise<void>;
  /** Called when the server accepts nothing from this window. */
  readonly onRefused: (error: unknown) => void;
  readonly backOff?: (failures: number) => number;
}

/** Reports each leaving of the window to the server, by rising numbers, until all are acknowledged. */
export class SwitchReporter {
  readonly #leavings: KeyedItems<Leaving>;
  readonly #outbox: Outbox<Leaving, void>;
  #no: number;

  constructor(ports: SwitchPorts) {
    const { key, send, storage } = ports;
    const draft = leavings.of({ storage, ...key }, key.attemptId);
    const kept = draft.read();
    this.#no = kept?.no ?? 0;
    // A leaving that is reported again with its length counts once.
    this.#leavings = new KeyedItems(({ no }) => no, {
      read: () => kept?.queue ?? [],
      write: (queue) => draft.keep({ no: this.#no, queue: [...queue] }),
    });
    this.#outbox = new Outbox({
      items: this.#leavings,
      send,
      onFailed: (error) => {
        const outcome = outcomeOf(error);
        if (outcome === 'retry') return 'retry';
        if (outcome !== 'unfit') ports.onRefused(error);
        return 'rest';
      },
      backOff: ports.backOff ?? backOff,
    });
  }

  /** The window was left just now. */
  left(): void {
    this.#no += 1;
    this.#add({ no: this.#no, seconds: 1 });
  }

  /** The window is back: its leaving is reported again with its length. */
  back(seconds: number): void {
    this.#add({ no: this.#no, seconds: Math.min(86_400, Math.max(1, seconds)) });
  }

  /** Sends leavings that an earlier page of this window could not send, or that wait for the connection. */
  resume(): void {
    this.#outbox.flush();
  }

  /** Stops sending. */
  stop(): void {
    void this.#outbox.hold();
  }

  #add(leaving: Leaving): void {
    this.#leavings.put(leaving);
    this.#outbox.flush();
  }
}
