import { boxOf, type InboxQuery, type MessageRow } from '@banyan/contracts/messages';
import { messagesLinks } from '../messages.links.ts';

/** Address at which a message is open beside its list; `userId` is the reader's. */
export function messageHref(
  row: Pick<MessageRow, 'id' | 'kind' | 'source'>,
  query: InboxQuery,
  userId: string,
): string {
  const { id, kind, source } = row;
  const kept = { about: query.about, unread: query.unread, keyword: query.keyword };
  switch (kind) {
    case 'personal':
      return messagesLinks.ownOne.href(id, kept);
    case 'admin':
      return messagesLinks.adminOne.href(id, kept);
    case 'information':
      return messagesLinks.informationOne.href(id, kept);
    case 'marking':
      return messagesLinks.marking.href(source.id, id, kept);
    case 'taskScore':
      return messagesLinks.taskScore.href({ task: source.id, user: userId, train: '0' }, kept);
    case 'summary':
    case 'trainingPlan':
    case 'certificateExpiry':
      return messagesLinks[kind].href(id, kept);
    case 'at':
    case 'praise':
    case 'comment':
      return messagesLinks[boxOf(kind)].href({ ...kept, id });
  }
}
