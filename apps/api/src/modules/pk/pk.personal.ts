import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { pkAnswers, pkMembers, pkPlayers } from './pk.schema.ts';

const shared = { stays: 'it is half of a battle with somebody else' };

/** A person's quiz battles, without their opponents. */
export const pkPersonal: readonly PersonalTable[] = [
  personal(pkMembers, 'exams', { since: pkMembers.joinedAt, erase: 'remove' }),
  personal(pkPlayers, 'exams', { since: pkPlayers.joinedAt, erase: shared }),
  personal(pkAnswers, 'exams', { since: pkAnswers.askedAt, erase: shared }),
];
