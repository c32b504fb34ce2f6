import { useSession } from '@banyan/core-session';
import { messagesDomain } from '../messages.domain.ts';
import { makeConversationsStore } from './ConversationsStore.ts';
import type { ConversationStore } from './ConversationStore.ts';
import { makePeopleStore } from './PeopleStore.ts';

/** The part of a conversation's store that its components use. */
export type ShownConversation = Pick<
  ConversationStore,
  | 'block'
  | 'blocked'
  | 'draft'
  | 'giveUp'
  | 'heard'
  | 'leave'
  | 'lines'
  | 'messageId'
  | 'report'
  | 'send'
  | 'sendDraft'
  | 'setWriting'
  | 'show'
  | 'tooLong'
  | 'type'
  | 'unsent'
  | 'writing'
>;

/** The viewer's conversation with a person. Read it inside an observer. */
export function useConversation(person: number): ShownConversation {
  const conversations = messagesDomain.useStore(makeConversationsStore);
  const { userId } = useSession();
  return conversations.of(userId ?? '', person);
}

/** Colleagues to write to. */
export const usePeople = () => messagesDomain.useStore(makePeopleStore);
