import { useWords } from '../shared/useWords.ts';

const rules = {
  'points.sign': 'sign',
  'points.award': 'award',
  'points.cleared': 'cleared',
  'points.corrected': 'corrected',
  'course.chapter': 'chapter',
  'exam.passed': 'exam',
  'mall.exchange': 'exchange',
  'mall.cancelled': 'cancelled',
  'mall.returned': 'returned',
  'lottery.draw': 'lotteryDraw',
  'lottery.prize': 'lotteryPrize',
  'order.paid': 'order',
  'reward.given': 'rewardGiven',
  'reward.received': 'rewardReceived',
  'community.reward': 'reward',
  'community.returned': 'rewardBack',
  'community.best': 'best',
  'pk.join': 'battleJoined',
  'pk.firstChallenge': 'battleFirst',
  'pk.win': 'battleWon',
} as const;

/** Name of a rule of the ledger; those of later parts have a common name. */
export function useRuleWords(): (rule: string) => string {
  const { t } = useWords();
  return (rule) => t(`rule.${Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : 'other'}`);
}
