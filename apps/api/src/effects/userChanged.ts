import { defineEffect } from './effect.ts';

/** What every page shows of a person has changed: points, credits, portrait. */
export interface UserChanged {
  readonly userId: number;
}

export const userChanged = defineEffect<UserChanged>('userChanged');
