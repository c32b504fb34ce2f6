import type { CallInput } from '@banyan/contracts';
import type { courseList } from '@banyan/contracts/course';

/** The question for all courses, from which a test changes what it is about. */
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
