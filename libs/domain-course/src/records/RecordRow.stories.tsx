import type { StudyRecord } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fixtureNow, learned, makeCourse, makeRecord, makeRecords, studyLeft } from '../testing/fixtures.ts';
import { RecordRow } from './RecordRow.tsx';
import { storyLanguage } from '@banyan/core-screen/stories';
import { inCourse } from '../testing/courseStory.tsx';

const show = (change: Partial<StudyRecord>, main = false): Story => ({
  render: (_, { globals }) => (
    <ul>
      <RecordRow record={makeRecord({ ...makeRecords(storyLanguage(globals))[0], ...change })} main={main} />
    </ul>
  ),
});

const meta: Meta<typeof RecordRow> = {
  title: 'course/Record row',
  component: RecordRow,
  decorators: [inCourse(936)],
};
export default meta;
type Story = StoryObj<typeof RecordRow>;

export const First: Story = { ...show({}, true), tags: ['english'] };
export const Another: Story = { ...show({}), tags: ['dark'] };
export const AtTheStart: Story = show({ positionS: 0 });
export const Learned: Story = show({ course: makeCourse(learned), completedAt: fixtureNow - 86_400_000 });
/** Every chapter is learned, study time is missing: not called completed, and continues at the first chapter. */
export const StudyTimeLeft: Story = {
  ...show({ course: makeCourse(studyLeft), studiedS: 8628 }),
  tags: ['english-dark'],
};

export const StudyTimeLeftTest: Story = {
  ...StudyTimeLeft,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('学时还差 6 分 12 秒')).toBeVisible();
    await expect(canvas.getByText(/各章都学完了/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^继续：/ })).toHaveAttribute('href', '/course/101');
  },
};
/** Access expired: the row links to the options, not to a chapter. */
export const TimeOver: Story = {
  ...show({ access: 'over', course: makeCourse({ price: 5900 }) }, true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('学习期限已过')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^续期：/ })).toHaveAttribute('href', '/course/101');
    await expect(canvas.queryByRole('link', { name: /^继续：/ })).toBeNull();
  },
};
/** A free course cannot be bought again: its page explains the options. */
export const TimeOverFree: Story = {
  ...show({ access: 'over' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^看说明：/ })).toHaveAttribute('href', '/course/101');
    await expect(canvas.queryByRole('link', { name: /^续期：/ })).toBeNull();
  },
};
/** Withdrawn: there is nothing to open. */
export const Withdrawn: Story = {
  ...show({ access: 'closed' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('已下架或不再对你开放')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Less than a minute is not shown as a minute, as in the study hours. */
export const UnderAMinute: Story = {
  ...show({ studiedS: 40 }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/共学 不到 1 分/)).toBeVisible();
  },
};
export const LearnedTimeOver: Story = show({
  access: 'over',
  course: makeCourse(learned),
  completedAt: fixtureNow - 86_400_000,
});
export const LongAgo: Story = show({ lastStudiedAt: fixtureNow - 900 * 86_400_000 });
