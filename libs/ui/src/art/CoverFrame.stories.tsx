import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { textsOf } from '../story-kit/texts.ts';
import { CoverFrame } from './CoverFrame.tsx';
import { coverMotifs } from './motifs.ts';

const meta: Meta<typeof CoverFrame> = {
  title: 'ui/Drawings/CoverFrame',
  component: CoverFrame,
  argTypes: {
    seed: { control: 'text' },
    motif: { control: 'select', options: [undefined, ...coverMotifs] },
    src: { control: 'text' },
    title: { control: 'text' },
    tag: { control: 'text' },
    time: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof CoverFrame>;

/** 16:9 before anything is loaded; each property is a control. */
export const Default: Story = {
  args: { seed: 'course-1', time: '1:12:30', eager: false },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ width: 320 }}>
        <CoverFrame {...args} title={args.title ?? t.courseTitle} tag={args.tag ?? t.tags[0]} />
      </div>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const cover = within(canvasElement).getByRole('img', { name: textsOf(globals).courseTitle });
    const { width, height } = cover.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Playground: Story = { ...Default };

/** A picture that fails to load is replaced by the drawn one; long tags end in an ellipsis. */
export const States: Story = {
  tags: ['english-dark-mirrored'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16, width: 1152 }}>
        <CoverFrame seed="a" title={t.courseTitle} tag={t.tags[0]} time="1:12:30" eager />
        <CoverFrame seed="b" src="data:image/png;base64,AAAA" eager time="21:10" />
        <CoverFrame seed="c" tag={t.long} />
      </div>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(3));
  },
};

export const DarkMirroredTest: Story = {
  ...States,
  globals: { appearance: 'dark', language: 'en', direction: 'rtl' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const tag = within(canvasElement).getByText(textsOf(globals).tags[0] ?? '');
    const frame = tag.parentElement?.getBoundingClientRect();
    await expect(tag.getBoundingClientRect().right).toBeCloseTo((frame?.right ?? 0) - 8, 0);
  },
};
