import { ErrorCode } from '@banyan/contracts';
import { answerScan, openScan } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { accountScreen } from '../testing/accountScreen.tsx';
import { ScanPage } from './ScanPage.tsx';

const asked = answer(openScan, () => ({
  browser: 'Chrome',
  system: 'Windows',
  ip: '203.0.113.7',
  sameNetwork: 'N' as const,
  askedAt: Date.UTC(2025, 10, 20, 2),
  expiresAt: Date.UTC(2025, 10, 20, 2, 2),
}));
const confirmed = answer(answerScan, () => ({ state: 'confirmed' as const }));
const expired = answer(openScan, () => {
  throw new RefusedError(openScan, { code: ErrorCode.fieldsRefused, msg: '', data: { fields: { scan: 'expired' } } });
});
const screen = (...answers: readonly ReturnType<typeof answer>[]) => ({
  screen: { at: '/scanLogin?id=x', answers: () => answers },
});

const meta: Meta<typeof ScanPage> = {
  title: 'account/Login by scan',
  component: ScanPage,
  parameters: { layout: 'fullscreen', ...screen(asked, confirmed) },
  decorators: [accountScreen],
};
export default meta;
type Story = StoryObj<typeof ScanPage>;

export const Default: Story = { tags: ['english'] };
export const Expired: Story = { parameters: screen(expired) };
export const Loading: Story = { parameters: screen(answer(openScan, waiting)) };
export const Failed: Story = { parameters: screen(failing(openScan)) };

export const ConfirmTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '确认登录' }));
    await expect(await canvas.findByText('已确认登录')).toBeVisible();
  },
};
