import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageRow } from './ImageRow.tsx';

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 72"><rect width="112" height="72" fill="${colour}"/></svg>`)}`;

const meta: Meta<typeof ImageRow> = {
  title: 'ui/Media/Image row',
  component: ImageRow,
  args: {
    label: 'Pictures',
    images: ['#8d7a94', '#e2b690', '#45304e'].map((colour, index) => ({
      id: index,
      name: `Picture ${String(index + 1)}`,
      url: picture(colour),
    })),
  },
};
export default meta;
type Story = StoryObj<typeof ImageRow>;

export const Default: Story = {};
export const One: Story = { args: { images: [{ id: 0, name: 'Picture 1', url: picture('#8d7a94') }] } };
