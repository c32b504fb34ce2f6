import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Column } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import {
  CardGridSkeleton,
  CardSkeleton,
  DetailSkeleton,
  ListSkeleton,
  SkeletonBlock,
  SkeletonLine,
  SkeletonRegion,
} from './Skeleton.tsx';

const meta: Meta<typeof CardGridSkeleton> = {
  title: 'ui/Skeleton',
  component: CardGridSkeleton,
  subcomponents: { ListSkeleton, DetailSkeleton, CardSkeleton, SkeletonRegion, SkeletonLine, SkeletonBlock },
};
export default meta;
type Story = StoryObj<typeof CardGridSkeleton>;

export const Cards: Story = {
  render: (_args, { globals }) => <CardGridSkeleton label={textsOf(globals).loading} count={4} />,
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(textsOf(globals).loading);
  },
};

export const Lists: Story = {
  render: (_args, { globals }) => (
    <Column data-fill="" style={{ maxWidth: 480 }}>
      <ListSkeleton label={textsOf(globals).loading} />
    </Column>
  ),
};

export const Detail: Story = {
  render: (_args, { globals }) => <DetailSkeleton label={textsOf(globals).loading} />,
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

export const Dark: Story = { ...Detail, globals: { appearance: 'dark' } };
