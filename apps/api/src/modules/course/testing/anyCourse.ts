import type { CallInput, courseList } from '@banyan/contracts';

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
