import { personal, throughParent, type PersonalTable } from '../../personal/personalTable.ts';
import { sparringLines, sparringSessions } from './sparring.schema.ts';

/** A person's dialogues; nobody else is named in them or needs them. */
export const sparringPersonal: readonly PersonalTable[] = [
  personal(sparringLines, 'training', {
    of: throughParent(sparringLines.sessionId, sparringSessions),
    since: sparringLines.at,
    without: ['heldUntil'],
    erase: 'remove',
  }),
  personal(sparringSessions, 'training', { since: sparringSessions.beganAt, erase: 'remove' }),
];
