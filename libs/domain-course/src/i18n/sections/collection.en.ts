import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './collection.zh.ts';

/** The learner's collection. */
export const collection: MessagesLike<typeof zh.collection> = {
  list: 'Saved courses',
  at: 'Saved',
  add: 'Save',
  in: 'Saved',
  remove: 'Remove from saved: {{title}}',
  removed: '“{{title}}” was removed from your saved courses',
  undo: 'Undo',
  stays: 'The course is still saved',
  failed: 'Your saved courses could not be loaded',
  none: 'No saved courses yet',
  noneText: 'Press “Save” on a course page to keep it here for later.',
};
