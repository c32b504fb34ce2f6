import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { outbox } from './mail/outbox.schema.ts';
import { messages } from './messages.schema.ts';
import { blockedPeople, privateMessages, privateReports } from './private/private.schema.ts';
import { messageWishes } from './settings/settings.schema.ts';

/** A person's messages: of conversations their own lines, of news time and subject, not the people named in it. */
export const messagesPersonal: readonly PersonalTable[] = [
  personal(messages, 'messages', { since: messages.at, without: ['params', 'words'], erase: 'remove' }),
  personal(privateMessages, 'messages', {
    whose: privateMessages.fromId,
    since: privateMessages.at,
    without: ['clientId'],
    erase: { stays: 'it is part of the other person’s conversation' },
  }),
  personal(blockedPeople, 'messages', { since: blockedPeople.at, without: ['personId'], erase: 'remove' }),
  personal(privateReports, 'messages', {
    since: privateReports.at,
    erase: { stays: 'an administrator may have to decide it' },
  }),
  personal(messageWishes, 'messages', { erase: 'remove' }),
  personal(outbox, 'messages', { since: outbox.at, without: ['token', 'subject', 'text', 'html'], erase: 'remove' }),
];
