import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Row } from '../story-kit/Sheet.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta: Meta<typeof BrandMark> = {
  title: 'ui/Drawings/BrandMark',
  component: BrandMark,
  argTypes: { label: { control: 'text' }, size: { control: { type: 'range', min: 16, max: 160, step: 4 } } },
};
export default meta;
type Story = StoryObj<typeof BrandMark>;

/** An image with a name; each property is a control. */
export const Default: Story = {
  args: { size: 64, label: 'Banyan' },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Banyan' })).toBeVisible();
  },
};

export const Playground: Story = { ...Default };

/** Beside the name it is decoration. */
export const Sizes: Story = {
  globals: { appearance: 'dark', enterprise: 'larkfield' },
  render: () => (
    <Row>
      {[20, 28, 40, 64, 96].map((size) => (
        <BrandMark key={size} size={size} />
      ))}
      <b>Banyan</b>
    </Row>
  ),
};

export const SizesTest: Story = {
  ...Sizes,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
