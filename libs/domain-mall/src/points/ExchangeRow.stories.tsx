import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inMall } from '../testing/mallStory.tsx';
import { NetworkError } from '@banyan/core-http';
import { cancelExchange } from '@banyan/contracts/mall';
import { makeExchange, makeExchanges, makePickup } from '../testing/products.ts';
import { ExchangeRow } from './ExchangeRow.tsx';

const meta: Meta<typeof ExchangeRow> = {
  title: 'mall/Exchange row',
  component: ExchangeRow,
  decorators: [inMall(900)],
  args: { record: makeExchange(), onAct: () => Promise.resolve(true) },
  render: (args) => (
    <ul>
      <ExchangeRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof ExchangeRow>;

export const Default: Story = {};
export const ToBePickedUp: Story = { args: { record: makePickup() } };
export const Failed: Story = { args: { failure: new NetworkError(cancelExchange) } };
export const EveryState: Story = {
  render: (args) => (
    <ul>
      {makeExchanges().map((record) => (
        <ExchangeRow key={record.id} {...args} record={record} />
      ))}
    </ul>
  ),
};

/** A prize of the lottery took no points, and none are returned for it. */
export const Won: Story = { args: { record: { ...makePickup(), points: 0 } } };
export const WonTest: Story = {
  ...Won,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/1 件，抽奖奖品/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消兑换' }));
    const asked = await screen.findByRole('alertdialog');
    await expect(asked).toHaveTextContent('没有积分可退');
    await expect(asked).not.toHaveTextContent('0 积分');
  },
};
