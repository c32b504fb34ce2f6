import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeFigures } from '../../testing/homework.ts';
import { FigureTable } from './FigureTable.tsx';

const meta: Meta<typeof FigureTable> = {
  title: 'training/Homework figures',
  component: FigureTable,
  args: { rows: makeFigures() },
};
export default meta;
type Story = StoryObj<typeof FigureTable>;

export const Default: Story = { tags: ['english'], parameters: { english: { rows: makeFigures('en') } } };
