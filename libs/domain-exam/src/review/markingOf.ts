import type { MarkingStore } from './MarkingStore.ts';

/** What the panel of an answer reads and asks for. */
export type Marking = Pick<
  MarkingStore,
  'ask' | 'drop' | 'mark' | 'readBy' | 'saveCriteria' | 'saving' | 'strictness' | 'suggest'
>;
