import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { NetworkError } from '@banyan/core-http';
import { cancelExchange } from '@banyan/contracts';
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
