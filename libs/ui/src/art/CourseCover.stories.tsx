import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { textsOf } from '../story-kit/texts.ts';
import { CourseCover } from './CourseCover.tsx';
import { CoverFrame } from './CoverFrame.tsx';
import { DrawnCover } from './DrawnCover.tsx';
import { coverMotifs } from './motifs.ts';

const meta: Meta<typeof CourseCover> = {
  title: 'ui/Drawings/CourseCover',
  component: CourseCover,
  argTypes: {
    seed: { control: 'text' },
    motif: { control: 'select', options: [undefined, ...coverMotifs] },
    title: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof CourseCover>;

/** Type another seed to draw another cover; each property is a control. */
export const Default: Story = {
  args: { seed: 'course-1' },
  render: (args, { globals }) => (
    <div style={{ width: 320, aspectRatio: '16 / 9' }}>
      <CourseCover {...args} title={args.title ?? textsOf(globals).courseTitle} />
    </div>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('img', { name: textsOf(globals).courseTitle })).toBeVisible();
    await expect(canvasElement.querySelector('text')).toBeNull();
  },
};

export const Playground: Story = { ...Default };

/** Nine motifs in Chinese mineral pigments, four courses each: one seed, one picture. */
export const Motifs: Story = {
  tags: ['dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 16, width: 1152 }}>
      {coverMotifs.flatMap((motif) =>
        [1, 2, 3, 4].map((seed) => (
          <CoverFrame key={`${motif}-${seed}`} seed={`course-${seed}`} motif={motif} time="48:30" />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg > g')).toHaveLength(36));
  },
};

/** `DrawnCover` draws at once, for screenshots; it looks the same as `CourseCover`. */
export const Drawn: Story = {
  args: { seed: 'course-1', motif: 'people' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '320px 320px', gap: 16 }}>
      <DrawnCover {...args} />
      <CourseCover {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [drawn, late] = canvasElement.querySelectorAll('svg');
    await waitFor(() => expect(late?.innerHTML).toBe(drawn?.innerHTML));
  },
};
