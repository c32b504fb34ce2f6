import { courseDetail } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useCourseDesk } from '../course.desk.ts';
import { makeChapter, makeDetail, makeStudyLeftDetail } from '../testing/fixtures.ts';
import { OpenedCourse } from '../testing/OpenedCourse.tsx';
import { CourseCatalogue } from './CourseCatalogue.tsx';
import { answer } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const played = fn();
const Shown = observer(function Shown() {
  const { player } = useCourseDesk();
  return <CourseCatalogue current={player.chapter} onPlay={played} />;
});

const meta: Meta<typeof CourseCatalogue> = {
  title: 'course/Course catalogue',
  component: CourseCatalogue,
  decorators: [inCourse(408)],
  render: () => (
    <OpenedCourse>
      <Shown />
    </OpenedCourse>
  ),
};
export default meta;
type Story = StoryObj<typeof CourseCatalogue>;

export const Default: Story = { tags: ['english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: /案例：缸体孔径漂移/ }));
    await expect(played).toHaveBeenCalledWith(expect.objectContaining({ id: 1006 }));
    // A locked chapter is not a link and names its condition.
    await expect(canvas.queryByRole('link', { name: /结业回顾/ })).toBeNull();
    await expect(canvas.getByText('学完第 6 章后开放')).toBeVisible();
  },
};

/** All chapters are learned; the head shows the missing study time, and the points of the course. */
export const StudyTimeLeft: Story = {
  parameters: inStory({ answers: (language) => [answer(courseDetail, () => makeStudyLeftDetail(language))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/学时还差 6 分 12 秒/)).toBeVisible();
    await expect(canvas.getByText('每章 10 积分，已得 70 积分')).toBeVisible();
    await expect(canvas.getByText('学时 2 小时 23 分 48 秒 / 2 小时 30 分')).toBeVisible();
  },
};
export const StudyTimeLeftEnglishDark: Story = {
  globals: { language: 'en', appearance: 'dark' },
  parameters: StudyTimeLeft.parameters ?? {},
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Study 6 min 12 s more/)).toBeVisible();
  },
};

/** Two hundred chapters: the list scrolls to the current one, the page does not. */
export const ManyChapters: Story = {
  parameters: inStory({
    answers: () => [
      answer(courseDetail, () =>
        makeDetail({
          chapters: Array.from({ length: 200 }, (_, index) =>
            makeChapter({ id: 901 + index, no: index + 1, title: `第 ${index + 1} 讲`, section: '' }),
          ),
        }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('第 105 讲')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollTop).toBe(0);
  },
};
