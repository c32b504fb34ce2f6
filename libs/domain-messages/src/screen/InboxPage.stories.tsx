import {
  conversationLines,
  messageList,
  readMessage,
  sendPrivate,
  type PrivateMessage,
} from '@banyan/contracts/messages';
import { NetworkError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messagesPage, inStory } from '../testing/messagesStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { makeDetail, makeMessages } from '../testing/messages.ts';
import { OwnPage } from './BoxPage.tsx';
import { InboxPage } from './InboxPage.tsx';

const at = '/main/message/ownMessage';

const meta: Meta<typeof InboxPage> = {
  title: 'messages/Inbox page',
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  decorators: [messagesPage(OwnPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: messageList,
  at,
  full: () => ({ items: makeMessages('own'), next: null }),
  empty: { items: [], next: null },
  long: () => ({ items: makeMessages('own', true), next: null }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Certificate: Story = { parameters: inStory({ at: '/main/message/certificateExpiration/1' }) };
export const Conversation: Story = { parameters: inStory({ at: `${at}/2` }) };
export const Summary: Story = { parameters: inStory({ at: '/main/message/summary/3' }) };
export const Writing: Story = { parameters: inStory({ at: `${at}?write=Y` }) };
export const MessageFailed: Story = { parameters: inStory({ at: `${at}/2`, answers: () => [failing(readMessage)] }) };
export const Gone: Story = {
  parameters: inStory({
    at: '/main/message/certificateExpiration/1',
    answers: () => [answer(readMessage, ({ id }) => ({ ...makeDetail(id), reach: 'gone' as const }))],
  }),
};

/** Without a connection the line keeps its text, and can be sent again; the focus stays in the field. */
export const SendingFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: `${at}/2`,
    answers: () => [answer(sendPrivate, () => Promise.reject(new NetworkError(sendPrivate)))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '写一句话，回车发送' });
    await userEvent.type(field, '好的');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(field).toHaveFocus();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络连不上，内容还在');
    await userEvent.click(canvas.getByRole('button', { name: '不发了' }));
    await expect(field).toHaveValue('好的');
  },
};

/** j goes to the first message, and down the list. */
export const ByKeyboard: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /叉车作业安全/ });
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', { name: /叉车作业安全/ })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', { name: '何佳怡' })).toBeVisible();
  },
};

/** Thirty lines, the last one first. */
const makeMany = (last: number): PrivateMessage[] =>
  Array.from({ length: 30 }, (_, index) => ({
    id: last - index,
    clientId: `many-${last - index}`,
    mine: false,
    text: `第 ${last - index} 句`,
    at: fixtureNow,
    reported: false,
  }));

/** Older lines appear above the text being read, which stays in its place. */
export const OlderLines: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: `${at}/2`,
    answers: () => [
      answer(conversationLines, ({ cursor }) =>
        cursor === '' ? { items: makeMany(60), next: 'older' } : { items: makeMany(30), next: null },
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = await canvas.findByRole('group', { name: '对话' });
    await expect(within(lines).getByText('第 60 句')).toBeVisible();
    lines.scrollTop = 0;
    const first = () => within(lines).getByText('第 31 句').getBoundingClientRect().top;
    await new Promise(requestAnimationFrame);
    const before = first();
    await userEvent.click(within(lines).getByRole('button', { name: '更早的消息' }));
    await within(lines).findByText('第 1 句');
    await expect(Math.abs(first() - before)).toBeLessThan(2);
  },
};

/** Blocking a colleague leaves the focus on the button that undoes it. */
export const Blocking: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: `${at}/2` }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '屏蔽' }));
    await expect(await canvas.findByText('你屏蔽了对方，互相都发不了消息。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '取消屏蔽' })).toHaveFocus();
  },
};
