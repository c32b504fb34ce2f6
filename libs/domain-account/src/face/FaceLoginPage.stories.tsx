import { ErrorCode } from '@banyan/contracts';
import { beginFaceLogin } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Entrance } from '../shared/entrance.ts';
import { AccountStory } from '../testing/AccountStory.tsx';
import { FaceLoginPage } from './FaceLoginPage.tsx';

const begun = answer(beginFaceLogin, () => ({ name: '李思远', challenge: 'c', expiresAt: Date.UTC(2030, 0, 1) }));
const refusing = (code: number, data: unknown = {}) =>
  answer(beginFaceLogin, () => {
    throw new RefusedError(beginFaceLogin, { code, msg: '', data });
  });
const no = (refusal: string, retryAfterS?: number) => refusing(ErrorCode.faceRefused, { refusal, retryAfterS });

const page =
  (begin: FakeAnswer): Decorator =>
  (Story) => {
    const session = makeSession({ api: fakeSessionApi(makeEnterprise()) });
    void session.load('/login');
    return (
      <AccountStory session={session} answers={[begin]} at="/login">
        <main style={{ width: 432, padding: 24 }}>
          <Story />
        </main>
      </AccountStory>
    );
  };

/** A login page whose logins always fail. */
const entrance: Entrance = { pending: false, problem: null, failure: undefined, enter: () => Promise.resolve(false) };

const meta: Meta<typeof FaceLoginPage> = {
  title: 'account/login/Face',
  component: FaceLoginPage,
  args: { store: entrance, onEntered: fn(), onOther: fn() },
  beforeEach: () => {
    const { mediaDevices } = navigator;
    const original = mediaDevices.enumerateDevices;
    mediaDevices.enumerateDevices = () =>
      Promise.resolve([{ kind: 'videoinput', deviceId: 'd', groupId: 'g', label: '', toJSON: () => ({}) }]);
    return () => {
      mediaDevices.enumerateDevices = original;
    };
  },
};
export default meta;
type Story = StoryObj<typeof FaceLoginPage>;

export const Default: Story = { tags: ['english'], decorators: [page(begun)] };
export const NotTrusted: Story = { decorators: [page(no('notTrusted'))] };
export const NotEnrolled: Story = { decorators: [page(no('notEnrolled'))] };
export const TooManyTries: Story = { decorators: [page(no('tries', 540))] };
export const Locked: Story = { decorators: [page(refusing(ErrorCode.accountLocked))] };
export const NoCamera: Story = {
  decorators: [page(begun)],
  beforeEach: () => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([]);
  },
};
export const Loading: Story = { decorators: [page(answer(beginFaceLogin, waiting))] };
export const Failed: Story = { decorators: [page(failing(beginFaceLogin))] };

export const OtherWayTest: Story = {
  ...NotTrusted,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const button = await within(canvasElement).findByRole('button', { name: '换一种方式登录' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOther).toHaveBeenCalled();
  },
};
export const NoCameraTest: Story = {
  ...NoCamera,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('这台设备没有摄像头')).toBeVisible();
  },
};
