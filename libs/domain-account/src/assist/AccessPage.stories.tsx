import { grantSupport, supportList } from '@banyan/contracts/account';
import { makeUser } from '@banyan/core-session/testing';
import { answer, failing, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { assistAnswers, makeAccess } from '../testing/assistAnswers.ts';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { AccessPage } from './AccessPage.tsx';

const shown = (...answers: readonly FakeAnswer[]) =>
  inEnterprise((language) => ({
    at: '/assistAuthorization',
    user: makeUser({ type: 2 }),
    answers: [...assistAnswers(language), ...answers],
  }));

const meta: Meta<typeof AccessPage> = {
  title: 'account/Support access',
  component: AccessPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AccessPage>;

export const Default: Story = { decorators: [shown()] };
export const Loading: Story = { decorators: [shown(answer(supportList, waiting))] };
export const Empty: Story = { decorators: [shown(answer(supportList, () => ({ items: [], next: null })))] };
export const Failed: Story = { decorators: [shown(failing(supportList))] };
export const Long: Story = {
  decorators: [
    shown(
      answer(supportList, () => ({
        items: [
          makeAccess({ reason: '春季培训的证书打不开，请帮忙看看。'.repeat(12).slice(0, 200), state: 'error' }),
          makeAccess({
            id: 2,
            state: 'recording',
            recordings: [],
            reason: 'Zertifikatsausstellungsverzögerung'.repeat(5),
          }),
        ],
        next: null,
      })),
    ),
  ],
};

/** No link without consent; with it the link is shown once. */
export const GrantTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const make = await canvas.findByRole('button', { name: /^(生成链接|Create the link)$/ });
    await userEvent.click(make);
    await expect(canvas.getByText(/^(请先勾选同意|Please agree first)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(make);
    const link = await canvas.findByRole('textbox', { name: /^(协助链接|Support link)$/ });
    await expect((link as HTMLInputElement).value).toContain('/transferLogin?code=');
    await userEvent.click(canvas.getByRole('button', { name: /^(我发好了|I have sent it)$/ }));
    await expect(await canvas.findByRole('form')).toBeVisible();
  },
};

/** The input stays when no link was made. */
export const NotGrantedTest: Story = {
  decorators: [shown(failing(grantSupport))],
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reason = await canvas.findByRole('textbox');
    await userEvent.type(reason, 'abc');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(生成链接|Create the link)$/ }));
    await expect(await canvas.findByText(/^(链接没有生成|The link was not created)/)).toBeVisible();
    await expect(reason).toHaveValue('abc');
  },
};
