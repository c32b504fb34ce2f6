import { idOf } from '@banyan/contracts';
import { useParams } from 'react-router-dom';
import { InboxPage } from './InboxPage.tsx';

/** The message that the path names; an address that names none opens none. */
function useOpened() {
  const id = idOf(useParams()['id']);
  return id === null ? null : { id };
}

/** Messages about the reader alone. */
export function OwnPage() {
  return <InboxPage box="own" opened={useOpened()} />;
}

/** Messages of administrators. */
export function AdminPage() {
  return <InboxPage box="admin" opened={useOpened()} />;
}

/** News of the enterprise. */
export function InformationPage() {
  return <InboxPage box="information" opened={null} />;
}

/** Mentions of the reader. */
export function AtPage() {
  return <InboxPage box="at" opened={null} />;
}

/** Likes of the reader's posts and comments. */
export function PraisePage() {
  return <InboxPage box="praise" opened={null} />;
}

/** Comments for the reader. */
export function CommentPage() {
  return <InboxPage box="comment" opened={null} />;
}

/** The score of a task, opened by the task. */
export function TaskScorePage() {
  const { task_id: task, uid } = useParams();
  const of = { task: idOf(task), user: idOf(uid) };
  return (
    <InboxPage box="own" opened={of.task === null || of.user === null ? null : { task: of.task, user: of.user }} />
  );
}
