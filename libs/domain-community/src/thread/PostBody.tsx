import type { PostDetail } from '@banyan/contracts/community';
import { LatePart, Moment } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Avatar, Dot, Notice, SkeletonBlock, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import styled from 'styled-components';
import { Pictures } from '../shared/Pictures.tsx';
import { PostMarks } from '../shared/PostMarks.tsx';
import { PraiseButton } from '../shared/PraiseButton.tsx';
import { praiseKey } from '../shared/Praising.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import { PostMedia } from './PostMedia.tsx';
import { PostMenu } from './PostMenu.tsx';
import type { ShownThread } from './shownThread.ts';

const loadRich = () => import('../shared/Rich.tsx').then((part) => part.Rich);

const Body = styled.article`
  & > [data-marks] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-height: 24px;
  }
  & > h1 {
    margin-top: 8px;
    font-size: var(--t24);
    line-height: 34px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & > h1[data-long] {
    font-size: var(--t16);
    line-height: 28px;
    white-space: pre-line;
  }
  & > [data-by] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block: 12px 16px;
  }
  & > [data-by] > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > [data-by] > span:last-child {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
  }
  & > [data-notes] {
    display: grid;
    gap: 8px;
    margin-bottom: 16px;
  }
  & > [data-pictures] {
    margin-top: 16px;
  }
  & > footer {
    margin-block: 12px 0;
    margin-inline: -10px 0;
  }
`;

/** Titles longer than this are set as text. */
const longTitle = 100;

/** A topic or question itself: title, author, text, pictures or recording, like. */
export const PostBody = observer(function PostBody({
  store,
  detail,
  head,
  onEdit,
}: {
  store: ShownThread;
  detail: PostDetail;
  /** Its title, which gets the focus after editing. */
  head: Ref<HTMLHeadingElement>;
  onEdit: () => void;
}) {
  const { t, number } = useWords();
  const session = useSession();
  const refusalText = useRefusalText();
  const { body, editedAt, post } = detail;
  const { author, category, id, images, media, praised, praises, reason, state, title } = post;
  const { praise } = store.comments;
  const reported = store.reported.has(praiseKey('post', id));
  const failures = [praise.failureOf(praiseKey('post', id)), store.pin.failureOf()].filter((one) => one !== undefined);
  return (
    <Body>
      <p data-marks="">
        <PostMarks post={post} />
        {category === null ? null : <Tag>{category.name}</Tag>}
      </p>
      <h1 ref={head} tabIndex={-1} data-long={title.length > longTitle || undefined}>
        {title}
      </h1>
      <div data-by="">
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
          {editedAt === null ? null : (
            <>
              <Dot />
              {t('post.edited')} <Moment at={editedAt} />
            </>
          )}
          {post.views === 0 ? null : (
            <>
              <Dot />
              {t('feed.views', { count: post.views, formatted: number(post.views) })}
            </>
          )}
        </small>
        <span>
          <PostMenu store={store} detail={detail} onEdit={onEdit} />
        </span>
      </div>
      {state === 'shown' && failures.length === 0 && store.reminded === null && !reported ? null : (
        <div data-notes="">
          {state === 'waiting' ? <Notice tone="info">{t('state.waiting')}</Notice> : null}
          {state === 'rejected' ? <Notice tone="danger">{t('state.rejectedLong', { reason })}</Notice> : null}
          {store.reminded === null ? null : (
            <Notice tone="ok" live>
              {t('remindAll.done', { count: store.reminded, formatted: number(store.reminded) })}
            </Notice>
          )}
          {reported ? (
            <Notice tone="ok" live>
              {t('report.told')}
            </Notice>
          ) : null}
          {failures.map((failure, index) => (
            <Notice
              key={index}
              tone="danger"
              live
              dismissText={t('act.dismiss')}
              onDismiss={() => {
                praise.dismiss(praiseKey('post', id));
                store.pin.dismiss();
              }}
            >
              {refusalText(failure)}
            </Notice>
          ))}
        </div>
      )}
      {body === '' ? null : (
        <LatePart load={loadRich} waiting={<SkeletonBlock height={96} />}>
          {(Rich) => <Rich html={body} />}
        </LatePart>
      )}
      {images.length === 0 ? null : (
        <div data-pictures="">
          <Pictures images={images} />
        </div>
      )}
      {media === null ? null : <PostMedia media={media} />}
      {state === 'shown' ? (
        <footer>
          <PraiseButton
            praised={praised}
            praises={praises}
            onPraise={(to) => {
              if (session.requireLogin()) void praise.run({ target: 'post', id, praised: to });
            }}
          />
        </footer>
      ) : null}
    </Body>
  );
});
