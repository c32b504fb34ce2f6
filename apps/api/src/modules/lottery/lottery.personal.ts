import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { lotteryDrawn, lotterySeeds } from './lottery.schema.ts';

const provable = { stays: 'that a draw was fair is proved by it' };

/** A person's draws. */
export const lotteryPersonal: readonly PersonalTable[] = [
  // A seed that still draws would reveal its future draws.
  personal(lotterySeeds, 'points', { without: ['seed'], erase: provable }),
  // Of a person with one account it is their own id; of two that became one it names the other.
  personal(lotteryDrawn, 'points', { since: lotteryDrawn.at, without: ['personId'], erase: provable }),
];
