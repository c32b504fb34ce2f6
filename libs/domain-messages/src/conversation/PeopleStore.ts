import type { MessagePerson } from '@banyan/contracts/messages';
import { apiOf, Request } from '@banyan/core-screen';
import { conversationCalls, type ConversationApi } from '../api/conversationCalls.ts';
import type { MessagesEnvironment } from '../messages.environment.ts';

/** Colleagues to write to. */
export class PeopleStore {
  readonly found: Request<readonly MessagePerson[], string>;

  constructor(api: Pick<ConversationApi, 'people'>) {
    this.found = new Request(async (keyword, options) => (await api.people({ keyword }, options)).items);
  }

  leave(): void {
    this.found.leave();
  }
}

export const makePeopleStore = ({ http }: MessagesEnvironment) => new PeopleStore(apiOf(http, conversationCalls));
