import { messagesDomain } from '../messages.domain.ts';
import { messagesLinks } from '../messages.links.ts';
import type { MessageSource } from '../shared/source.ts';

/** Address of a message's subject; topics and questions have screens in this domain. Null when there is none. */
export function useHref(source: MessageSource): string | null {
  const { ports } = messagesDomain.useEnvironment();
  if (source.type === 'topic') return messagesLinks.topic.href(source.id);
  if (source.type === 'question') return messagesLinks.question.href(source.id);
  return ports.hrefOf?.(source) ?? null;
}
