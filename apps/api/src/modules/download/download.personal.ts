import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { downloads } from './download.schema.ts';

/** Downloads of a person. */
export const downloadPersonal: readonly PersonalTable[] = [
  personal(downloads, 'usage', {
    since: downloads.askedAt,
    without: ['key'],
    erase: { stays: 'its archive is removed by it, a day later at most' },
  }),
];
