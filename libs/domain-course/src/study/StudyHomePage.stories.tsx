import { courseList, studyList } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeLongRecords, makePage, makeRecords } from '../testing/fixtures.ts';
import { StudyHomePage } from './StudyHomePage.tsx';
import { fits, narrow } from '@banyan/core-screen/stories';
import { answer, waiting } from '@banyan/core-screen/testing';
import { coursePage, inStory } from '../testing/courseStory.tsx';

const at = '/index/study';

const meta: Meta<typeof StudyHomePage> = {
  title: 'course/Study home page',
  component: StudyHomePage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [coursePage(StudyHomePage)],
};
export default meta;
type Story = StoryObj<typeof StudyHomePage>;

export const Default: Story = { tags: ['english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('在学 3 门，已学完 2 门')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '大家在学' })).toBeVisible();
  },
};
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };
export const NothingBegun: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(studyList, () => ({ items: [], next: null, counts: { all: 0, learning: 0, learned: 0, ended: 0 } })),
      answer(courseList, () => makePage([])),
    ],
  }),
};
export const Loading: Story = {
  parameters: inStory({ at, answers: () => [answer(studyList, waiting), answer(courseList, waiting)] }),
};
export const Failed: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(studyList, () => Promise.reject(new NetworkError(studyList))),
      answer(courseList, () => Promise.reject(new NetworkError(courseList))),
    ],
  }),
};
/** Only the popular courses failed to load. */
export const Partial: Story = {
  parameters: inStory({ at, answers: () => [answer(courseList, () => Promise.reject(new NetworkError(courseList)))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list', { name: '接着学' })).toBeVisible();
    await expect(await canvas.findByText('课程列表没有取到')).toBeVisible();
  },
};
export const LongNames: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(studyList, () => ({
        items: makeLongRecords(language),
        next: null,
        counts: { all: 1_234_567, learning: 1_234_000, learned: 567, ended: 0 },
      })),
    ],
  }),
};
export const Narrow: Story = {
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at, width: narrow }),
};

export const NarrowTest: Story = {
  ...Narrow,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'Continue learning' });
    await expect(fits(canvasElement)).toBe(true);
  },
};

/** Courses open in their own windows: on return the page shows their progress without a reload. */
export const ComesBack: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => {
      let asked = 0;
      return [
        answer(studyList, () => {
          asked += 1;
          return {
            items: makeRecords(language),
            next: null,
            counts: { all: 5, learning: 4 - asked, learned: 1 + asked, ended: 0 },
          };
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('在学 3 门，已学完 2 门')).toBeVisible();
    canvasElement.ownerDocument.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('在学 2 门，已学完 3 门')).toBeVisible();
  },
};
