import type { MarkingStore } from './MarkingStore.ts';

/** The part of the store that the panel of an answer uses. */
export type Marking = Pick<
  MarkingStore,
  'ask' | 'drop' | 'mark' | 'readBy' | 'saveCriteria' | 'saving' | 'strictness' | 'suggest'
>;
