import { personal, throughParent, type PersonalTable } from '../../personal/personalTable.ts';
import { sparringLines, sparringSessions } from './sparring.schema.ts';

/** A person's dialogues; they name nobody else, and nobody else needs them. */
export const sparringPersonal: readonly PersonalTable[] = [
  personal(sparringLines, 'training', {
    of: throughParent(sparringLines.sessionId, sparringSessions),
    since: sparringLines.at,
    without: ['heldUntil'],
    erase: 'remove',
  }),
  personal(sparringSessions, 'training', { since: sparringSessions.beganAt, erase: 'remove' }),
];
