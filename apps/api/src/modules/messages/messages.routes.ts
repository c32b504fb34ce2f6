import {
  blockPerson,
  conversationLines,
  messageCounts,
  messageList,
  messagePeople,
  messageSettings,
  readAllMessages,
  readMessage,
  readTaskScore,
  removeMessage,
  reportPrivate,
  saveMessageSettings,
  sendPrivate,
  setMessageRead,
  socialMessages,
} from '@banyan/contracts/messages';
import { serve, type Route } from '../../http/serve.ts';
import { changeRead, changeRemoved, readAll } from './change.service.ts';
import { openMessage, openTaskScore } from './detail.service.ts';
import { countMessages, listMessages, listSocial } from './list.service.ts';
import type { MessagesPorts } from './messages.ports.ts';
import { listLines } from './private/conversation.service.ts';
import { changeBlocked, findPeople, reportLine } from './private/people.service.ts';
import { readSettings, saveSettings } from './settings/settings.service.ts';
import { sendTo } from './private/send.service.ts';

/** Calls of the messages module. */
export const messagesRoutes = (ports: MessagesPorts): readonly Route[] => [
  serve(messageCounts, countMessages),
  serve(socialMessages, listSocial),
  serve(messageList, listMessages),
  serve(readMessage, openMessage(ports)),
  serve(readTaskScore, openTaskScore(ports)),
  serve(setMessageRead, changeRead),
  serve(readAllMessages, readAll),
  serve(removeMessage, changeRemoved),
  serve(conversationLines, listLines),
  serve(sendPrivate, sendTo),
  serve(messagePeople, findPeople),
  serve(blockPerson, changeBlocked),
  serve(reportPrivate, reportLine),
  serve(messageSettings, readSettings),
  serve(saveMessageSettings, saveSettings),
];
