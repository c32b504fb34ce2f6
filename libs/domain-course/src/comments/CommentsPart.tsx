import { commentLimit } from '@banyan/contracts/course';
import { ListView, RequestView, useFailureText, useRefresh, useShow, RemovalDialog } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, CommentBox, EmptyState, ListSkeleton, Notice, SkeletonBlock } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { makeCommentsStore, type CommentsStore } from './CommentsStore.ts';
import { Grades } from './Grades.tsx';
import { makeOpinionsStore } from './OpinionsStore.ts';
import { Thread, useCommentWords } from './Thread.tsx';

const Parts = styled.div`
  display: grid;
  gap: 24px;
`;

/** Confirmation before a comment of one's own is deleted. */
const Removing = observer(function Removing({ store }: { store: CommentsStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { asked, remove } = store;
  const failure = asked === null ? undefined : remove.failureOf(asked);
  return (
    <RemovalDialog
      open={asked !== null}
      title={t('comments.removing.title')}
      keep={t('comments.removing.keep')}
      remove={t('comments.removing.now')}
      pending={asked !== null && remove.isPending(asked)}
      failure={failure === undefined ? undefined : failureText(failure)}
      onClose={() => store.ask(null)}
      onRemove={() => {
        if (asked !== null) void remove.run(asked);
      }}
    >
      <p>{t('comments.removing.text')}</p>
    </RemovalDialog>
  );
});

/** Moves the focus after a deletion to the next comment, or to the box, since the button is gone. */
function useFocusAfter({ taken }: CommentsStore) {
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (taken === null || parts.current === null || (active !== null && active !== document.body)) return;
    const line = parts.current.querySelectorAll('[data-thread] ol > li')[taken.at];
    (line?.querySelector('button') ?? parts.current.querySelector('textarea'))?.focus();
  }, [taken]);
  return parts;
}

/** Ratings and comments of a course. */
export const CommentsPart = observer(function CommentsPart({ courseId }: { courseId: number }) {
  const store = courseDomain.useStore(makeCommentsStore, courseId);
  const opinions = courseDomain.useStore(makeOpinionsStore, courseId);
  const session = useSession();
  const { t, number } = useWords();
  const failureText = useFailureText();
  const words = useCommentWords();
  const { list } = store;
  const parts = useFocusAfter(store);
  useShow(store, () => store.show(), courseId);
  useRefresh(() => void list.refresh());
  return (
    <Parts ref={parts}>
      <RequestView
        request={opinions.opinion}
        skeleton={<SkeletonBlock height={120} />}
        failed={t('comments.ratingFailed')}
        size={96}
      >
        {(opinion) => <Grades store={opinions} opinion={opinion} />}
      </RequestView>
      {session.loggedIn ? (
        <CommentBox
          key={courseId}
          label={t('comments.write')}
          words={words}
          most={commentLimit}
          defaultText={store.drafts.read(courseId, 0)}
          onText={(text) => store.drafts.write(courseId, 0, text)}
          onSend={(text) => store.say(0, text)}
        />
      ) : (
        <div>
          <Button onClick={() => session.requireLogin()}>{t('comments.login')}</Button>
        </div>
      )}
      {store.waits ? (
        <Notice tone="info" live>
          {t('comments.waits')}
        </Notice>
      ) : list.latest?.approval === true && session.loggedIn ? (
        <Notice tone="info">{t('comments.approval')}</Notice>
      ) : null}
      {store.praiseFailed === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(store.praiseFailed, t('comments.praiseBack'))}
        </Notice>
      )}
      <ListView
        list={list}
        label={t('comments.list')}
        failed={t('comments.failed')}
        skeleton={<ListSkeleton label={t('loading')} count={3} />}
        empty={<EmptyState size={120} label={t('comments.none')} description={t('comments.noneText')} />}
        frame={() => (
          <div data-thread="">
            <p>{t('comments.total', { count: list.latest?.total ?? 0, formatted: number(list.latest?.total ?? 0) })}</p>
            <Thread store={store} courseId={courseId} />
          </div>
        )}
      >
        {() => null}
      </ListView>
      <Removing store={store} />
    </Parts>
  );
});
