import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../components/Card.tsx';
import { chartControls } from '../story-kit/chart-plays.ts';
import { figures, resultsOf, type Figures } from '../story-kit/figures.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { DonutChart, type DonutChartProps } from './DonutChart.tsx';

const meta: Meta<typeof DonutChart> = {
  title: 'ui/Charts/DonutChart',
  component: DonutChart,
  argTypes: {
    slices: { control: 'object' },
    ...chartControls,
    children: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof DonutChart>;

function Shown({ t, ...rest }: { t: Figures } & Partial<DonutChartProps>) {
  return (
    <Card>
      <DonutChart
        title={t.states}
        summary={t.statesSummary}
        whole={t.people}
        words={{ ...t.words, labels: t.states }}
        slices={resultsOf(t)}
        {...rest}
      >
        132<small>{t.people}</small>
      </DonutChart>
    </Card>
  );
}

/** The sum is in the middle, the parts are in the legend, the figures one press away. */
export const Default: Story = {
  tags: ['english-dark'],
  render: (args, { globals }) => <Shown t={wordsOf<Figures>(globals, figures)} {...args} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf<Figures>(globals, figures);
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-pie-sector')).toHaveLength(3));
    await expect(canvas.getByRole('img', { name: t.statesSummary })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: new RegExp(t.parts[1] ?? '') })).toHaveTextContent('21');
  },
};

export const Playground: Story = { ...Default, args: { state: 'ready', height: 240 } };

export const States: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf<Figures>(globals, figures);
    return (
      <Column data-fill="">
        <Shown t={t} state="loading" />
        <Shown t={t} slices={[]} />
        <Shown t={t} state="failed" onRetry={() => undefined} />
      </Column>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf<Figures>(globals, figures);
    return (
      <Narrow>
        <Shown t={{ ...t, states: t.long, parts: [t.long, ...t.parts.slice(1)] }} />
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
