import type { StudyRecord } from '@banyan/contracts/course';
import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inCourse } from '../testing/courseStory.tsx';
import { makeCourse, makeLongRecords, makeRecord, makeRecords, studyLeft } from '../testing/fixtures.ts';
import { StudyCard } from './StudyCard.tsx';

const show = (change: Partial<StudyRecord>, main = false): Story => ({
  render: (_, { globals }) => (
    <ul>
      <StudyCard record={makeRecord({ ...makeRecords(storyLanguage(globals))[0], ...change })} main={main} />
    </ul>
  ),
});

const meta: Meta<typeof StudyCard> = {
  title: 'course/Study card',
  component: StudyCard,
  decorators: [inCourse(282)],
};
export default meta;
type Story = StoryObj<typeof StudyCard>;

export const First: Story = { ...show({}, true), tags: ['english'] };

/** Title and button lead to the same second; both are reached by Tab. */
export const FirstTest: Story = {
  ...First,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('link', { name: '首件检验与过程巡检实务' });
    await expect(getComputedStyle(canvas.getByRole('listitem')).borderTopWidth).toBe('1px');
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await userEvent.tab();
    const on = canvas.getByRole('link', { name: '继续：首件检验与过程巡检实务' });
    await expect(on).toHaveFocus();
    await expect(on).toHaveAttribute('href', title.getAttribute('href') ?? '');
  },
};

export const Another: Story = { ...show({}), tags: ['dark'] };
export const AtTheStart: Story = show({ positionS: 0 });
/** Every chapter is learned, study time is missing. */
export const StudyTimeLeft: Story = show({ course: makeCourse(studyLeft), studiedS: 8628 });
export const LongNames: Story = {
  render: (_, { globals }) => (
    <ul>
      {makeLongRecords(storyLanguage(globals))
        .slice(0, 1)
        .map((record) => (
          <StudyCard key={record.course.id} record={record} />
        ))}
    </ul>
  ),
};
