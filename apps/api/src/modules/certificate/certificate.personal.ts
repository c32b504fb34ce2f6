import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { certificates } from './certificate.schema.ts';

/** Certificates of a person. */
export const certificatePersonal: readonly PersonalTable[] = [
  personal(certificates, 'training', {
    since: certificates.issuedAt,
    without: ['revokedBy'],
    erase: { stays: 'others check it by its code; a certificate is never deleted' },
  }),
];
