import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { rankingHidden, rankingScores, rankingSources } from './ranking.schema.ts';

const counted = { stays: 'places of others are counted from it; it names nobody any more' };

/** A person's figures in the rankings. */
export const rankingPersonal: readonly PersonalTable[] = [
  personal(rankingSources, 'points', { erase: counted }),
  personal(rankingScores, 'points', { without: ['earliness'], erase: counted }),
  personal(rankingHidden, 'points', { since: rankingHidden.since, erase: counted }),
];
