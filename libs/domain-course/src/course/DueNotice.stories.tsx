import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fixtureNow } from '../testing/fixtures.ts';
import { DueNotice } from './DueNotice.tsx';
import { inCourse } from '../testing/courseStory.tsx';

const days = (count: number) => fixtureNow + count * 86_400_000;

const meta: Meta<typeof DueNotice> = {
  title: 'course/Due notice',
  component: DueNotice,
  decorators: [inCourse(720)],
};
export default meta;
type Story = StoryObj<typeof DueNotice>;

/** In the enterprise's time zone, not the reader's. */
export const Near: Story = {
  args: { dueAt: days(3) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/2025年11月23日.*14:20/)).toBeVisible();
  },
};
export const English: Story = { args: { dueAt: days(3) }, globals: { language: 'en' } };
export const Dark: Story = { args: { dueAt: days(3) }, globals: { appearance: 'dark' } };
/** No notice while the end is far away. */
export const Far: Story = {
  args: { dueAt: days(15) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/2025/)).toBeNull();
  },
};
export const Unlimited: Story = { args: { dueAt: null } };
