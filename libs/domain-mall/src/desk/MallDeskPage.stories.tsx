import { deskExchanges } from '@banyan/contracts/mall';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inStory, mallPage } from '../testing/mallStory.tsx';
import { makeDeskRows } from '../testing/products.ts';
import { MallDeskPage } from './MallDeskPage.tsx';

const at = '/review?tab=mall';

const meta: Meta<typeof MallDeskPage> = {
  title: 'mall/Desk page',
  component: MallDeskPage,
  parameters: { layout: 'padded' },
  decorators: [mallPage(MallDeskPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: deskExchanges,
  at,
  full: (language) => ({ items: makeDeskRows('send', language), next: null, total: 2 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: makeDeskRows('send', language).map((row) => ({ ...row, name: row.name.repeat(12) })),
    next: null,
    total: 2,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Returns: Story = { parameters: inStory({ at: `${at}&show=return` }) };

/** No parcel is sent without its courier and number [MA-02]. */
export const SendTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [send] = await canvas.findAllByRole('button', { name: /^(?:寄出|Sent)$/ });
    if (send === undefined) throw new Error('nothing to send');
    await userEvent.click(send);
    const [company, number] = canvas.getAllByRole('textbox');
    if (company === undefined || number === undefined) throw new Error('no fields');
    await expect(company).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(company, 'SF');
    await userEvent.type(number, '1439915502');
    const { length } = canvas.getAllByRole('listitem');
    await userEvent.click(send);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(length - 1);
  },
};
