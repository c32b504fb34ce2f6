export { messagesScreens } from './screens/messages.ts';
export {
  messageKind,
  type MessageKind,
  boxOf,
  isSocial,
  longestPrivate,
  privateLength,
  messageBoxes,
  messageKinds,
  ownKinds,
  type MessageBox,
  type OwnKind,
} from './messages.choices.ts';
export { messageCounts, noUnread, type MessageCounts } from './messageCounts.ts';
export {
  messageList,
  readAllMessages,
  readMessage,
  readTaskScore,
  removeMessage,
  setMessageRead,
  socialMessages,
  type MessageDetail,
  type MessagePerson,
  type MessageRow,
} from './messages.ts';
export {
  blockPerson,
  conversationLines,
  messagePeople,
  reportPrivate,
  reportReasons,
  sendPrivate,
  type PrivateMessage,
  type ReportReason,
} from './privateMessages.ts';
export {
  messageRhythms,
  messageSettings,
  messageWays,
  saveMessageSettings,
  type MessageRhythm,
  type MessageSetting,
  type MessageWay,
} from './messageSettings.ts';
export { inboxInput, inboxQuery, type InboxQuery } from './screens/messages.query.ts';
