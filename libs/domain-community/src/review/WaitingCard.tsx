import type { WaitingPost } from '@banyan/contracts/community';
import { Moment } from '@banyan/core-screen/views';
import { Avatar, Dot, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Pictures } from '../shared/Pictures.tsx';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';
import { PostMedia } from '../thread/PostMedia.tsx';
import { Decision, type DecisionProps } from './Decision.tsx';
import { DeskRow } from './desk-style.ts';

export interface WaitingCardProps extends DecisionProps {
  row: WaitingPost;
}

/** A post that waits for approval, in full, with the two decisions. */
export const WaitingCard = observer(function WaitingCard({ row, ...decision }: WaitingCardProps) {
  const { t, number } = useWords();
  const { body, post } = row;
  const { author, category, images, kind, media, reward, title } = post;
  return (
    <DeskRow>
      <div>
        <p data-by="">
          <Avatar name={author.name} src={author.image} size={32} />
          <b>{author.name}</b>
          <small>
            {author.department === '' ? null : (
              <>
                {author.department}
                <Dot />
              </>
            )}
            <Moment at={post.at} />
          </small>
          <Tag>{t(`kind.${kind}`)}</Tag>
          {category === null ? null : <Tag>{category.name}</Tag>}
          {reward > 0 ? (
            <Tag tone="warn">{t('mark.reward.held', { count: reward, formatted: number(reward) })}</Tag>
          ) : null}
        </p>
        <h3>{title}</h3>
        {body === '' ? null : <Rich html={body} />}
        <Pictures images={images} />
        {media === null ? null : <PostMedia media={media} />}
      </div>
      <Decision {...decision} />
    </DeskRow>
  );
});
