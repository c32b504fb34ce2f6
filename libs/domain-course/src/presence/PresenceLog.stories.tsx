import { getCourseVerifi, type PresenceRecord } from '@banyan/contracts/course';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { PresenceLog } from './PresenceLog.tsx';

const hour = 3_600_000;
const records: readonly PresenceRecord[] = [
  { id: 4, way: 'prompt', askedAt: fixtureNow - 20_000, answeredAt: null, outcome: 'open' },
  { id: 3, way: 'prompt', askedAt: fixtureNow - hour, answeredAt: fixtureNow - hour + 9000, outcome: 'passed' },
  { id: 2, way: 'face', askedAt: fixtureNow - 2 * hour, answeredAt: fixtureNow - hour, outcome: 'late' },
  { id: 1, way: 'prompt', askedAt: fixtureNow - 26 * hour, answeredAt: null, outcome: 'missed' },
];
const listed = (items: readonly PresenceRecord[]) =>
  inStory({ answers: () => [answer(getCourseVerifi, () => ({ items: [...items], next: null }))] });

const meta: Meta<typeof PresenceLog> = {
  title: 'course/Presence log',
  component: PresenceLog,
  decorators: [inCourse()],
  args: { courseId: 121, onClose: () => undefined },
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { ...listed(records), docs: { story: { inline: false, height: '560px' } } },
};
export default meta;
type Story = StoryObj<typeof PresenceLog>;

export const Default: Story = {};
export const None: Story = { parameters: listed([]) };
export const Failed: Story = { parameters: inStory({ answers: () => [failing(getCourseVerifi)] }) };
