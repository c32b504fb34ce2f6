import type { WindowStorage } from '../shared/windowStorage.ts';
import { backOff, fateOf } from './refusals.ts';

interface Leaving {
  readonly no: number;
  readonly seconds: number;
}

export interface SwitchPorts {
  readonly attemptId: number;
  /** Numbers of leavings are kept there. */
  readonly storage: WindowStorage;
  readonly send: (leaving: Leaving) => Promise<void>;
  /** The server takes nothing from this window. */
  readonly onRefused: (error: unknown) => void;
  readonly backOff?: (failures: number) => number;
}

/** Tells the server of each time the window was left, by rising numbers, until it has heard of all of them. */
export class SwitchReporter {
  readonly #ports: SwitchPorts;
  readonly #name: string;
  #no: number;
  #queue: Leaving[];
  #sending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: SwitchPorts) {
    this.#ports = ports;
    this.#name = `banyan.exam.switches.${ports.attemptId}`;
    const { no, queue } = read(ports.storage, this.#name);
    this.#no = no;
    this.#queue = queue;
  }

  /** The window was left just now. */
  left(): void {
    this.#no += 1;
    this.#add({ no: this.#no, seconds: 1 });
  }

  /** It is back: the same leaving is told again with its length, and counts once. */
  back(seconds: number): void {
    this.#add({ no: this.#no, seconds: Math.min(86_400, Math.max(1, seconds)) });
  }

  /** Sends what an earlier page of this window could not, or what waits for the connection. */
  resume(): void {
    void this.#send();
  }

  /** Sends no more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#sending = true;
  }

  #add(leaving: Leaving): void {
    // What is under way is told as it is; what still waits takes the length.
    const under = this.#sending ? this.#queue.slice(0, 1) : [];
    this.#queue = [...under, ...this.#queue.slice(under.length).filter(({ no }) => no !== leaving.no), leaving];
    this.#write();
    void this.#send();
  }

  async #send(): Promise<void> {
    const [first] = this.#queue;
    if (this.#sending || first === undefined) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    try {
      await this.#ports.send(first);
      this.#queue = this.#queue.slice(1);
      this.#write();
      this.#failures = 0;
      this.#sending = false;
      void this.#send();
    } catch (error) {
      this.#sending = false;
      const fate = fateOf(error);
      if (fate === 'retry') {
        this.#failures += 1;
        this.#timer = setTimeout(() => void this.#send(), (this.#ports.backOff ?? backOff)(this.#failures));
      } else if (fate !== 'unfit') this.#ports.onRefused(error);
    }
  }

  #write(): void {
    try {
      this.#ports.storage.setItem(this.#name, JSON.stringify({ no: this.#no, queue: this.#queue }));
    } catch {
      // Full or forbidden: it lives as long as the page.
    }
  }
}

function read(storage: WindowStorage, name: string): { no: number; queue: Leaving[] } {
  try {
    const { no, queue } = JSON.parse(storage.getItem(name) ?? '{}') as { no?: unknown; queue?: unknown };
    if (typeof no !== 'number' || !Array.isArray(queue)) return { no: 0, queue: [] };
    return { no, queue: queue as Leaving[] };
  } catch {
    return { no: 0, queue: [] };
  }
}
