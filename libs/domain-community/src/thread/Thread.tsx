import { ErrorCode } from '@banyan/contracts';
import { type PostDetail } from '@banyan/contracts/community';
import { refusalCode } from '@banyan/core-screen';
import { LatePart, RequestView, useChange, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Avatar,
  Breadcrumbs,
  Card,
  Container,
  DetailSkeleton,
  EmptyState,
  LinkButton,
  VisuallyHidden,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { communityLinks, feedLink } from '../community.links.ts';
import { ComposerSkeleton } from '../compose/ComposerSkeleton.tsx';
import type { ShownComposer } from '../compose/shownComposer.ts';
import { Columns } from '../shared/Columns.ts';
import { PostLinks } from '../shared/PostLinks.tsx';
import { useWords } from '../shared/useWords.ts';
import { PostBody } from './PostBody.tsx';
import type { ShownThread } from './shownThread.ts';
import { useThreadAddress } from './useThreadAddress.ts';
import { Comments } from './Comments.tsx';

const loadComposer = () => import('../compose/Composer.tsx').then((part) => part.Composer);

const Way = styled.div`
  padding-block: 20px 12px;
`;

const Person = styled.p`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: 12px;
  margin-top: 12px;
  overflow-wrap: anywhere;

  & > span {
    grid-row: 1 / 3;
  }
  & > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

export interface ThreadProps {
  store: ShownThread;
  /** Changes the post in its place. */
  editor: ShownComposer;
}

const Opened = observer(function Opened({ store, editor, detail }: ThreadProps & { detail: PostDetail }) {
  const { t } = useWords();
  const { edit: asked, order, stopEditing } = useThreadAddress(store.kind);
  const { may, post, related } = detail;
  const { composition, published } = editor;
  const head = useRef<HTMLHeadingElement>(null);
  const changing = composition !== null && editor.editing === post.id;
  const edit = () => {
    void store.home.show();
    editor.edit(detail);
  };
  const begin = useEffectEvent(() => {
    if (asked && may.edit && !changing) edit();
  });
  useEffect(() => begin(), [asked, post.id]);
  useChange(changing, () => {
    if (changing) return;
    stopEditing();
    // The editor is gone: the focus moves to the title of the changed post.
    head.current?.focus();
  });
  const changed = useEffectEvent(() => {
    store.refresh();
    editor.dismiss();
  });
  useEffect(() => {
    if (published !== null) changed();
  }, [published]);
  return (
    <Columns>
      <div>
        {composition === null || !changing ? (
          <PostBody store={store} detail={detail} head={head} onEdit={edit} />
        ) : (
          <>
            <VisuallyHidden as="h1">{post.title}</VisuallyHidden>
            <LatePart load={loadComposer} waiting={<ComposerSkeleton />}>
              {(Composer) => (
                <Composer
                  store={editor}
                  composition={composition}
                  categories={store.home.value?.categories ?? (post.category === null ? [] : [post.category])}
                  points={null}
                  remindAll={false}
                  approval={store.home.value?.approval ?? false}
                  onCancel={() => editor.close()}
                />
              )}
            </LatePart>
          </>
        )}
        {post.state === 'shown' ? <Comments store={store} detail={detail} order={order} /> : null}
      </div>
      <aside aria-label={t('side.label')}>
        <Card as="section" padding="md">
          <h2>{t(`side.author.${post.kind}`)}</h2>
          <Person>
            <Avatar name={post.author.name} src={post.author.image} size={40} />
            <b>{post.author.name}</b>
            <small>{post.author.department}</small>
          </Person>
        </Card>
        {related.length === 0 ? null : (
          <section>
            <h2>{t(`side.related.${post.kind}`)}</h2>
            <PostLinks posts={related} />
          </section>
        )}
      </aside>
    </Columns>
  );
});

/** A topic with its comments or a question with its answers. */
export const Thread = observer(function Thread({ store, editor }: ThreadProps) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const session = useSession();
  const { kind } = store;
  const { id, order } = useThreadAddress(kind);
  useShow(
    store,
    () => {
      if (id !== null) store.show(order);
    },
    id ?? 0,
    order,
  );
  useRefresh(() => store.refresh());
  useEffect(() => () => editor.close(), [editor, id]);
  const removed = useRef<HTMLSpanElement>(null);
  // The pressed button is gone with the post.
  useChange(store.removed, () => removed.current?.focus());
  const feed = feedLink(kind).href();
  const missing = (gone: boolean) => (
    <>
      <VisuallyHidden as="h1">{t(kind === 'topic' ? 'title.topic' : 'title.question')}</VisuallyHidden>
      <EmptyState
        level={2}
        image={gone ? 'stump' : 'lost'}
        label={
          <span ref={removed} tabIndex={-1}>
            {t(gone ? `gone.removed.${kind}` : `gone.title.${kind}`)}
          </span>
        }
        description={gone ? undefined : t(session.loggedIn ? 'gone.text' : 'gone.visitor')}
        actions={
          <LinkButton href={gone ? communityLinks.mine.href() : feed}>
            {t(gone ? 'side.mine' : `feed.showAll.${kind}`)}
          </LinkButton>
        }
      />
    </>
  );
  return (
    <Container>
      <Way>
        <Breadcrumbs
          label={t('post.way')}
          items={[{ label: t(kind === 'topic' ? 'title.topics' : 'title.questions'), href: feed }]}
        />
      </Way>
      {id === null ? (
        missing(false)
      ) : store.removed ? (
        missing(true)
      ) : (
        <RequestView
          request={store.detail}
          skeleton={<DetailSkeleton label={shared('loading')} />}
          failed={t(`gone.failed.${kind}`)}
          failure={(error) => (refusalCode(error) === ErrorCode.notFound ? missing(false) : null)}
        >
          {(detail) => <Opened store={store} editor={editor} detail={detail} />}
        </RequestView>
      )}
    </Container>
  );
});
