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
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';
import { makeCounts, makeDetail, makeLines, makeMessages, makePeople, makeSettings } from './messages.ts';

/** Every call of this domain answered with fixtures. */
export function messagesAnswers(): FakeAnswer[] {
  return [
    answer(messageCounts, () => makeCounts()),
    answer(messageList, ({ about, box }) => ({
      items: makeMessages(box).filter(({ kind }) => about === 'all' || kind === about),
      next: null,
    })),
    answer(socialMessages, ({ box }) => ({ items: makeMessages(box), next: null })),
    answer(readMessage, ({ id }) => makeDetail(id)),
    answer(readTaskScore, () => makeDetail(1)),
    answer(setMessageRead, ({ read }) => ({ read })),
    answer(readAllMessages, () => ({ count: 2 })),
    answer(removeMessage, ({ removed }) => ({ removed })),
    answer(conversationLines, () => ({ items: makeLines(), next: null })),
    answer(sendPrivate, ({ client_id: clientId, words }) => ({
      message: 2,
      sent: { id: 31, clientId, mine: true, text: words, at: fixtureNow, reported: false },
    })),
    answer(messagePeople, () => ({ items: makePeople() })),
    answer(blockPerson, ({ blocked }) => ({ blocked })),
    answer(reportPrivate, () => ({ reported: 'Y' as const })),
    answer(messageSettings, () => ({ items: makeSettings(), email: 'li@hengchuan.example', chat: 'N' as const })),
    answer(saveMessageSettings, () => ({ saved: 'Y' as const })),
  ];
}
