import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiOf } from '@banyan/core-screen';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { detailCalls } from '../api/detailCalls.ts';
import { courseDomain } from '../course.domain.ts';
import { useCourseDesk } from '../course.desk.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { CourseStore } from '../course/CourseStore.ts';
import { inCourse } from '../testing/courseStory.tsx';
import { LatePlayer } from './LatePlayer.ts';
import { makePlayer } from './makePlayer.ts';
import { PicturePlace } from './PicturePlace.tsx';

const never = () => new Promise<void>(() => undefined);
const gone = () => Promise.reject<void>(new TypeError('Failed to fetch dynamically imported module'));
const here = () => Promise.resolve();

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

/** A desk whose player comes a way of its own. */
function setDesk(environment: CourseEnvironment, way: () => Promise<void>): void {
  const { http, session } = environment;
  environment.desk = {
    course: new CourseStore(apiOf(http, detailCalls)),
    player: new LatePlayer({ session, bring: () => way().then(() => makePlayer(environment)) }),
  };
}

/** The picture of a chapter whose player arrives at once, later or not at all. */
function Awaited({ way }: { way: () => Promise<void> }) {
  const environment = courseDomain.useEnvironment();
  useState(() => setDesk(environment, way));
  return <Picture />;
}

const meta: Meta<typeof Awaited> = {
  title: 'course/Picture',
  component: Awaited,
  decorators: [inCourse(864)],
  args: { way: here },
};
export default meta;
type Story = StoryObj<typeof Awaited>;

export const Default: Story = {};
/** The page can be read before its player is there. */
export const Loading: Story = { args: { way: never } };
/** Whoever only reads keeps the picture. */
export const Failed: Story = { args: { way: gone } };
export const FailedEnglishDark: Story = { ...Failed, globals: { language: 'en', appearance: 'dark' } };

let isGone = true;
/** Whoever wants to play is told in the place of the picture, and plays once the player is there [SH-14]. */
export const FailedTest: Story = {
  args: { way: () => (isGone ? gone() : here()) },
  beforeEach: () => void (isGone = true),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '从 12:46 继续' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '从 12:46 继续' })).toBeNull());
    const lost = await canvas.findByRole('alert');
    isGone = false;
    await userEvent.click(within(lost).getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('slider', { name: '播放进度' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '本章进度' })).toBeVisible();
  },
};

/** What was asked of it before it was there is done when it comes. */
export const PressedTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '从 12:46 继续' }));
    await expect(await canvas.findByRole('slider', { name: '播放进度' })).toBeVisible();
  },
};

/** Until it is there Space is the player's already: the page stays where it is [CO-04]. */
export const AwaitedTest: Story = {
  args: { way: never },
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
  },
};
