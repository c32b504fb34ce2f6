import { courseDetail, reportProgress } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeAck, makeStudyLeftDetail, studyLeft } from '../testing/fixtures.ts';
import { StartedPlayer } from '../testing/StartedPlayer.tsx';
import { NextOffer } from './NextOffer.tsx';
import { answer } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const meta: Meta<typeof NextOffer> = {
  title: 'course/Next offer',
  component: NextOffer,
  decorators: [inCourse(864)],
  render: () => <StartedPlayer atS={1268} />,
};
export default meta;
type Story = StoryObj<typeof NextOffer>;

/** End of the last chapter; every chapter is learned, study time is missing: watching again counts. */
export const StudyTimeLeft: Story = {
  parameters: inStory({
    answers: (language) => [
      answer(courseDetail, () => {
        const detail = makeStudyLeftDetail(language);
        const last = detail.chapters.filter(({ id }) => id === 1005);
        return { ...detail, chapters: last, course: { ...detail.course, chapterCount: 1, learnedChapters: 1 } };
      }),
      answer(reportProgress, () => ({
        ...makeAck([[0, 1270]], { state: 'learned', leftS: 0 }),
        course: { ...studyLeft, learnedChapters: 1, leftS: 370, studyLeftS: 370, pointsEarned: 10 },
      })),
    ],
  }),
};

export const StudyTimeLeftTest: Story = {
  ...StudyTimeLeft,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^第 \d+ 章已学完$/, {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByText(/^各章都学完了，再学 6 分 1\d 秒，这门课就学完了$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再看一遍' }));
    const slider = canvas.getByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeLessThan(600));
  },
};

export const StudyTimeLeftEnglishDark: Story = {
  globals: { language: 'en', appearance: 'dark' },
  parameters: StudyTimeLeft.parameters ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^All chapters completed; study/, {}, { timeout: 8000 })).toBeVisible();
  },
};
