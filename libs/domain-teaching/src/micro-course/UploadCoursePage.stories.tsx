import { microDetail } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { teachingPage, inStory } from '../testing/teachingStory.tsx';
import { makeMicro } from '../testing/micros.ts';
import { UploadCoursePage } from './UploadCoursePage.tsx';

const meta: Meta<typeof UploadCoursePage> = {
  title: 'teaching/Micro-course upload',
  component: UploadCoursePage,
  parameters: { layout: 'fullscreen' },
  decorators: [teachingPage(UploadCoursePage)],
};
export default meta;
type Story = StoryObj;

const untitled = {
  ...makeMicro(),
  draft: { ...makeMicro().draft, title: '', introduction: '', chapters: [] },
  files: [],
};
const returned = makeMicro('zh', 'rejected');
const filled = { ...returned, files: returned.files.map((file) => ({ ...file, state: 'uploaded' as const })) };
const stories = standardStories({
  call: microDetail,
  at: '/upLoadCourse?id=700001',
  full: (language) => makeMicro(language),
  empty: untitled,
  long: (language) => ({
    ...makeMicro(language, 'rejected'),
    reason: makeMicro(language, 'rejected').reason.repeat(6),
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Content: Story = standardStories({
  call: microDetail,
  at: '/upLoadCourse?id=700001&step=content',
  full: (language) => makeMicro(language),
  empty: makeMicro(),
  long: (language) => makeMicro(language),
}).Default;

/** A step with faults is not marked as done, and the focus moves to the next one. */
export const GoesOnWithGapsTest: Story = {
  parameters: inStory({ at: '/upLoadCourse?id=700001', answers: () => [answer(microDetail, () => untitled)] }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: '课程内容' })).toHaveFocus());
    const [info] = within(canvas.getByRole('list', { name: '上传微课的步骤' })).getAllByRole('listitem');
    await expect(info).not.toHaveTextContent('已填');
  },
};

/** The focus is kept when chapters move or are removed. */
export const OrderTest: Story = {
  parameters: inStory({ at: '/upLoadCourse?id=700001&step=content' }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 章往前移' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '第 1 章往后移' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '删掉第 4 章' }));
    const question = await screen.findByRole('alertdialog', { name: '删掉第 4 章？' });
    await userEvent.click(within(question).getByRole('button', { name: '删掉' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: '章节名称' })[2]).toHaveFocus());
  },
};

/** A complete step is marked as done, even after the current one. */
export const FilledStepTest: Story = {
  parameters: inStory({ at: '/upLoadCourse?id=700001', answers: () => [answer(microDetail, () => filled)] }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: '上传微课的步骤' });
    const [, content] = within(list).getAllByRole('listitem');
    await expect(content).toHaveTextContent('已填');
  },
};
