import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { lotteryDrawn, lotterySeeds } from './lottery.schema.ts';

const provable = { stays: 'that a draw was fair is proved by it' };

/** A person's draws. */
export const lotteryPersonal: readonly PersonalTable[] = [
  // A seed that still draws would reveal its future draws.
  personal(lotterySeeds, 'points', { without: ['seed'], erase: provable }),
  personal(lotteryDrawn, 'points', { since: lotteryDrawn.at, erase: provable }),
];
