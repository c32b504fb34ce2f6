import { defineEffect } from './effect.ts';

/** Details of several people on every page have changed, all at once. */
export interface PeopleChanged {
  readonly userIds: readonly number[];
}

export const peopleChanged = defineEffect<PeopleChanged>('peopleChanged');
