import type { ReportedItem } from '@banyan/contracts/community';
import { Moment } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Avatar, Button, Notice, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { postLinkOf } from '../community.links.ts';
import { Pictures } from '../shared/Pictures.tsx';
import { useWords } from '../shared/useWords.ts';
import { PostMedia } from '../thread/PostMedia.tsx';
import { DeskRow } from './desk-style.ts';

export interface ReportedCardProps {
  row: ReportedItem;
  pending: boolean;
  /** Why settling failed; empty when it did not. */
  failure: string;
  onKeep: () => void;
  onRemove: () => void;
}

/** A reported post or comment: its text, the reasons, the number of reports, and the two decisions. */
export const ReportedCard = observer(function ReportedCard({
  row,
  pending,
  failure,
  onKeep,
  onRemove,
}: ReportedCardProps) {
  const { t, number } = useWords();
  const { at, author, images, media, people, post, reasons, target, words } = row;
  return (
    <DeskRow>
      <div>
        <p data-by="">
          <Avatar name={author.name} src={author.image} size={32} />
          <b>{author.name}</b>
          <small>{author.department}</small>
          <Tag>{t(`desk.target.${target}`)}</Tag>
        </p>
        <h3>
          <AppLink to={postLinkOf(post.kind).href(post.id)} kind="screen">
            {post.title}
          </AppLink>
        </h3>
        {words === '' ? null : <blockquote>{words}</blockquote>}
        <Pictures images={images} />
        {media === null ? null : <PostMedia media={media} />}
      </div>
      <div>
        <p data-by="">
          {reasons.map((reason) => (
            <Tag key={reason} tone="warn">
              {t(`report.because.${reason}`)}
            </Tag>
          ))}
        </p>
        <small>
          {t('desk.people', { count: people, formatted: number(people) })} <Moment at={at} />
        </small>
        {failure === '' ? null : (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <span data-acts="">
          <Button pending={pending} onClick={onKeep}>
            {t('desk.keep')}
          </Button>
          <Button variant="danger" pending={pending} onClick={onRemove}>
            {t('desk.remove')}
          </Button>
        </span>
      </div>
    </DeskRow>
  );
});
