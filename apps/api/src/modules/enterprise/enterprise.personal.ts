import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { consents } from '../../platform/consent.schema.ts';
import { pageEvents, users } from '../../platform/enterprise.schema.ts';

/** Personal data in the tables of the enterprise itself. The erasure empties the person's own row by itself. */
export const enterprisePersonal: readonly PersonalTable[] = [
  personal(users, 'profile', {
    whose: users.id,
    since: users.createdAt,
    without: ['passwordHash', 'initialPassword', 'adminRevoked'],
    erase: { stays: 'what others have on record refers to it; it is emptied, see closeAccount' },
  }),
  personal(pageEvents, 'usage', { since: pageEvents.at, erase: { empty: { userId: null } } }),
  personal(consents, 'consents', { since: consents.at, erase: { stays: 'it proves what was agreed to, and when' } }),
];
