import { checkOrder } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeOffer } from '../testing/orders.ts';
import { PayWaiting, type PayWaitingProps } from './PayWaiting.tsx';

const stand = ({
  failure,
  over = null,
  refused = false,
}: { failure?: unknown; over?: PayWaitingProps['store']['over']; refused?: boolean } = {}) => ({
  over,
  refused,
  another: () => undefined,
  checkNow: () => undefined,
  check: Object.assign(Object.create(null) as PayWaitingProps['store']['check'], {
    failureOf: () => failure,
    isPending: () => false,
  }),
});

const meta: Meta<typeof PayWaiting> = {
  title: 'course/Payment awaited',
  component: PayWaiting,
  decorators: [inCourse(400)],
  args: { awaited: { offer: makeOffer(), method: 'alipay' }, store: stand() },
};
export default meta;
type Story = StoryObj<typeof PayWaiting>;

export const Default: Story = {};
export const WeChat: Story = { args: { awaited: { offer: makeOffer({ link: '' }), method: 'wxpay' } } };
export const Refused: Story = { args: { store: stand({ refused: true }) } };
export const Late: Story = { args: { store: stand({ over: 'late' }) } };
export const CheckFailed: Story = { args: { store: stand({ failure: new NetworkError(checkOrder) }) } };
