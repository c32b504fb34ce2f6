import { answerBooking, lecturerOffice, officeBookings } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { teachingPage, inStory } from '../testing/teachingStory.tsx';
import { fixtureNow, longer } from '../testing/fixtures.ts';
import { makeBookings, makeLecturers } from '../testing/lecturers.ts';
import { OfficePage } from './OfficePage.tsx';

const meta: Meta<typeof OfficePage> = {
  title: 'teaching/Lecturer desk',
  component: OfficePage,
  parameters: { layout: 'fullscreen' },
  decorators: [teachingPage(OfficePage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: lecturerOffice,
  at: '/lecturer/office',
  full: (language) => ({ lecturer: makeLecturers(language)[0] ?? null, waiting: 1, confirmed: 1, courses: [] }),
  empty: { lecturer: null, waiting: 0, confirmed: 0, courses: [] },
  long: (language) => ({
    lecturer: makeLecturers(language, longer[language])[0] ?? null,
    waiting: 1,
    confirmed: 1,
    courses: [],
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** An accepted booking is cancelled, not declined; the reply given on accepting is not sent again. */
export const CalledOff: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: '/lecturer/office',
    answers: (language) => {
      let booking = { ...makeBookings(language)[1]!, answer: '好，带上图纸。' };
      return [
        answer(officeBookings, () => ({ items: [booking], next: null })),
        answer(answerBooking, ({ act, answer: words }) => {
          if (act === 'withdraw') booking = { ...booking, answer: words, state: 'cancelled', cancelledBy: 'withdrawn' };
          return booking;
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('list', { name: '学员的预约' }));
    await userEvent.click(await row.findByRole('button', { name: '取消预约' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '取消已确认的预约？' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await expect(dialog.getByText(/^这个时段会马上重新放出来/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '取消预约' }));
    await expect(await row.findByText('你已取消')).toBeVisible();
    await expect(row.queryByRole('button')).toBeNull();
  },
};

/** The reply given on accepting is not sent again after the lesson. */
export const Ended: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: '/lecturer/office',
    answers: (language) => [
      answer(officeBookings, () => ({
        items: [{ ...makeBookings(language)[1]!, answer: '好，带上图纸。', from: fixtureNow - 3_600_000 }],
        next: null,
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('list', { name: '学员的预约' }));
    await userEvent.click(await row.findByRole('button', { name: '已上完' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '标记为已上完' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await expect(dialog.queryByText(/重新放出来/)).toBeNull();
  },
};
