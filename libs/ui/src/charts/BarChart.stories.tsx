import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../components/Card.tsx';
import { chartControls, playFigures } from '../story-kit/chart-plays.ts';
import { figures, hoursOf, noHours, type Figures } from '../story-kit/figures.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { BarChart, type BarChartProps } from './SeriesChart.tsx';

const meta: Meta<typeof BarChart> = {
  title: 'ui/Charts/BarChart',
  component: BarChart,
  argTypes: {
    data: { control: 'object' },
    ...chartControls,
  },
};
export default meta;
type Story = StoryObj<typeof BarChart>;

function Shown({ t, ...rest }: { t: Figures } & Partial<BarChartProps>) {
  return (
    <Card>
      <BarChart
        title={t.title}
        note={t.note}
        summary={t.summary}
        words={t.words}
        data={hoursOf(t)}
        format={t.hours}
        {...rest}
      />
    </Card>
  );
}

/** The drawing is one picture with a sentence; the figures are one press away, for everyone. */
export const Default: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (args, { globals }) => <Shown t={wordsOf<Figures>(globals, figures)} {...args} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: playFigures('.recharts-bar'),
};

export const Playground: Story = { ...Default, args: { state: 'ready', height: 240, stacked: false } };

/** Loading, empty, failed: the height is the same in all states. */
export const States: Story = {
  args: { onRetry: fn() },
  render: (args, { globals }) => {
    const t = wordsOf<Figures>(globals, figures);
    return (
      <Column data-fill="">
        <Shown t={t} data={hoursOf(t, 1)} />
        <Shown t={t} stacked />
        <Shown t={t} {...args} state="loading" />
        <Shown t={t} data={noHours(t)} />
        <Shown t={t} {...args} state="failed" />
      </Column>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const { words } = wordsOf<Figures>(globals, figures);
    await userEvent.click(within(canvasElement).getByRole('button', { name: words.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf<Figures>(globals, figures);
    return (
      <Narrow>
        <Shown t={{ ...t, title: t.long, groups: [t.long, ...t.groups.slice(1)] }} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector('div');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
  },
};
