import { messageCounts, messageList } from '@banyan/contracts/messages';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messagesPage, inStory } from '../testing/messagesStory.tsx';
import { makeCounts } from '../testing/messages.ts';
import { AdminPage, AtPage, InformationPage } from './BoxPage.tsx';

const meta: Meta<typeof AdminPage> = {
  title: 'messages/Lists',
  component: AdminPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  decorators: [messagesPage(AdminPage)],
  parameters: inStory({ at: '/main/message/adminMessage/5' }),
};
export const NoAdminMessages: Story = {
  decorators: [messagesPage(AdminPage)],
  parameters: inStory({
    at: '/main/message/adminMessage',
    answers: () => [
      answer(messageCounts, () => ({ ...makeCounts(), adminMessage: 'N' as const })),
      answer(messageList, () => ({ items: [], next: null })),
    ],
  }),
};
export const Information: Story = {
  decorators: [messagesPage(InformationPage)],
  parameters: inStory({ at: '/main/message/information/page?id=6' }),
};
export const Mentions: Story = {
  decorators: [messagesPage(AtPage)],
  parameters: inStory({ at: '/main/message/at?id=7' }),
};
