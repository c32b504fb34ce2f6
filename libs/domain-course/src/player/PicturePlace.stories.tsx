import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useCourseDesk } from '../course.desk.ts';
import { inCourse } from '../testing/courseStory.tsx';
import { PicturePlace } from './PicturePlace.tsx';

const Picture = observer(function Picture() {
  const { course, player } = useCourseDesk();
  const detail = course.value;
  const chapter = course.chapterById(1005);
  useEffect(() => {
    course.load(101);
    return () => player.close();
  }, [course, player]);
  useEffect(() => {
    if (chapter !== null) player.open(course, chapter);
  }, [course, player, chapter]);
  return detail === null || chapter === null ? null : (
    <PicturePlace detail={detail} chapter={chapter} at={undefined} onPlay={() => undefined} />
  );
});

const meta: Meta<typeof Picture> = { title: 'course/Picture', component: Picture, decorators: [inCourse(864)] };
export default meta;
type Story = StoryObj<typeof Picture>;

export const Default: Story = { tags: ['english-dark'] };

/** Space belongs to the player from the first press: the page does not scroll. */
export const PressedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '从 12:46 继续' });
    const press = () => new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    document.body.dispatchEvent(press());
    await waitFor(() => expect(canvas.queryByRole('button', { name: '从 12:46 继续' })).toBeNull());
    const again = press();
    document.body.dispatchEvent(again);
    await expect(again.defaultPrevented).toBe(true);
    await expect(await canvas.findByRole('slider', { name: '播放进度' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '本章进度' })).toBeVisible();
  },
};

/** The button starts it as well. */
export const ClickedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '从 12:46 继续' }));
    await expect(await canvas.findByRole('slider', { name: '播放进度' })).toBeVisible();
  },
};
