import { studyList } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeCourse, makeLongRecords, makeRecord, makeRecords } from '../testing/fixtures.ts';
import { LearnRecordPage } from './LearnRecordPage.tsx';
import { fits, narrow } from '@banyan/core-screen/stories';
import { answer, waiting } from '@banyan/core-screen/testing';
import { coursePage, inStory } from '../testing/courseStory.tsx';

const at = '/my/learn-record';
const counts = { all: 45, learning: 30, learned: 15, ended: 0 };
const down = () => Promise.reject(new NetworkError(studyList));

const meta: Meta<typeof LearnRecordPage> = {
  title: 'course/Learning record page',
  component: LearnRecordPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [coursePage(LearnRecordPage)],
};
export default meta;
type Story = StoryObj<typeof LearnRecordPage>;

export const Default: Story = { tags: ['english', 'dark'] };

/** Height of a row below another one, px. */
const rowHeight = 96;

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[1]?.getBoundingClientRect().height).toBe(rowHeight);
    await expect(canvas.getByRole('link', { name: '继续：首件检验与过程巡检实务' })).toHaveAttribute(
      'href',
      '/course/101?chapter=2000',
    );
    await userEvent.click(canvas.getByRole('link', { name: '已学完 2' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/my/learn-record?state=learned'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByText('已经到底了', { selector: 'p' })).toBeVisible();
  },
};

/** Scrolling near the end loads the next page. */
export const Endless: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(studyList, ({ cursor }) => {
        const start = cursor === '' ? 0 : Number(cursor);
        const items = Array.from({ length: 20 }, (_, index) =>
          makeRecord({ course: makeCourse({ id: 500 + start + index, title: `课程 ${start + index + 1}` }) }),
        );
        return { items, counts, next: start >= 40 ? null : String(start + 20) };
      }),
    ],
  }),
};

export const EndlessTest: Story = {
  ...Endless,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('课程 1');
    canvasElement.ownerDocument.documentElement.scrollTop = 1e6;
    await expect(await canvas.findByText('课程 40', {}, { timeout: 5000 })).toBeInTheDocument();
  },
};

export const MoreFailed: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(studyList, ({ cursor }) =>
        cursor === '' ? { items: makeRecords(language), counts, next: 'c2' } : down(),
      ),
    ],
  }),
};
export const Loading: Story = {
  parameters: inStory({ at, answers: () => [answer(studyList, waiting)] }),
};

/** The placeholder is as high as the rows to come, so that nothing moves. */
export const LoadingTest: Story = {
  ...Loading,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status');
    const [, second] = canvasElement.querySelectorAll('[data-cover]');
    await expect(second?.getBoundingClientRect().height).toBe(rowHeight);
  },
};
export const Failed: Story = {
  parameters: inStory({ at, answers: () => [answer(studyList, down)] }),
};
export const Nothing: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(studyList, () => ({ items: [], next: null, counts: { all: 0, learning: 0, learned: 0, ended: 0 } })),
    ],
  }),
};
export const LongNames: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(studyList, () => ({
        items: makeLongRecords(language),
        next: null,
        counts,
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
    await within(canvasElement).findByRole('list', { name: 'Courses studied' });
    await expect(fits(canvasElement)).toBe(true);
  },
};
