import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Column, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { ProgressBar, ProgressRing, Stat } from './Progress.tsx';

const meta: Meta<typeof ProgressRing> = {
  title: 'ui/Progress, Stat',
  component: ProgressRing,
  subcomponents: { ProgressBar, Stat },
};
export default meta;
type Story = StoryObj<typeof ProgressRing>;

export const States: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column data-fill="" style={{ maxWidth: 480 }}>
        <Row>
          {[0, 0.3, 0.62, 1].map((value) => (
            <ProgressRing key={value} value={value} tone={value === 1 ? 'ok' : 'accent'} />
          ))}
          <ProgressRing value={0.62} size={64} stroke={6} label={t.progress} />
          <ProgressRing value={Number.NaN} size={32} tone="ink" />
        </Row>
        <ProgressBar value={0.62} label={t.progress} />
        <ProgressBar value={1} tone="ok" />
        <ProgressBar value={1.4} tone="ink" />
        <dl style={{ display: 'flex', gap: 48 }}>
          <Stat label={t.studied} value="12.5" unit={t.hours} hint={t.onTime} />
          <Stat label={t.certificates} value="9" unit={t.pieces} />
        </dl>
      </Column>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const bars = within(canvasElement).getAllByRole('progressbar', { name: textsOf(globals).progress });
    await expect(bars[0]).toHaveAttribute('aria-valuenow', '62');
  },
};

export const English: Story = { ...States, globals: { language: 'en', enterprise: 'larkfield' } };
export const Dark: Story = { ...States, globals: { appearance: 'dark' } };
