import { idOf } from '../address.ts';
import { ask, type FirstCall, type FirstCalls } from '../first.ts';
import { messageCounts } from '../messages/messageCounts.ts';
import { messageList, readMessage, readTaskScore, socialMessages } from '../messages/messages.ts';
import { isSocial, type MessageBox } from '../messages/messages.choices.ts';
import { messageSettings } from '../messages/messageSettings.ts';
import type { messagesScreens } from '../messages/screens/messages.ts';
import { inboxInput, inboxQuery } from '../messages/screens/messages.query.ts';

/** The first call of a list of the inbox. */
function inboxFirst(box: MessageBox, search: URLSearchParams): FirstCall {
  const { about, ...input } = inboxInput(box, inboxQuery.read(search));
  return isSocial(box) ? ask(socialMessages, { ...input, box }) : ask(messageList, { ...input, about, box });
}

type At = { readonly search: URLSearchParams };
const counts = ask(messageCounts, {});
const one = (id: number | null): readonly FirstCall[] => (id === null ? [] : [ask(readMessage, { id })]);

const list =
  (box: MessageBox) =>
  ({ search }: At): readonly FirstCall[] => [counts, inboxFirst(box, search), ...one(inboxQuery.read(search).id)];

const open =
  (box: MessageBox) =>
  ({ params, search }: At & { readonly params: { readonly id: string } }): readonly FirstCall[] => [
    counts,
    inboxFirst(box, search),
    ...one(idOf(params.id)),
  ];

/** First calls of the messages domain's screens. */
export const messagesFirst: FirstCalls<typeof messagesScreens> = {
  own: list('own'),
  ownOne: open('own'),
  trainingPlan: open('own'),
  certificateExpiry: open('own'),
  taskScore({ params, search }) {
    const [task, uid] = [idOf(params.task_id), idOf(params.uid)];
    const found = task === null || uid === null ? [] : [ask(readTaskScore, { task_id: task, uid })];
    return [counts, inboxFirst('own', search), ...found];
  },
  admin: list('admin'),
  adminOne: open('admin'),
  information: list('information'),
  informationOne: list('information'),
  at: list('at'),
  praise: list('praise'),
  comment: list('comment'),
  topic: () => [counts],
  question: () => [counts],
  summary: open('own'),
  settings: () => [ask(messageSettings, {})],
  marking: open('own'),
};
