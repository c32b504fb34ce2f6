import { communityLimits, privateLength, type WaitingPost } from '@banyan/contracts';
import { Moment } from '@banyan/core-screen/views';
import { Avatar, Button, Dot, Notice, Tag, TextArea } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Pictures } from '../shared/Pictures.tsx';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';
import { PostMedia } from '../thread/PostMedia.tsx';
import { DeskRow } from './desk-style.ts';

export interface WaitingCardProps {
  row: WaitingPost;
  reason: string;
  pending: boolean;
  /** Why deciding failed; empty when it did not. */
  failure: string;
  onReason: (reason: string) => void;
  onDecide: (approve: boolean) => void;
}

/** A post that waits to be shown, all of it, with the two ways on [CM-04]. */
export const WaitingCard = observer(function WaitingCard(props: WaitingCardProps) {
  const { row, reason, pending, failure, onReason, onDecide } = props;
  const { t, number } = useWords();
  const [missing, setMissing] = useState(false);
  const { body, post } = row;
  const { author, category, images, kind, media, reward, title } = post;
  const length = privateLength(reason);
  const reject = () => {
    setMissing(length === 0);
    if (length > 0 && length <= communityLimits.reason) onDecide(false);
  };
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
      <div>
        <TextArea
          label={t('desk.reason')}
          hint={t('desk.reasonHint')}
          rows={2}
          maxLength={communityLimits.reason}
          tooLongText={t('desk.reasonLong', { limit: communityLimits.reason })}
          error={missing && length === 0 ? t('desk.reasonEmpty') : undefined}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
        {failure === '' ? null : (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <span data-acts="">
          <Button variant="primary" pending={pending} onClick={() => onDecide(true)}>
            {t('desk.approve')}
          </Button>
          <Button pending={pending} onClick={reject}>
            {t('desk.reject')}
          </Button>
        </span>
      </div>
    </DeskRow>
  );
});
