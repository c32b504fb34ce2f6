import { scanStanding, startScan } from '@banyan/contracts/account';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Entrance } from '../shared/entrance.ts';
import { AccountStory } from '../testing/AccountStory.tsx';
import { ScanLoginPage } from './ScanLoginPage.tsx';

const started = answer(startScan, () => ({
  address: 'https://hengchuan.example/scanLogin?id=x',
  secret: 's',
  expiresAt: Date.UTC(2030, 0, 1),
}));
const stands = (state: 'waiting' | 'scanned' | 'expired', name = '') => answer(scanStanding, () => ({ state, name }));
const page =
  (...answers: readonly FakeAnswer[]): Decorator =>
  (Story) => {
    const session = makeSession({ api: fakeSessionApi(makeEnterprise()) });
    void session.load('/login');
    return (
      <AccountStory session={session} answers={answers} at="/login">
        <main style={{ width: 432, padding: 24 }}>
          <Story />
        </main>
      </AccountStory>
    );
  };

/** A login page whose logins always fail. */
const entrance: Entrance = { pending: false, problem: null, failure: undefined, enter: () => Promise.resolve(false) };

function Form() {
  return <ScanLoginPage store={entrance} onEntered={onEntered} />;
}
const onEntered = fn();

const meta: Meta<typeof Form> = { title: 'account/login/Scan', component: Form };
export default meta;
type Story = StoryObj;

export const Default: Story = { tags: ['english'], decorators: [page(started, stands('waiting'))] };
export const Scanned: Story = { decorators: [page(started, stands('scanned', '李思远'))] };
export const Expired: Story = { decorators: [page(started, stands('expired'))] };
