import type { DomainModule } from '@banyan/core-session';
import { createMessagesModule } from '@banyan/domain-messages';
import type { ModuleDeps } from '../ModuleDeps.ts';
import { messagesPorts } from './messagesPorts.ts';

/** The messages domain with its dependencies. */
export const messagesTable = ({ http, session, counters }: ModuleDeps): DomainModule =>
  createMessagesModule({ http, session, ports: messagesPorts(counters) });
