import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { dataCopies, deletionRequests } from './privacy.schema.ts';

/** A person's requests about their own data. */
export const privacyPersonal: readonly PersonalTable[] = [
  personal(dataCopies, 'consents', {
    since: dataCopies.askedAt,
    without: ['key'],
    erase: { stays: 'that it was asked for; its file is removed' },
  }),
  personal(deletionRequests, 'consents', {
    since: deletionRequests.askedAt,
    without: ['decidedBy'],
    erase: { stays: 'it proves that the erasure was asked for' },
  }),
];
