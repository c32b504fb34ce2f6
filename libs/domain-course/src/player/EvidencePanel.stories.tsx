import { courseDetail, reportProgress, type Chapter } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { learned, makeAck, makeChapter, makeDetail, makeStudyLeftDetail } from '../testing/fixtures.ts';
import { OpenedCourse } from '../testing/OpenedCourse.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { ProgressJournal } from './ProgressJournal.ts';
import { type StoryLanguage } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const withChapter = (change: Partial<Chapter>) => (language: StoryLanguage) => [
  answer(courseDetail, () => {
    const detail = makeDetail({}, language);
    return {
      ...detail,
      chapters: detail.chapters.map((chapter) =>
        chapter.id === 1005 ? makeChapter({ ...chapter, ...change }) : chapter,
      ),
    };
  }),
];

const meta: Meta<typeof EvidencePanel> = {
  title: 'course/Evidence panel',
  component: EvidencePanel,
  decorators: [inCourse(864)],
  render: () => (
    <OpenedCourse>
      <EvidencePanel learnedShare={0.95} />
    </OpenedCourse>
  ),
};
export default meta;
type Story = StoryObj<typeof EvidencePanel>;

export const Skipped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('再看 8 分 43 秒，本章就学完了')).toBeVisible();
    await expect(canvas.getByText('漏了 1 分 22 秒，后面还有 8 分 24 秒')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '4:10–5:32 未看' })).toBeVisible();
  },
};
export const Default: Story = { tags: ['english', 'dark'] };
export const NotBegun: Story = { parameters: inStory({ answers: withChapter({ intervals: [], positionS: 0 }) }) };
/** Audio is not called watched. */
export const Heard: Story = {
  parameters: inStory({ answers: withChapter({ kind: 'audio' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('再听 8 分 43 秒，本章就学完了')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '4:10–5:32 未听' })).toBeVisible();
    await expect(canvas.getByText(/^听到 /)).toBeVisible();
  },
};
export const NothingSkipped: Story = {
  parameters: inStory({ answers: withChapter({ intervals: [[0, 500]], positionS: 500 }) }),
};
export const ManyHoles: Story = {
  parameters: inStory({
    answers: withChapter({
      intervals: Array.from({ length: 12 }, (_, index): [number, number] => [index * 100, index * 100 + 70]),
      positionS: 1170,
    }),
  }),
};
export const Learned: Story = {
  parameters: inStory({ answers: withChapter({ state: 'learned', intervals: [[0, 1240]], positionS: 0 }) }),
};
/** Every chapter is learned, study time is missing: the amount, and that watching again counts. */
export const StudyTimeLeft: Story = {
  parameters: inStory({ answers: (language) => [answer(courseDetail, () => makeStudyLeftDetail(language))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('各章都学完了，再学 6 分 12 秒，这门课就学完了')).toBeVisible();
    await expect(canvas.getByText('要求学时 2 小时 30 分，重看也计入。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再看一遍' })).toBeVisible();
  },
};
export const StudyTimeLeftEnglishDark: Story = {
  globals: { language: 'en', appearance: 'dark' },
  parameters: StudyTimeLeft.parameters ?? {},
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('All chapters completed; study 6 min 12 s more')).toBeVisible();
  },
};
export const CourseLearned: Story = {
  parameters: inStory({
    answers: (language) => [
      answer(courseDetail, () => makeStudyLeftDetail(language, { ...learned, learnedChapters: 7, studyLeftS: 0 })),
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('这门课学完了')).toBeVisible();
  },
};
const waits = { eid: 1001, userId: '20381', courseId: 101, chapterId: 1005 };

/** Study cannot be sent at the moment: it waits on this device, and can be sent by hand. */
export const Delayed: Story = {
  beforeEach: () => {
    const journal = new ProgressJournal(localStorage);
    journal.write(waits, { intervals: [[766, 790]], positionS: 790, rate: 1, at: Date.now() });
    return () => journal.write(waits, { intervals: [], positionS: 0, rate: 1, at: 0 });
  },
  parameters: inStory({
    answers: () => {
      // The reporter retries after 1, 2 and 5 s, which leaves time to press.
      let tries = 0;
      return [
        answer(reportProgress, ({ reason }) => {
          tries += 1;
          const pressed = reason === 'resume' && tries > 1;
          return pressed
            ? makeAck([
                [0, 250],
                [332, 790],
              ])
            : Promise.reject(new NetworkError(reportProgress));
        }),
      ];
    },
  }),
};

export const DelayedTest: Story = {
  ...Delayed,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^暂时连不上服务器/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '现在重试' }));
    await waitFor(() => expect(canvas.queryByText(/^暂时连不上服务器/)).toBeNull());
  },
};

/** The longest text: English, dark theme. */
export const DelayedEnglishDark: Story = {
  globals: { language: 'en', appearance: 'dark' },
  beforeEach: Delayed.beforeEach ?? [],
  parameters: inStory({
    answers: () => [answer(reportProgress, () => Promise.reject(new NetworkError(reportProgress)))],
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^The server cannot be reached/)).toBeVisible();
  },
};
