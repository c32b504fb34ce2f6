import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { homeworkDrafts, homeworkSubmissions } from './homework.schema.ts';

/** A person's homework. */
export const homeworkPersonal: readonly PersonalTable[] = [
  personal(homeworkDrafts, 'training', { since: homeworkDrafts.savedAt, erase: 'remove' }),
  personal(homeworkSubmissions, 'training', {
    since: homeworkSubmissions.handedInAt,
    without: ['markerId'],
    // The marks are counted; what was written is not needed for that.
    erase: { empty: { text: '', files: [] } },
  }),
];
