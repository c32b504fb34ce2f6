import { ErrorCode } from '@banyan/contracts';
import { courseCode } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { RedeemButton } from './RedeemButton.tsx';

const meta: Meta<typeof RedeemButton> = {
  title: 'course/Redeem button',
  component: RedeemButton,
  decorators: [inCourse()],
};
export default meta;
type Story = StoryObj<typeof RedeemButton>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };

const typed = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '兑换码' }));
  const dialog = within(await screen.findByRole('dialog', { name: '兑换课程' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /兑换码/ }), 'hc7-toolwear9');
  await userEvent.click(dialog.getByRole('button', { name: '查询' }));
  return dialog;
};

/** The course is shown before the code is used. */
export const Redeemed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await typed(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: '确认兑换' }));
    const done = within(await screen.findByRole('dialog', { name: '兑换成功' }));
    await waitFor(() => expect(done.getByRole('link', { name: /去学习/ })).toBeVisible());
  },
};

/** A wrong code stays in the field, with its error. */
export const Unknown: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    answers: () => [
      answer(courseCode, () =>
        Promise.reject(
          new RefusedError(courseCode, { code: ErrorCode.codeRefused, msg: '', data: { refusal: 'unknown' } }),
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await typed(canvasElement);
    await waitFor(() => expect(dialog.getByText('没有这个兑换码，请核对后再试')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /兑换码/ })).toHaveValue('hc7-toolwear9');
  },
};
