import { apiOf } from '@banyan/core-screen';
import { conversationCalls, type ConversationApi } from '../api/conversationCalls.ts';
import type { MessagesEnvironment } from '../messages.environment.ts';
import { ConversationStore, type ConversationDeps } from './ConversationStore.ts';

/** The conversations that were opened, one store for each person of each reader. */
export class ConversationsStore {
  readonly api: ConversationApi;
  private readonly stores = new Map<string, ConversationStore>();
  private readonly deps: Omit<ConversationDeps, 'userId'>;

  constructor(deps: Omit<ConversationDeps, 'userId'>) {
    this.deps = deps;
    this.api = deps.api;
  }

  of(userId: string, person: number): ConversationStore {
    const key = `${userId} ${person}`;
    const known = this.stores.get(key);
    if (known !== undefined) return known;
    const made = new ConversationStore(person, { ...this.deps, userId });
    this.stores.set(key, made);
    return made;
  }
}

export const makeConversationsStore = ({ http, now, ports, session, storage }: MessagesEnvironment) =>
  new ConversationsStore({
    api: apiOf(http, conversationCalls),
    storage,
    eid: session.eid,
    now,
    changed: () => ports.counters?.changed(),
  });
