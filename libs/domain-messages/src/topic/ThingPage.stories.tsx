import type { Meta, StoryObj } from '@storybook/react-vite';
import { messagesPage, inStory } from '../testing/messagesStory.tsx';
import { QuestionPage, TopicPage } from './ThingPage.tsx';

const meta: Meta<typeof TopicPage> = {
  title: 'messages/Thing page',
  component: TopicPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

/** In a portal without a screen of the community; with one, it leads there at once. */
export const TopicClosed: Story = {
  decorators: [messagesPage(TopicPage)],
  parameters: inStory({ at: '/main/message/community/2201' }),
};
export const QuestionClosed: Story = {
  decorators: [messagesPage(QuestionPage)],
  parameters: inStory({ at: '/main/message/comminication/2301' }),
};
