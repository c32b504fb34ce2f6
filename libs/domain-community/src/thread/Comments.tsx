import { commentOrders, communityLimits, type CommentOrder, type PostDetail } from '@banyan/contracts/community';
import { ListView, useKeptFocus, useMomentText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, CommentBox, CommentThread, EmptyState, Notice, SortTabs, Tag } from '@banyan/ui';
import { MentionButton } from '@banyan/ui/data';
import { CircleCheck, Coins } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { postLinkOf } from '../community.links.ts';
import { Confirm } from '../shared/Confirm.tsx';
import { praiseKey } from '../shared/Praising.ts';
import { useMentions } from '../shared/useMentions.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import { Best, Head, Line, Listed, Write } from './comments-style.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { ShownThread } from './shownThread.ts';
import { useComments } from './useComments.tsx';
import { useThreadWords } from './useThreadWords.ts';

type Asked = { readonly what: 'report' | 'best' | 'remove'; readonly id: number };

export interface CommentsProps {
  store: ShownThread;
  detail: PostDetail;
  order: CommentOrder;
}

/** Comments on a post: a box to write one, the best answer, all others with their replies. */
export const Comments = observer(function Comments({ store, detail, order }: CommentsProps) {
  const { comments, report } = store;
  const { list, praise, remove, choose, drafts } = comments;
  const { t, number } = useWords();
  const moment = useMomentText();
  const session = useSession();
  const refusalText = useRefusalText();
  const [asked, ask] = useState<Asked | null>(null);
  // A dialog that loads late cannot restore the focus by itself.
  const pressed = useKeptFocus<HTMLElement>(asked);
  const { bestAt, may, post } = detail;
  const { id, kind, mine, reward, rewardState } = post;
  const mentions = useMentions(comments.people, (keyword) => comments.find(keyword));
  const shown = useComments(store, detail, {
    onReport: (comment) => open('report', comment),
    onBest: (comment) => open('best', comment),
  });
  const failedTo = (parent: number) => {
    const failure = comments.failureOf(parent);
    return failure === undefined ? '' : refusalText(failure, t('compose.stillHere'));
  };
  const failing = [0, ...comments.all.flatMap((one) => [one.id, ...one.replies.map((reply) => reply.id)])];
  const words = useThreadWords(kind, failing.map(failedTo).find((text) => text !== '') ?? '');
  const open = (what: Asked['what'], comment: number) => {
    if (!session.requireLogin()) return;
    report.dismiss(praiseKey('comment', comment));
    remove.dismiss(comment);
    choose.dismiss(comment);
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    ask({ what, id: comment });
  };
  const shut = () => ask(null);
  const shutWhen = (done: boolean) => {
    if (done) shut();
  };
  const said = (failure: unknown) => (failure === undefined ? '' : refusalText(failure));
  const praiseFailure = comments.all
    .flatMap((one) => [one.id, ...one.replies.map((reply) => reply.id)])
    .map((one) => [one, praise.failureOf(praiseKey('comment', one))] as const)
    .find(([, failure]) => failure !== undefined);
  const tools = (insert: (text: string) => void) => (
    <MentionButton
      {...mentions}
      onChoose={(person) => {
        drafts.choose({ id: Number(person.id), name: person.name });
        insert(`@${person.name} `);
      }}
    />
  );
  const acts = {
    onLike: (one: string, liked: boolean) => {
      if (session.requireLogin()) void praise.run({ target: 'comment', id: Number(one), praised: liked });
    },
    ...(session.loggedIn && post.state === 'shown' && !post.closed
      ? { onReply: (one: string, text: string) => comments.say(Number(one), text) }
      : {}),
    onRemove: (one: string) => open('remove', Number(one)),
    drafts: {
      read: (one: string) => drafts.read(id, Number(one)),
      write: (one: string, text: string) => drafts.write(id, Number(one), text),
    },
    most: communityLimits.comment,
    tools,
  };
  const { href } = postLinkOf(kind);
  return (
    <section aria-label={t(`comment.list.${kind}`)}>
      <Head>
        <h2>{t(`post.comments.${kind}`, { count: post.comments, formatted: number(post.comments) })}</h2>
        <SortTabs
          label={t('comment.order.label')}
          current={order}
          items={commentOrders.map((one) => ({
            id: one,
            label: t(`comment.order.${one}`),
            href: href(id, { order: one }),
          }))}
        />
      </Head>
      {may.comment ? (
        <Write>
          <CommentBox
            key={id}
            label={t(`comment.box.${kind}`)}
            words={{
              ...words,
              placeholder: t(`comment.hint.${kind}`),
              send: t(`comment.post.${kind}`),
              failed: failedTo(0),
            }}
            most={communityLimits.comment}
            defaultText={drafts.read(id, 0)}
            onText={(text) => drafts.write(id, 0, text)}
            tools={tools}
            onSend={(text) => comments.say(0, text)}
          />
        </Write>
      ) : !session.loggedIn ? (
        <Line>
          <span>{t(`comment.visitor.${kind}`)}</span>
          <Button size="sm" onClick={() => session.requireLogin()}>
            {t('side.login')}
          </Button>
        </Line>
      ) : kind === 'question' && mine && !post.closed && !post.answered ? (
        <Line>{t('comment.own')}</Line>
      ) : post.closed ? (
        <Line>{t('comment.closed')}</Line>
      ) : null}
      {praiseFailure === undefined ? null : (
        <Notice
          tone="danger"
          live
          onDismiss={() => praise.dismiss(praiseKey('comment', praiseFailure[0]))}
          dismissText={t('act.dismiss')}
        >
          {refusalText(praiseFailure[1])}
        </Notice>
      )}
      {comments.best === null ? null : (
        <Best forwardedAs="section" aria-label={t('best.title')}>
          <header>
            <CircleCheck size={20} aria-hidden="true" />
            <b>{t('best.title')}</b>
            {bestAt === null ? null : (
              <small>{t('best.when', { name: post.author.name, time: moment(bestAt).words })}</small>
            )}
            {rewardState === 'paid' ? (
              <Tag tone="warn" icon={<Coins size={12} aria-hidden="true" />}>
                {t('best.paid', { count: reward, formatted: number(reward) })}
              </Tag>
            ) : null}
          </header>
          <CommentThread comments={[shown(comments.best)]} words={words} {...acts} />
        </Best>
      )}
      <ListView
        list={list}
        label={t(`comment.list.${kind}`)}
        failed={t('comment.failed')}
        frame={(rows, label) => <Listed aria-label={label}>{rows}</Listed>}
        empty={
          comments.best === null ? (
            <EmptyState
              level={3}
              size={200}
              label={t(`comment.none.${kind}`)}
              description={may.comment ? t(`comment.noneText.${kind}`) : undefined}
            />
          ) : null
        }
      >
        {(comment) => (
          <li>
            <CommentThread comments={[shown(comment)]} words={words} {...acts} />
          </li>
        )}
      </ListView>
      {asked?.what === 'report' ? (
        <ReportDialog
          pending={report.isPending(praiseKey('comment', asked.id))}
          failure={said(report.failureOf(praiseKey('comment', asked.id)))}
          onClose={shut}
          onReport={(because) => void report.run({ target: 'comment', id: asked.id, because }).then(shutWhen)}
        />
      ) : null}
      <Confirm
        open={asked?.what === 'best'}
        tone="primary"
        title={t('best.confirm')}
        text={
          rewardState === 'held'
            ? t('best.confirmHeld', { count: reward, formatted: number(reward) })
            : t('best.confirmText')
        }
        act={t('best.choose')}
        pending={choose.isPending(asked?.id ?? 0)}
        failure={said(choose.failureOf(asked?.id ?? 0))}
        onClose={shut}
        onConfirm={() => void choose.run(asked?.id ?? 0).then(shutWhen)}
      />
      <Confirm
        open={asked?.what === 'remove'}
        title={t('comment.removeTitle')}
        text={t('comment.removeText')}
        act={t('act.remove')}
        pending={remove.isPending(asked?.id ?? 0)}
        failure={said(remove.failureOf(asked?.id ?? 0))}
        onClose={shut}
        onConfirm={() => void remove.run(asked?.id ?? 0).then(shutWhen)}
      />
    </section>
  );
});
