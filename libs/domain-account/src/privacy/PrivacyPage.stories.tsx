import { privacyOverview } from '@banyan/contracts/account';
import { answer, failing, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { accountScreen } from '../testing/accountScreen.tsx';
import { makeCopy, makeDeletion, makeOverview, privacyAnswers } from '../testing/privacyAnswers.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

const at = '/editor/privacy';
const meta: Meta<typeof PrivacyPage> = {
  title: 'account/editor/Privacy',
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', screen: { at, answers: privacyAnswers } },
  decorators: [accountScreen],
};
export default meta;
type Story = StoryObj;

const story = (...answers: readonly FakeAnswer[]): Story => ({
  parameters: { screen: { at, answers: () => [...answers, ...privacyAnswers('zh')] } },
});

export const Default: Story = { tags: ['english'] };
export const Loading: Story = story(answer(privacyOverview, waiting));
export const Failed: Story = story(failing(privacyOverview));
export const CopyReady: Story = story(answer(privacyOverview, () => makeOverview({ copy: makeCopy() })));
export const CopyFailedAndRefused: Story = story(
  answer(privacyOverview, () =>
    makeOverview({
      copy: makeCopy({ state: 'failed', expiresAt: null, size: null, url: null }),
      deletion: makeDeletion({ state: 'refused', reply: '还有未结的订单' }),
    }),
  ),
);
export const DeletionWaits: Story = story(answer(privacyOverview, () => makeOverview({ deletion: makeDeletion() })));

export const AskTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), '离职');
    await userEvent.click(canvas.getByRole('button', { name: '申请注销账号' }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '撤回申请' })).toBeVisible());
    await expect(canvas.getByText('原因：离职')).toBeVisible();
  },
};
