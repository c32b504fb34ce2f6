import type { Counter } from '@banyan/contracts/account';
import { defineEffect } from './effect.ts';

/** Numbers that someone's pages show have changed; those pages read them again. */
export interface CountersChanged {
  readonly userId: number;
  readonly counters: readonly Counter[];
}

export const countersChanged = defineEffect<CountersChanged>('countersChanged');
