export type { MessagesModuleDeps } from './messages.environment.ts';
export { messagesLinks } from './messages.links.ts';
export { createMessagesModule } from './messages.module.ts';
export { messagesNav } from './messages.navigation.ts';
export type { MessagesPorts } from './messages.ports.ts';
