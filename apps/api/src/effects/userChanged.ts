import { defineEffect } from './effect.ts';

/** A person's details on every page have changed: points, credits, portrait. */
export interface UserChanged {
  readonly userId: number;
}

export const userChanged = defineEffect<UserChanged>('userChanged');
