import { storyLanguage, type StoryLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { inLive } from '../testing/liveStory.tsx';
import { makeMeeting } from '../testing/meetings.ts';
import { MeetingActs } from './MeetingActs.tsx';
import { MeetingFacts } from './MeetingFacts.tsx';
import { MeetingHead } from './MeetingHead.tsx';
import { MeetingPeople } from './MeetingPeople.tsx';
import { MeetingStand } from './MeetingStand.tsx';
import { MeetingTimes } from './MeetingTimes.tsx';

const meta: Meta = { title: 'live/Meeting parts', decorators: [inLive(720)] };
export default meta;
type Story = StoryObj;

const part = (show: (language: StoryLanguage) => ReactNode): Story => ({
  render: (_, { globals }) => <>{show(storyLanguage(globals))}</>,
});
const nothing = () => undefined;
const states = ['before', 'live', 'ended', 'playback', 'cancelled'] as const;

/** Head of a meeting. */
export const Head: Story = part((language) => <MeetingHead meeting={makeMeeting(language).meeting} />);
/** Time, people and password. */
export const Facts: Story = part((language) => <MeetingFacts info={makeMeeting(language)} />);
/** Actions of the owner. */
export const Acts: Story = part((language) => (
  <MeetingActs info={makeMeeting(language, { own: true })} onChange={nothing} onCancel={nothing} />
));
/** The meeting in each state. */
export const Stands: Story = part((language) => (
  <div style={{ display: 'grid', gap: 16 }}>
    {states.map((state) => (
      <MeetingStand key={state} info={makeMeeting(language, { state, filmMs: 3_420_000 })} onOpen={nothing} />
    ))}
  </div>
));
/** Invited people, and attendance. */
export const People: Story = part((language) => <MeetingPeople info={makeMeeting(language, { state: 'ended' })} />);
/** Occurrences of a series. */
export const Times: Story = part((language) => <MeetingTimes info={makeMeeting(language)} />);
