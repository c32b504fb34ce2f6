/** Pause after the last change before it is saved, ms. */
const pauseMs = 1000;

/**
 * Saves a second after the last change, one save at a time: what is changed meanwhile is saved by the next one. `save`
 * answers whether it succeeded; after a failure it is tried again by hand or with the next change.
 */
export class DraftSaver {
  readonly #save: () => Promise<boolean>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  #wanted = false;

  constructor(save: () => Promise<boolean>) {
    this.#save = save;
  }

  /** Something has changed. */
  soon(): void {
    this.#wanted = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), pauseMs);
  }

  /** Saves what is not saved yet; true when nothing is left. */
  async now(): Promise<boolean> {
    clearTimeout(this.#timer);
    // A change made while a save ran is in none yet; another caller may begin the next one first.
    while (this.#running !== null) await this.#running;
    if (!this.#wanted) return true;
    this.#wanted = false;
    this.#running = this.#save();
    const saved = await this.#running;
    this.#running = null;
    if (!saved) this.#wanted = true;
    return saved && (this.#wanted ? this.now() : true);
  }

  /** Gives up what is not saved. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#wanted = false;
  }
}
