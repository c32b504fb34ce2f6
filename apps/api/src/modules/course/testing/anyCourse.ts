import type { CallInput } from '@banyan/contracts';
import type { courseList } from '@banyan/contracts/course';

/** The input for all courses, of which a test changes a field. */
export const anyCourse: CallInput<typeof courseList> = {
  'search[keyword]': '',
  'search[catid]': '',
  state: [],
  duration: [],
  fee: [],
  type: 'all',
  lecturer: 0,
  sort: 'default',
  cursor: '',
  size: 20,
};
