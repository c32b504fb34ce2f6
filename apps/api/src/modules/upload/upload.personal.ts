import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { uploads } from './upload.schema.ts';

/** Files that a person has sent. */
export const uploadPersonal: readonly PersonalTable[] = [
  personal(uploads, 'files', {
    since: uploads.createdAt,
    without: ['key', 'handle', 'pieces', 'hashing', 'lockedBy', 'lockedUntil', 'lockWanted', 'touchedAt'],
    erase: { stays: 'files of what stays, stay; the others are given up, see closeAccount' },
  }),
];
