import { storyLanguage } from '@banyan/core-screen/stories';
import { Card } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLive } from '../testing/liveStory.tsx';
import { makeMeetings, makePastMeetings } from '../testing/meetings.ts';
import { MeetingRow } from './MeetingRow.tsx';

const meta: Meta<typeof MeetingRow> = {
  title: 'live/Meeting row',
  component: MeetingRow,
  decorators: [inLive(960)],
  render: (_, { globals }) => {
    const language = storyLanguage(globals);
    return (
      <Card padding="none">
        <ul>
          {[...makeMeetings(language), ...makePastMeetings(language)].map((meeting, index) => (
            <MeetingRow key={`${meeting.id}-${index}`} meeting={meeting} day={null} />
          ))}
        </ul>
      </Card>
    );
  },
};
export default meta;
type Story = StoryObj<typeof MeetingRow>;

export const Default: Story = { tags: ['english', 'dark'] };
