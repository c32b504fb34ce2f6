import type { CourseMaterial } from '@banyan/contracts/course';
import { brokenFields } from '@banyan/core-screen';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { EditorApi } from '../../api/manageCalls.ts';
import { DraftSaver } from '@banyan/core-console';

/** Content of an article or a link as it is typed. */
export interface Written {
  readonly kind: 'article' | 'link';
  /** Material that it changes; 0: a new one. */
  readonly material: number;
  readonly zh: string;
  readonly en: string;
  readonly link: string;
  readonly about: string;
}

/** Words typed into chapters, by the chapter's key, until the server has it. */
export class WritingStore {
  private readonly typed = observable.map<string, Written>({}, { deep: false });
  private readonly faults = observable.map<string, string>();
  private readonly failures = observable.map<string, unknown>({}, { deep: false });
  private readonly savers = new Map<string, DraftSaver>();
  private readonly id: number;
  private readonly api: Pick<EditorApi, 'text'>;
  private readonly taken: (key: string, material: CourseMaterial) => void;

  /** `taken` gets the kept content of a chapter. */
  constructor(id: number, api: Pick<EditorApi, 'text'>, taken: (key: string, material: CourseMaterial) => void) {
    this.id = id;
    this.api = api;
    this.taken = taken;
    makeAutoObservable<this, 'api' | 'failures' | 'faults' | 'id' | 'savers' | 'taken' | 'typed'>(this, {
      ...{ typed: false, faults: false, failures: false, savers: false, id: false, api: false, taken: false },
    });
  }

  /** Words typed into a chapter and not kept yet; undefined: none. */
  of(key: string): Written | undefined {
    return this.typed.get(key);
  }

  /** Rule that a chapter's content breaks; empty: none. */
  faultOf(key: string): string {
    return this.faults.get(key) ?? '';
  }

  /** Why a chapter's content was not kept; undefined: it was, or is not sent yet. */
  failureOf(key: string): unknown {
    return this.failures.get(key);
  }

  get isWaiting(): boolean {
    return this.typed.size > 0;
  }

  write(key: string, written: Written): void {
    this.typed.set(key, written);
    this.faults.delete(key);
    this.saverOf(key).soon();
  }

  /** Sends what is not kept yet; false when some of it was refused or lost. */
  async flush(): Promise<boolean> {
    const kept = await Promise.all([...this.savers.values()].map((saver) => saver.now()));
    return kept.every(Boolean);
  }

  forget(): void {
    for (const saver of this.savers.values()) saver.forget();
    this.typed.clear();
    this.faults.clear();
    this.failures.clear();
  }

  private saverOf(key: string): DraftSaver {
    const known = this.savers.get(key) ?? new DraftSaver(() => this.send(key));
    this.savers.set(key, known);
    return known;
  }

  private async send(key: string): Promise<boolean> {
    const written = this.typed.get(key);
    if (written === undefined) return true;
    try {
      const material = await this.api.text({ id: this.id, ...written });
      runInAction(() => {
        this.failures.delete(key);
        const now = this.typed.get(key);
        if (now === written) this.typed.delete(key);
        // Words typed meanwhile change the content that there is now.
        else if (now !== undefined) this.typed.set(key, { ...now, material: material.id });
        this.taken(key, material);
      });
      return true;
    } catch (error) {
      const [[, fault = ''] = []] = brokenFields(error, ['link']);
      runInAction(() => {
        if (fault === '') this.failures.set(key, error);
        else this.faults.set(key, fault);
      });
      return false;
    }
  }
}
