import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { noteImages, notes, noteTips } from './note.schema.ts';

/** A person's notes. */
export const notePersonal: readonly PersonalTable[] = [
  personal(noteImages, 'notes', { since: noteImages.touchedAt, erase: 'remove' }),
  personal(notes, 'notes', { since: notes.changedAt, without: ['draftKey', 'reviewerId'], erase: 'remove' }),
  personal(noteTips, 'notes', { since: noteTips.closedAt, erase: 'remove' }),
];
