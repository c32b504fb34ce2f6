import type { Meta, StoryObj } from '@storybook/react-vite';
import { Captions } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { textsOf } from '../story-kit/texts.ts';
import { inWindow } from '../story-kit/frames.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'ui/Overlays/Tooltip',
  component: Tooltip,
  argTypes: { text: { control: 'text' }, shortcut: { control: 'text' }, children: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

function Hinted({ label, ...hint }: Pick<TooltipProps, 'text' | 'shortcut'> & { label: string }) {
  return (
    <div style={{ padding: 96 }}>
      <Tooltip {...hint}>
        <button type="button" aria-label={label}>
          <Captions size={24} aria-hidden="true" />
        </button>
      </Tooltip>
    </div>
  );
}

/** Appears with the focus, and disappears on Escape even while the focus stays. */
export const Default: Story = {
  tags: ['english-dark-mirrored'],
  render: (_args, { globals }) => (
    <Hinted label={textsOf(globals).captions} text={textsOf(globals).captions} shortcut="C" />
  ),
};

export const Open: Story = {
  ...Default,
  parameters: inWindow(260),
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'english-dark-mirrored'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toBeVisible();
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-describedby', tip.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
  },
};

export const Playground: Story = {
  args: { shortcut: 'C' },
  render: (args, { globals }) => {
    const { captions } = textsOf(globals);
    return <Hinted label={captions} text={args.text ?? captions} shortcut={args.shortcut} />;
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => <Hinted label={textsOf(globals).captions} text={textsOf(globals).long} />,
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async () => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(tip.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
