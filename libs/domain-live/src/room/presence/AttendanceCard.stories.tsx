import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLive } from '../../testing/liveStory.tsx';
import { fixtureNow } from '../../testing/fixtures.ts';
import { makeRoom, makeRoomIn } from '../../testing/live.ts';
import { AttendanceCard } from './AttendanceCard.tsx';

const meta: Meta<typeof AttendanceCard> = {
  title: 'live/Live attendance',
  component: AttendanceCard,
  decorators: [inLive(816)],
  args: { room: makeRoom(), now: () => fixtureNow },
};
export default meta;
type Story = StoryObj<typeof AttendanceCard>;

export const Default: Story = {};
export const Earned: Story = { args: { room: makeRoom('zh', { earned: true }) } };
export const JustCame: Story = { args: { room: makeRoom('zh', { spans: [[fixtureNow - 60_000, fixtureNow]] }) } };
export const WithoutCredits: Story = { args: { room: makeRoom('zh', { credits: 0, neededMs: 0 }) } };
export const AfterTheEnd: Story = { args: { room: makeRoomIn('playback') } };
