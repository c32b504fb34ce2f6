import type { Region } from '@banyan/contracts/mall';
import { Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BookApi } from '../api/mallCalls.ts';

/** Province, city, district. */
const DEPTH = 3;

/** A region chosen step by step, each from the parts of the one before. */
export class RegionStore {
  /** Options of each step; idle when there is nothing to choose yet. */
  readonly steps: ReadonlyArray<Request<readonly Region[], string>>;
  /** Chosen codes, the largest region first. */
  chosen: readonly string[] = [];

  constructor(api: Pick<BookApi, 'regions'>) {
    this.steps = Array.from(
      { length: DEPTH },
      () => new Request(async (under: string, options) => (await api.regions({ under }, options)).items),
    );
    makeAutoObservable(this, { steps: false, chosen: observableRef });
  }

  /** Begins with an earlier choice, or with none. */
  show(chosen: readonly string[]): void {
    this.chosen = chosen;
    for (const [step, request] of this.steps.entries()) {
      if (step > 0 && step >= chosen.length) request.clear();
      else void request.load(chosen[step - 1] ?? '');
    }
  }

  leave(): void {
    for (const request of this.steps) request.leave();
  }

  /** Chooses at a step; the choices of later steps belong to another region and are cleared. */
  choose(step: number, code: string | null): void {
    this.chosen = [...this.chosen.slice(0, step), ...(code === null ? [] : [code])];
    for (const request of this.steps.slice(step + 1)) request.clear();
    if (code !== null && this.last?.divided === true) void this.steps[step + 1]?.load(code);
  }

  /** Code of the smallest region; empty while one of its parts has to be chosen. */
  get region(): string {
    return this.last?.divided === false ? this.last.code : '';
  }

  private get last(): Region | undefined {
    const step = this.chosen.length - 1;
    return this.steps[step]?.value?.find(({ code }) => code === this.chosen[step]);
  }
}
