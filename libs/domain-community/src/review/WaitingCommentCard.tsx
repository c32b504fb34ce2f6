import type { WaitingComment } from '@banyan/contracts/community';
import { Moment } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Avatar, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { postLinkOf } from '../community.links.ts';
import { useWords } from '../shared/useWords.ts';
import { Decision, type DecisionProps } from './Decision.tsx';
import { DeskRow } from './desk-style.ts';

export interface WaitingCommentCardProps extends DecisionProps {
  row: WaitingComment;
}

/** A comment, an answer or a reply that waits for approval, with the two decisions. */
export const WaitingCommentCard = observer(function WaitingCommentCard({ row, ...decision }: WaitingCommentCardProps) {
  const { t } = useWords();
  const { about, at, author, post, words } = row;
  return (
    <DeskRow>
      <div>
        <p data-by="">
          <Avatar name={author.name} src={author.image} size={32} />
          <b>{author.name}</b>
          <small>
            <Moment at={at} />
          </small>
          <Tag>{t(`kind.${post.kind}`)}</Tag>
        </p>
        <h3>
          <AppLink to={postLinkOf(post.kind).href(post.id)} kind="screen">
            {post.title}
          </AppLink>
        </h3>
        {about === '' ? null : <small>{t('desk.about', { words: about })}</small>}
        <blockquote>{words}</blockquote>
      </div>
      <Decision {...decision} />
    </DeskRow>
  );
});
