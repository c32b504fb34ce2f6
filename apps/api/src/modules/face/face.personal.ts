import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { faceLog, facePeople, faceTrusts } from './face.schema.ts';

/** Consent to face checks, devices that a face unlocks, and the checks. The numbers of the face are never exported. */
export const facePersonal: readonly PersonalTable[] = [
  personal(facePeople, 'profile', { since: facePeople.consentAt, without: ['sealed'], erase: 'remove' }),
  personal(faceTrusts, 'usage', {
    since: faceTrusts.since,
    without: ['tokenHash', 'passwordStamp'],
    erase: 'remove',
  }),
  personal(faceLog, 'usage', {
    since: faceLog.at,
    erase: { stays: 'what was checked can be shown later; nothing of a face is in it' },
  }),
];
