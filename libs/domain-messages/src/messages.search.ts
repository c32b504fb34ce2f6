import { type SearchHit } from '@banyan/contracts/account';
import { inboxQuery, messageKinds } from '@banyan/contracts/messages';
import type { SearchPart } from '@banyan/core-session';
import { messageHref } from './inbox/messageHref.ts';
import type { MessagesModuleDeps } from './messages.environment.ts';
import { messagesLinks } from './messages.links.ts';

/** Kind and source of a message, as a hit names them. */
function rowOf({ id, part }: SearchHit) {
  const at = part.indexOf(':');
  const kind = messageKinds.find((one) => one === part.slice(0, at));
  return kind === undefined ? null : { id, kind, source: { type: '', id: part.slice(at + 1) } };
}

/** This domain's parts of the search results: the reader's own messages, each beside its list. */
export const messagesSearch = ({ session }: Pick<MessagesModuleDeps, 'session'>): readonly SearchPart[] => [
  {
    kind: 'message',
    hrefOf(hit) {
      const row = rowOf(hit);
      return row === null ? messagesLinks.own.href() : messageHref(row, inboxQuery.initial, session.userId ?? '');
    },
  },
];
