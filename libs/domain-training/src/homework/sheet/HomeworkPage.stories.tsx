import { ErrorCode } from '@banyan/contracts';
import { handInHomework, homeworkDetail, saveHomeworkDraft, type HomeworkDetail } from '@banyan/contracts/training';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fixtureNow } from '../../testing/fixtures.ts';
import { makeHomework, makeHomeworkDetail, makeSubmission, makeWaiting } from '../../testing/homework.ts';
import { inStory, trainingPage } from '../../testing/trainingStory.tsx';
import { HomeworkPage } from './HomeworkPage.tsx';

const at = '/task/homework/9001';

const meta: Meta<typeof HomeworkPage> = {
  title: 'training/Homework page',
  component: HomeworkPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [trainingPage(HomeworkPage)],
};
export default meta;
type Story = StoryObj;

const story = (make: (language: 'zh' | 'en') => Partial<HomeworkDetail>): Story => ({
  parameters: inStory({
    at,
    answers: (language) => [answer(homeworkDetail, () => makeHomeworkDetail(make(language), language))],
  }),
});
const draft = { revision: 3, text: '零件：HC-3312 阀体，30 工序。', files: [], savedAt: fixtureNow - 600_000 };

export const Default: Story = { ...story(() => ({ draft })), tags: ['english', 'dark'] };
export const Nothing: Story = {};
export const Marking: Story = story((language) => ({
  homework: makeHomework({ state: 'marking' }, language),
  submissions: [makeWaiting(language)],
  refusal: 'marking',
}));
export const MarkingOverdue: Story = story((language) => ({
  homework: makeHomework({ state: 'marking', dueAt: fixtureNow - 86_400_000 }, language),
  submissions: [makeWaiting(language)],
  refusal: 'marking',
}));
export const Passed: Story = story((language) => ({
  homework: makeHomework({ state: 'passed', score: 865 }, language),
  submissions: [makeSubmission({}, language)],
  refusal: 'passed',
}));
export const NotPassed: Story = story((language) => ({
  homework: makeHomework({ state: 'failed', score: 480 }, language),
  submissions: [makeSubmission({ state: 'failed', score: 480 }, language)],
}));
export const Missed: Story = story((language) => ({
  homework: makeHomework({ state: 'missed', dueAt: fixtureNow - 86_400_000 }, language),
  refusal: 'closed',
}));
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(homeworkDetail, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(homeworkDetail)] }) };
export const NotFound: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(homeworkDetail, () =>
        Promise.reject(new RefusedError(homeworkDetail, { code: ErrorCode.notFound, msg: '', data: null })),
      ),
    ],
  }),
};
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };

const offline = () => Promise.reject(new NetworkError(saveHomeworkDraft));

/** Without a connection the text stays on the device, and the page says so. */
export const OfflineTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [answer(saveHomeworkDraft, offline), answer(handInHomework, offline)],
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const text = await page.findByRole('textbox', { name: '正文' });
    await userEvent.type(text, '写了一行');
    await userEvent.click(page.getByRole('button', { name: '交作业' }));
    await expect(await page.findByText('作业没有交上')).toBeVisible();
    await expect(text).toHaveValue('写了一行');
  },
};
