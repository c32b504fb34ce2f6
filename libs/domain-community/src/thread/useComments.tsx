import type { PostComment, PostDetail, PostReply } from '@banyan/contracts/community';
import { useMomentText } from '@banyan/core-screen/views';
import { Button, Tag, type Comment } from '@banyan/ui';
import { Award, Flag } from 'lucide-react';
import { praiseKey } from '../shared/Praising.ts';
import { useWords } from '../shared/useWords.ts';
import type { ShownThread } from './shownThread.ts';

export interface CommentAsks {
  readonly onReport: (id: number) => void;
  readonly onBest: (id: number) => void;
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** Comments as the list of comments shows them, with the reader's actions. Call it inside an observer. */
export function useComments(store: ShownThread, detail: PostDetail, asks: CommentAsks): (one: PostComment) => Comment {
  const { t, number } = useWords();
  const moment = useMomentText();
  const { may, post } = detail;
  const { more } = store.comments;

  const marked = ({ author, reason, state }: PostComment | PostReply) => {
    if (state === 'waiting') return { mark: <Tag tone="info">{t('mark.waiting')}</Tag> };
    if (state === 'rejected') return { mark: <Tag tone="danger">{t('state.rejected', { reason })}</Tag> };
    return author.id === post.author.id ? { mark: <Tag>{t(`comment.author.${post.kind}`)}</Tag> } : {};
  };

  const base = (one: PostComment | PostReply): Comment => {
    const { at, author, id, mine, praised, praises, removable, state, words } = one;
    const { full, words: time } = moment(at);
    const reported = store.reported.has(praiseKey('comment', id));
    return {
      id: String(id),
      author: author.name,
      ...(author.image === '' ? {} : { avatar: author.image }),
      ...marked(one),
      ...{ full, time },
      dateTime: new Date(at).toISOString(),
      text: words,
      likes: praises,
      liked: praised,
      own: removable,
      acts:
        mine || state !== 'shown' ? undefined : (
          <Button
            size="sm"
            variant="ghost"
            icon={<Flag {...icon} />}
            shut={reported}
            // Once reported, its text is its name as well.
            aria-label={reported ? undefined : t('report.of', { name: author.name })}
            onClick={() => asks.onReport(id)}
          >
            {t(reported ? 'report.done' : 'act.report')}
          </Button>
        ),
    };
  };

  return (comment) => {
    const shown = base(comment);
    const left = comment.replyCount - comment.replies.length;
    return {
      ...shown,
      acts: (
        <>
          {may.award && !comment.mine && comment.state === 'shown' ? (
            <Button size="sm" variant="ghost" icon={<Award {...icon} />} onClick={() => asks.onBest(comment.id)}>
              {t('best.choose')}
            </Button>
          ) : null}
          {shown.acts}
        </>
      ),
      replies: comment.replies.map((reply) => ({
        ...base(reply),
        ...(reply.to === '' ? {} : { text: t('comment.toSomebody', { name: reply.to, words: reply.words }) }),
      })),
      ...(left > 0
        ? {
            foot: (
              <Button
                size="sm"
                variant="ghost"
                pending={more.isPending(comment.id)}
                onClick={() => void more.run(comment.id)}
              >
                {more.failureOf(comment.id) === undefined
                  ? t('comment.more', { count: left, formatted: number(left) })
                  : t('comment.moreFailed')}
              </Button>
            ),
          }
        : {}),
    };
  };
}
