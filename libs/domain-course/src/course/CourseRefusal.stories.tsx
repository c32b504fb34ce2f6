import { ErrorCode } from '@banyan/contracts';
import { courseDetail } from '@banyan/contracts/course';
import { NetworkError, RefusedError, TimeoutError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CourseRefusal } from './CourseRefusal.tsx';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const retry = fn();

const meta: Meta<typeof CourseRefusal> = {
  title: 'course/Course refusal',
  component: CourseRefusal,
  decorators: [inCourse(720)],
  args: { onRetry: retry },
};
export default meta;
type Story = StoryObj<typeof CourseRefusal>;

/** Refused by the server. Not a value of the story, since story args are copied and a refusal cannot be. */
const refused = (code: number, data: unknown = null): Story => ({
  render: (args) => <CourseRefusal {...args} error={new RefusedError(courseDetail, { code, msg: '', data })} />,
});

export const NotVisible = refused(ErrorCode.courseNotVisible);
/** Visibility depends on the viewer, so logging in may help. */
export const NotVisibleToVisitor: Story = {
  ...NotVisible,
  parameters: inStory({ visitor: true }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '登录' })).toBeVisible();
  },
};
export const Expired: Story = {
  ...refused(ErrorCode.courseExpired),
  tags: ['english-dark'],
  args: { courseId: 205 },
};
/** A free course: only the administrator can extend it. */
export const Ended: Story = { ...refused(ErrorCode.courseExpired, { free: true }), args: { courseId: 194 } };
/** A place may be free by now. */
export const Full = refused(ErrorCode.courseFull);

export const FullTest: Story = {
  ...Full,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const OffShelf = refused(ErrorCode.courseOffShelf);
export const Deleted = refused(ErrorCode.courseDeleted);
export const NotFound = refused(ErrorCode.notFound);
/** The address names no course: retrying is not offered. */
export const NoAddress: Story = {
  args: { error: null, missing: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '看其他课程' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};
export const NoNetwork: Story = { args: { error: new NetworkError(courseDetail) } };
export const TooSlow: Story = { args: { error: new TimeoutError(courseDetail, 20_000) } };
