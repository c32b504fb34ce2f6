import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { MessagesPorts } from './messages.ports.ts';

/** Dependencies of this domain. */
export type MessagesModuleDeps = DomainDeps<MessagesPorts>;

/** Dependencies of this domain's screens. */
export type MessagesEnvironment = DomainEnvironment<MessagesPorts>;
