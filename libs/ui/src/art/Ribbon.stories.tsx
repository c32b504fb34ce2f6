import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Column } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Ribbon, type RibbonSegment } from './Ribbon.tsx';

const meta: Meta<typeof Ribbon> = {
  title: 'ui/Drawings/Ribbon',
  component: Ribbon,
  argTypes: { segments: { control: 'object' }, label: { control: 'text' } },
};
export default meta;
type Story = StoryObj<typeof Ribbon>;

const chapters: RibbonSegment[] = [
  { size: 18, state: 'done' },
  { size: 22, state: 'done' },
  { size: 26, state: 'done' },
  { size: 17, state: 'missed' },
  { size: 21, state: 'part', done: 0.6 },
  { size: 19, state: 'open' },
  { size: 15, state: 'locked' },
];

/** Learned, missed, half done, open, locked: parts as wide as they are long. Each property is a control. */
export const Default: Story = {
  tags: ['dark', 'mirrored'],
  args: { segments: chapters, finished: false, thin: false },
  render: (args, { globals }) => (
    <Column data-fill="" style={{ maxWidth: 640 }}>
      <Ribbon {...args} label={args.label ?? textsOf(globals).ribbon} />
    </Column>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'dark'],
  play: async ({ canvasElement, globals }) => {
    const ribbon = within(canvasElement).getByRole('img', { name: textsOf(globals).ribbon });
    const [first, , third] = [...ribbon.querySelectorAll('i')].map((part) => part.getBoundingClientRect().width);
    await expect((third ?? 0) / (first ?? 1)).toBeCloseTo(26 / 18, 1);
  },
};

export const Playground: Story = { ...Default };

/** Thin, finished, of one part, of sixty. */
export const States: Story = {
  render: () => (
    <Column data-fill="" style={{ maxWidth: 640 }}>
      <Ribbon segments={chapters} thin />
      <Ribbon segments={chapters.map(({ size }) => ({ size, state: 'done' as const }))} finished />
      <Ribbon segments={[{ size: 1, state: 'part', done: 0.3 }]} />
      <Ribbon
        segments={Array.from({ length: 60 }, (_, index) => ({ size: 1 + (index % 5), state: 'open' as const }))}
        thin
      />
    </Column>
  ),
};

export const MirroredTest: Story = {
  ...Default,
  globals: { direction: 'rtl', enterprise: 'larkfield' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('i');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().right ?? 0);
    const half = canvasElement.querySelector('[data-state=part]');
    await expect(half?.firstElementChild?.getBoundingClientRect().right).toBeCloseTo(
      half?.getBoundingClientRect().right ?? 0,
      0,
    );
  },
};
