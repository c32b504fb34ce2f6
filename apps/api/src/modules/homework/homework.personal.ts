import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { homeworkDrafts, homeworkSubmissions } from './homework.schema.ts';

/** A person's homework. */
export const homeworkPersonal: readonly PersonalTable[] = [
  personal(homeworkDrafts, 'training', { since: homeworkDrafts.savedAt, erase: 'remove' }),
  personal(homeworkSubmissions, 'training', {
    since: homeworkSubmissions.handedInAt,
    // A suggestion is a note of the markers.
    without: ['markerId', 'suggestion'],
    // The marks are counted; texts and quotes are not needed for that.
    erase: { empty: { text: '', files: [], suggestion: null } },
  }),
];
