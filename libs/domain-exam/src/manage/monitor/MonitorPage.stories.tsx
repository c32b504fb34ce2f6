import { extendPapers, watchExam } from '@banyan/contracts/exam';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { makeWatchedExam } from '../../testing/monitor.ts';
import { MonitorPage } from './MonitorPage.tsx';

const meta: Meta<typeof MonitorPage> = {
  title: 'exam/An exam while it runs',
  component: MonitorPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(MonitorPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/exams/501/monitor';
const watching = (change: Parameters<typeof makeWatchedExam>[0]) =>
  inStory({ at, answers: (language) => [answer(watchExam, () => makeWatchedExam(change, language))] });

export const Default: Story = { parameters: inStory({ at }), tags: ['english', 'dark'] };
export const Loading: Story = { parameters: inStory({ at, answers: () => [{ call: watchExam, give: waiting }] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(watchExam)] }) };
export const Nobody: Story = { parameters: watching({ papers: [], absent: 318 }) };
export const Stopped: Story = {
  parameters: watching({
    ...{ state: 'stopped', stopReason: '题目泄露' },
    papers: makeWatchedExam().papers.map((paper) => ({
      ...paper,
      state: 'handed_in' as const,
      reason: 'stopped' as const,
    })),
  }),
};
/** A role that may look but not act. */
export const LookOnly: Story = { parameters: watching({ mayAct: false }) };

/** Gives everybody five minutes more with a reason. */
export const ExtendTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加时' }));
    const go = await canvas.findByRole('button', { name: /加 5 分钟$/ });
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /原因/ }), '网络断过');
    await userEvent.click(go);
    await expect(await canvas.findByText(/人生效/)).toBeVisible();
  },
};

/** A refusal stays in the panel with its reason, and the words too. */
export const ExtendFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(extendPapers)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加时' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /原因/ }), '网络断过');
    await userEvent.click(canvas.getByRole('button', { name: /加 5 分钟$/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /原因/ })).toHaveValue('网络断过');
  },
};

/** Stops the exam for everybody, with the number typed. */
export const StopTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '中止考试…' }));
    const asked = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '题目泄露');
    await expect(asked.getByRole('button', { name: /^中止/ })).toBeVisible();
  },
};
