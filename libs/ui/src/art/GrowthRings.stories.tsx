import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GrowthRings } from './GrowthRings.tsx';

const meta: Meta<typeof GrowthRings> = {
  title: 'ui/Drawings/GrowthRings',
  component: GrowthRings,
  argTypes: { seed: { control: 'text' } },
};
export default meta;
type Story = StoryObj<typeof GrowthRings>;

/** Fills its container; each property is a control. */
export const Default: Story = {
  tags: ['dark'],
  args: { seed: 'hengchuan', fade: true },
  render: (args) => (
    <div style={{ position: 'relative', width: 560, height: 760, overflow: 'hidden', background: 'var(--paper)' }}>
      <GrowthRings {...args} />
    </div>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'dark'],
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg?.getBoundingClientRect().height).toBe(760);
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Playground: Story = { ...Default };

/** One tree per enterprise, in its colour. */
export const OfAGreenTenant: Story = {
  ...Default,
  args: { seed: 'larkfield', fade: false },
  globals: { enterprise: 'larkfield' },
};

export const OfAGreenTenantTest: Story = {
  ...OfAGreenTenant,
  tags: ['test', '!dev', '!autodocs'],
  play: DefaultTest.play,
};
