import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { FieldSkeleton } from './FieldSkeleton.tsx';
import { CardGridSkeleton, CardSkeleton, DetailSkeleton, ListSkeleton } from './ScreenSkeletons.tsx';
import { SkeletonBlock, SkeletonLine, SkeletonRegion } from './Skeleton.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof CardGridSkeleton> = {
  title: 'ui/Feedback/Skeleton',
  component: CardGridSkeleton,
  subcomponents: {
    ListSkeleton,
    DetailSkeleton,
    FieldSkeleton,
    CardSkeleton,
    SkeletonRegion,
    SkeletonLine,
    SkeletonBlock,
  },
  argTypes: {
    label: { control: 'text' },
    count: { control: { type: 'range', min: 1, max: 12, step: 1 } },
    columns: { control: { type: 'range', min: 1, max: 6, step: 1 } },
  },
};
export default meta;
type Story = StoryObj<typeof CardGridSkeleton>;

/** Drawn for eyes, announced once for screen readers; each property is a control. */
export const Default: Story = {
  args: { count: 4, columns: 4 },
  render: (args, { globals }) => <CardGridSkeleton {...args} label={args.label ?? textsOf(globals).loading} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent(textsOf(globals).loading);
    await expect(status.querySelector('[aria-hidden=true]')).not.toBeNull();
  },
};

export const Playground: Story = { ...Default };

export const Lists: Story = {
  render: (_args, { globals }) => (
    <Column data-fill="" style={{ maxWidth: 480 }}>
      <ListSkeleton label={textsOf(globals).loading} />
    </Column>
  ),
};

/** Rows that start with a cover, as high as the loaded ones. */
export const ListsWithCovers: Story = {
  render: (_args, { globals }) => (
    <Column data-fill="" style={{ maxWidth: 936 }}>
      <ListSkeleton label={textsOf(globals).loading} cover={112} />
    </Column>
  ),
};

export const Detail: Story = {
  tags: ['dark'],
  render: (_args, { globals }) => <DetailSkeleton label={textsOf(globals).loading} />,
};

/** A field whose code is loading, as high as the field. */
export const Fields: Story = {
  render: (_args, { globals }) => (
    <Column data-fill="" style={{ maxWidth: 320 }}>
      <TextField label={textsOf(globals).account} />
      <FieldSkeleton label={textsOf(globals).loading} />
      <FieldSkeleton label={textsOf(globals).loading} height={96} />
    </Column>
  ),
};

/** Nothing moves when the field takes its place. */
export const FieldsTest: Story = {
  ...Fields,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox').closest('div:has(> label)');
    const [coming] = canvas.getAllByRole('status');
    await expect(coming?.getBoundingClientRect().height).toBe(box?.getBoundingClientRect().height);
  },
};

export const Pieces: Story = {
  render: (_args, { globals }) => (
    <SkeletonRegion label={textsOf(globals).loading}>
      <Column data-fill="" style={{ maxWidth: 320 }}>
        <SkeletonLine width="60%" height={20} />
        <SkeletonLine />
        <SkeletonBlock height={48} />
        <SkeletonBlock shape="cover" />
        <SkeletonBlock shape="circle" width={40} height={40} />
        <CardSkeleton />
      </Column>
    </SkeletonRegion>
  ),
};

/** Its sentence is for screen readers only: however long, it takes no room from the drawing. */
export const LongText: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <CardGridSkeleton label={textsOf(globals).long} count={2} columns={2} />
    </Narrow>
  ),
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(textsOf(globals).long);
    await staysInside({ canvasElement });
  },
};
