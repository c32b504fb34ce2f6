import { ErrorCode } from '@banyan/contracts';
import { assessmentTool, handInAssessment } from '@banyan/contracts/talent';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { makeTool } from '../testing/assessments.ts';
import { inStory, talentPage } from '../testing/talentStory.tsx';
import { ToolPage } from './ToolPage.tsx';

const meta: Meta<typeof ToolPage> = {
  title: 'talent/Assessment tool page',
  component: ToolPage,
  parameters: { layout: 'fullscreen' },
  decorators: [talentPage(ToolPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: assessmentTool,
  at: '/talent/assessmentToolDetails?id=801',
  full: (language) => makeTool(language),
  empty: { ...makeTool(), items: [] },
  long: (language) => makeTool(language, true),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** In an assessment of several people, each statement names its person. */
export const WhoTest: Story = {
  ...stories.Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/评 李思远|About Mia Chen/)).toBeVisible();
  },
};

/** At the last statement and at the first, the focus stays on the button pressed. */
export const EndsTest: Story = {
  ...stories.Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas }) => {
    for (const name of [/^(上一题|Previous)/, /^(下一题|Next)/]) {
      const button = await canvas.findByRole('button', { name });
      button.focus();
      for (let press = 0; press < makeTool().items.length; press += 1) await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await expect(button).toHaveFocus();
    }
  },
};

/** It was closed meanwhile: handing in shows that, with the focus on the message. */
export const ClosedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: '/talent/assessmentToolDetails?id=801',
    answers: (language) => [
      answer(assessmentTool, () => {
        const tool = makeTool(language);
        return { ...tool, items: tool.items.map((item) => ({ ...item, value: 3 })) };
      }),
      answer(handInAssessment, () =>
        Promise.reject(new RefusedError(handInAssessment, { code: ErrorCode.assessmentClosed, msg: '', data: null })),
      ),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(提交|Hand in)$/ }));
    const back = await canvas.findByRole('heading', { name: /不能作答|not open for answers/ });
    await waitFor(() => expect(back).toHaveFocus());
  },
};
