import { openRooms } from '@banyan/contracts/live';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLive, inStory } from '../../testing/liveStory.tsx';
import { makeRoomCards } from '../../testing/live.ts';
import { longer } from '../../testing/fixtures.ts';
import { OpenRoomsRow } from './OpenRoomsRow.tsx';

const meta: Meta<typeof OpenRoomsRow> = {
  title: 'live/Live rooms at home',
  component: OpenRoomsRow,
  decorators: [inLive(1200)],
};
export default meta;
type Story = StoryObj<typeof OpenRoomsRow>;

export const Default: Story = {};
export const Loading: Story = { parameters: inStory({ answers: () => [answer(openRooms, waiting)] }) };
export const None: Story = { parameters: inStory({ answers: () => [answer(openRooms, () => ({ items: [] }))] }) };
export const Failed: Story = { parameters: inStory({ answers: () => [failing(openRooms)] }) };
export const LongNames: Story = {
  parameters: inStory({
    answers: (language) => [
      answer(openRooms, () => ({
        items: makeRoomCards(language).map((room) => ({ ...room, title: longer[language], host: longer[language] })),
      })),
    ],
  }),
};
