import { addressQuery, oneOf, only, rowId, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { ownKinds, type MessageBox } from '../messages.choices.ts';
import type { messageList } from '../messages.ts';

/** Filter of a list of the inbox, and the open message where the path has no id. */
export const inboxQuery = addressQuery({
  about: oneOf(['all', ...ownKinds]),
  unread: only('Y'),
  keyword: words(80),
  id: rowId(null),
  /** True while a new private message is being written. */
  write: only('Y'),
});
export type InboxQuery = QueryOf<typeof inboxQuery>;

/** Input for the first page of a list. */
export function inboxInput(box: MessageBox, query: InboxQuery): CallInput<typeof messageList> {
  const { about, keyword, unread } = query;
  return { box, about: box === 'own' ? about : 'all', unread: unread ? 'Y' : 'N', keyword, cursor: '', size: 30 };
}
