import type { PostCard } from '@banyan/contracts/community';
import { Tag } from '@banyan/ui';
import { CircleCheck, Coins, Pin } from 'lucide-react';
import { useWords } from './useWords.ts';

const icon = { size: 12, 'aria-hidden': true } as const;
type Marked = Pick<PostCard, 'answered' | 'closed' | 'kind' | 'pinned' | 'reward' | 'rewardState' | 'state'>;

/** Marks of a post: pinned, waiting, rejected, its reward, answered. */
export function PostMarks({ post }: { post: Marked }) {
  const { t, number } = useWords();
  const { answered, closed, kind, pinned, reward, rewardState, state } = post;
  return (
    <>
      {pinned ? (
        <Tag tone="accent" icon={<Pin {...icon} />}>
          {t('mark.pinned')}
        </Tag>
      ) : null}
      {state === 'waiting' ? <Tag tone="info">{t('mark.waiting')}</Tag> : null}
      {state === 'rejected' ? <Tag tone="danger">{t('mark.rejected')}</Tag> : null}
      {kind === 'question' && rewardState !== 'none' ? (
        <Tag tone="warn" icon={<Coins {...icon} />}>
          {t(`mark.reward.${rewardState}`, { count: reward, formatted: number(reward) })}
        </Tag>
      ) : null}
      {answered ? (
        <Tag tone="ok" icon={<CircleCheck {...icon} />}>
          {t('mark.answered')}
        </Tag>
      ) : closed ? (
        <Tag>{t('mark.closed')}</Tag>
      ) : null}
    </>
  );
}
