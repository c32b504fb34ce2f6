import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeLibrary } from '../testing/library.ts';
import { Shelf } from './Shelf.tsx';

const [shelf] = makeLibrary().shelves;
if (!shelf) throw new Error('a shelf');

const meta: Meta<typeof Shelf> = {
  title: 'course/Library shelf',
  component: Shelf,
  decorators: [inCourse(936)],
  args: { shelf, show: 'all', whole: false },
};
export default meta;
type Story = StoryObj<typeof Shelf>;

export const Default: Story = {};
export const Whole: Story = { args: { whole: true } };
