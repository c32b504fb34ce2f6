import type { PostCard } from '@banyan/contracts/community';
import { Moment } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Avatar, Button, Dot, Notice } from '@banyan/ui';
import { FileAudio, FileVideo, MessageSquare, PencilLine, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { postLinkOf } from '../community.links.ts';
import { Pictures } from '../shared/Pictures.tsx';
import { PostMarks } from '../shared/PostMarks.tsx';
import { PraiseButton } from '../shared/PraiseButton.tsx';
import { useWords } from '../shared/useWords.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: 16px;
  padding-block: 20px 16px;
  border-bottom: 1px solid var(--line);

  & > div {
    min-width: 0;
  }
  & [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-height: 24px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & [data-head] > b {
    font-size: var(--t14);
    line-height: 22px;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  & [data-marks] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-inline-start: auto;
  }
  & h3 {
    margin-top: 2px;
    font-size: var(--t16);
    line-height: 24px;
  }
  & h3 > a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & h3 > a:hover {
    color: var(--accent-text);
  }
  & [data-text] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    margin-top: 4px;
    line-height: 22px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & [data-media] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 8px;
    font-size: var(--t12);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & [data-media] > svg {
    flex: none;
  }
  & [data-pictures],
  & [data-said] {
    margin-top: 12px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin-block: 8px 0;
  margin-inline: -10px 0;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  & > a {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 0 10px;
    border-radius: var(--r-ctl);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > a:hover {
    background: var(--hover);
    color: var(--ink);
  }
  & > small {
    font-size: inherit;
  }
  & > small:first-of-type {
    margin-inline-start: auto;
  }
  & > small + small {
    margin-inline-start: 12px;
  }
`;

export interface PostItemProps {
  post: PostCard;
  onPraise: (praised: boolean) => void;
  /** Withdraws an own post that is not approved; without it there is no such button. */
  onWithdraw?: () => void;
  withdrawing?: boolean;
  /** Why liking or withdrawing failed, in words; empty when it did not. */
  failure: string;
  onDismiss: () => void;
}

/** A topic or question in a list: its author, its text, its counts. */
export const PostItem = observer(function PostItem(props: PostItemProps) {
  const { post, onPraise, onWithdraw, withdrawing = false, failure, onDismiss } = props;
  const { t, number } = useWords();
  const { author, category, comments, excerpt, id, images, kind, media, praised, praises, state, title } = post;
  const href = postLinkOf(kind).href(id);
  const shown = state === 'shown';
  return (
    <Item>
      <Avatar name={author.name} src={author.image} size={40} />
      <div>
        <p data-head="">
          <b>{author.name}</b>
          <span>
            {author.department === '' ? null : (
              <>
                {author.department}
                <Dot />
              </>
            )}
            <Moment at={post.at} />
          </span>
          <span data-marks="">
            <PostMarks post={post} />
          </span>
        </p>
        <h3>
          <AppLink to={href} kind="screen">
            {title}
          </AppLink>
        </h3>
        {excerpt === '' ? null : <p data-text="">{excerpt}</p>}
        {images.length === 0 ? null : (
          <div data-pictures="">
            <Pictures images={images} most={4} />
          </div>
        )}
        {media === null ? null : (
          <p data-media="">
            {media.kind === 'video' ? (
              <FileVideo size={16} aria-hidden="true" />
            ) : (
              <FileAudio size={16} aria-hidden="true" />
            )}
            {t(`media.has.${media.kind}`, { name: media.name })}
          </p>
        )}
        {state === 'rejected' ? (
          <div data-said="">
            <Notice tone="danger">{t('state.rejected', { reason: post.reason })}</Notice>
          </div>
        ) : null}
        {shown ? (
          <Foot>
            <PraiseButton praised={praised} praises={praises} onPraise={onPraise} />
            <AppLink
              to={href}
              kind="screen"
              aria-label={t(`act.comments.${kind}`, { count: comments, formatted: number(comments) })}
            >
              <MessageSquare size={16} aria-hidden="true" />
              {number(comments)}
            </AppLink>
            {post.views === 0 ? null : (
              <small>{t('feed.views', { count: post.views, formatted: number(post.views) })}</small>
            )}
            {category === null ? null : <small>{category.name}</small>}
          </Foot>
        ) : (
          <Foot>
            <AppLink to={postLinkOf(kind).href(id, { edit: true })} kind="screen">
              <PencilLine size={16} aria-hidden="true" />
              {t('act.edit')}
            </AppLink>
            {onWithdraw === undefined ? null : (
              <Button
                size="sm"
                variant="ghost"
                icon={<Undo2 size={16} aria-hidden="true" />}
                pending={withdrawing}
                onClick={onWithdraw}
              >
                {t('act.withdraw')}
              </Button>
            )}
            {state === 'waiting' ? <small>{t('state.waitingShort')}</small> : null}
          </Foot>
        )}
        {failure === '' ? null : (
          <Notice tone="danger" live onDismiss={onDismiss} dismissText={t('act.dismiss')}>
            {failure}
          </Notice>
        )}
      </div>
    </Item>
  );
});
