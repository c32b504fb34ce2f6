import { relatedCourses } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeCourses } from '../testing/fixtures.ts';
import { OpenedCourse } from '../testing/OpenedCourse.tsx';
import { RelatedCourses } from './RelatedCourses.tsx';
import { answer, waiting } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const meta: Meta<typeof RelatedCourses> = {
  title: 'course/Related courses',
  component: RelatedCourses,
  decorators: [inCourse(1200)],
  render: () => (
    <OpenedCourse>
      <RelatedCourses />
    </OpenedCourse>
  ),
};
export default meta;
type Story = StoryObj<typeof RelatedCourses>;

export const Default: Story = { tags: ['english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};
export const Loading: Story = { parameters: inStory({ answers: () => [answer(relatedCourses, waiting)] }) };
export const FailedOnce: Story = {
  parameters: inStory({
    answers: (language) => {
      let asked = 0;
      return [
        answer(relatedCourses, () =>
          (asked += 1) === 1
            ? Promise.reject(new NetworkError(relatedCourses))
            : { items: makeCourses(language).slice(1, 6) },
        ),
      ];
    },
  }),
};

export const FailedOnceTest: Story = {
  ...FailedOnce,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};

/** Without similar courses there is no section. */
export const Nothing: Story = {
  parameters: inStory({ answers: () => [answer(relatedCourses, () => ({ items: [] }))] }),
};

export const NothingTest: Story = {
  ...Nothing,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('heading', { name: '相关课程' })).toBeNull());
  },
};
