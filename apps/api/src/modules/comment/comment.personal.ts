import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { commentPraises, courseComments } from './comment.schema.ts';

/** Comments of a person on courses. */
export const commentPersonal: readonly PersonalTable[] = [
  personal(courseComments, 'community', {
    since: courseComments.at,
    without: ['reviewerId'],
    erase: { stays: 'others have answered it; it names nobody any more' },
  }),
  personal(commentPraises, 'community', { since: commentPraises.changedAt, erase: { stays: 'it is counted' } }),
];
