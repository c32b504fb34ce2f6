import type { CommentReply, CourseComment } from '@banyan/contracts/course';
import { commentLimit } from '@banyan/contracts/course';
import { useMomentText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { CommentThread, Tag, type Comment, type CommentWords } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import type { CommentsStore } from './CommentsStore.ts';

/** Texts of comments in the reader's language. */
export function useCommentWords(): CommentWords {
  const { t } = useWords();
  return {
    thread: t('comments.list'),
    like: (count) => t('comments.praise', { count }),
    reply: t('comments.reply'),
    replyTo: (name) => t('comments.replyTo', { name }),
    remove: t('comments.remove'),
    removed: t('comments.removed'),
    placeholder: t('comments.placeholder'),
    send: t('comments.send'),
    cancel: t('comments.cancel'),
    tooLong: t('comments.tooLong', { count: commentLimit }),
    failed: t('comments.sendFailed'),
  };
}

function Mark({ state, reason }: Pick<CourseComment, 'state' | 'reason'>) {
  const { t } = useWords();
  if (state === 'waiting') return <Tag tone="info">{t('comments.waiting')}</Tag>;
  return state === 'rejected' ? <Tag tone="danger">{t('comments.rejected', { reason })}</Tag> : null;
}

export interface ThreadProps {
  store: CommentsStore;
  courseId: number;
}

/** Comments on a course, replies indented by one step. */
export const Thread = observer(function Thread({ store, courseId }: ThreadProps) {
  const { t } = useWords();
  const session = useSession();
  const said = useCommentWords();
  const moment = useMomentText();
  const lineOf = (line: CourseComment | CommentReply): Comment => {
    const { praised, praises } = store.praiseOf(line);
    const { full, words } = moment(line.at);
    const to = 'to' in line && line.to !== '' ? `${t('comments.to', { name: line.to })} ` : '';
    return {
      id: String(line.id),
      author: line.author.name === '' ? t('comments.nobody') : line.author.name,
      ...(line.author.image === '' ? {} : { avatar: line.author.image }),
      mark: <Mark {...line} />,
      time: words,
      full,
      dateTime: new Date(line.at).toISOString(),
      ...(line.state === 'gone' ? {} : { text: `${to}${line.text}` }),
      likes: praises,
      liked: praised,
      own: line.own,
    };
  };
  const comments = store.list.rows.map((row) => ({ ...lineOf(row), replies: row.replies.map(lineOf) }));
  return (
    <CommentThread
      comments={comments}
      words={said}
      drafts={{
        read: (id) => store.drafts.read(courseId, Number(id)),
        write: (id, text) => store.drafts.write(courseId, Number(id), text),
      }}
      onLike={(id, liked) => {
        const line = store.lines.find((one) => one.id === Number(id));
        if (line !== undefined && line.state === 'shown' && session.requireLogin()) store.praise(line, liked);
      }}
      onReply={async (id, text) => {
        if (!session.requireLogin()) throw new Error('a visitor');
        await store.say(Number(id), text);
      }}
      onRemove={(id) => store.ask(Number(id))}
    />
  );
});
