import { ErrorCode } from '@banyan/contracts';
import {
  consentFace,
  endFaceDevice,
  faceDevices,
  faceLog,
  faceTermsVersion,
  myFace,
  realNameAuth,
  trustFaceDevice,
  type FaceDevices,
  type FaceStand,
} from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountScreen } from '../testing/accountScreen.tsx';
import { FacePage } from './FacePage.tsx';

const now = Date.parse('2025-11-20T02:00:00Z');
const none: FaceStand = {
  ...{ terms: faceTermsVersion, consentAt: null, enrolledAt: null },
  ...{ waitUntil: null, realNameAt: null },
};
const agreed: FaceStand = { ...none, consentAt: now - 90_000 };
const stored: FaceStand = { ...agreed, enrolledAt: now - 60_000, realNameAt: now - 30_000 };
const offered: FaceDevices = { offered: 'Y', items: [] };
const device = { browser: 'Chrome', system: 'Windows', since: now - 86_400_000, expiresAt: now + 179 * 86_400_000 };
const trusted: FaceDevices = {
  offered: 'Y',
  items: [
    { ...device, id: 2, usedAt: now - 3_600_000, here: 'Y' },
    { ...device, id: 1, browser: 'Edge', usedAt: null, here: 'N' },
  ],
};
const events = [
  { id: 5, event: 'passed', purpose: 'study', title: '新任班组长的前 90 天', at: now - 10_000 },
  { id: 4, event: 'failed', purpose: 'own', title: '', at: now - 20_000 },
  { id: 3, event: 'enrolled', purpose: null, title: '', at: now - 60_000 },
  { id: 2, event: 'consented', purpose: null, title: '', at: now - 90_000 },
] as const;

const meta: Meta<typeof FacePage> = {
  title: 'account/my/Face',
  component: FacePage,
  parameters: { layout: 'fullscreen' },
  decorators: [accountScreen],
};
export default meta;
type Story = StoryObj;

const story = (stand: FaceStand, log: readonly (typeof events)[number][], ...more: readonly FakeAnswer[]): Story => ({
  parameters: {
    screen: {
      at: '/my/face',
      answers: () => [
        answer(myFace, () => stand),
        answer(faceLog, () => ({ items: [...log], next: null })),
        ...more,
        answer(faceDevices, () => offered),
      ],
    },
  },
});

export const Default: Story = { ...story(stored, events), tags: ['english'] };
export const New: Story = story(none, []);
export const Agreed: Story = story(agreed, events.slice(3));
export const Devices: Story = story(
  stored,
  events,
  answer(faceDevices, () => trusted),
);
export const Failed: Story = {
  parameters: { screen: { at: '/my/face', answers: () => [failing(myFace), failing(faceLog)] } },
};

export const AgreeTest: Story = {
  ...story(
    none,
    [],
    answer(consentFace, () => agreed),
  ),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '同意并继续' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '打开摄像头' })).toBeVisible());
  },
};
export const WithdrawTest: Story = {
  ...story(
    stored,
    events,
    answer(consentFace, () => none),
  ),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '撤回同意并删除人脸' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '撤回并删除' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '同意并继续' })).toBeVisible());
  },
};
export const NameTriesTest: Story = {
  ...story(
    stored,
    events,
    answer(realNameAuth, () => {
      throw new RefusedError(realNameAuth, {
        code: ErrorCode.faceRefused,
        msg: '',
        data: { refusal: 'tries', retryAfterS: 540 },
      });
    }),
  ),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '核对' }));
    await expect(canvas.getByLabelText('姓名')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('姓名'), '李思远');
    await userEvent.type(canvas.getByLabelText('证件号码'), '32050519930412231X');
    await userEvent.click(canvas.getByRole('button', { name: '核对' }));
    await expect(await canvas.findByText('核验失败次数过多，请在 9 分钟后再试。')).toBeVisible();
  },
};
export const TrustTest: Story = {
  ...story(
    stored,
    events,
    answer(trustFaceDevice, ({ password }) => {
      if (password === 'Banyan2026') return trusted;
      const data = { fields: { password: 'wrong' } };
      throw new RefusedError(trustFaceDevice, { code: ErrorCode.fieldsRefused, msg: '', data });
    }),
    answer(endFaceDevice, () => offered),
  ),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '在这台设备上开通' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '开通' }));
    await expect(await dialog.findByText('请输入登录密码')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('登录密码'), 'x{Enter}');
    await expect(await dialog.findByText('密码不对，请重新输入')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('登录密码'));
    await userEvent.type(dialog.getByLabelText('登录密码'), 'Banyan2026{Enter}');
    const end = await canvas.findByRole('button', { name: '关闭 Chrome · Windows 的刷脸登录' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(end);
    await expect(await canvas.findByText('还没有设备开通')).toBeVisible();
  },
};
