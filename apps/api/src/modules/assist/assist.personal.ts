import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { supportAccesses } from './assist.schema.ts';

/** Accesses that a person gave support. */
export const assistPersonal: readonly PersonalTable[] = [
  personal(supportAccesses, 'usage', {
    since: supportAccesses.grantedAt,
    without: ['codeHash', 'sessionHash', 'recordings', 'starts'],
    erase: { stays: 'the enterprise proves by it what support did; removed after 90 days' },
  }),
];
