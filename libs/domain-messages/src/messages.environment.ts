import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { MessagesPorts } from './messages.ports.ts';

/** What this domain is made with. */
export type MessagesModuleDeps = DomainDeps<MessagesPorts>;

/** What this domain's screens stand on. */
export type MessagesEnvironment = DomainEnvironment<MessagesPorts>;
