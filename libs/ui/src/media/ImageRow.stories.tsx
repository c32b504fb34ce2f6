import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ImageRow } from './ImageRow.tsx';

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 72"><rect width="112" height="72" fill="${colour}"/></svg>`)}`;

const meta: Meta<typeof ImageRow> = {
  title: 'ui/Media/ImageRow',
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

export const Playground: Story = {};
export const LongText: Story = {
  args: {
    images: [
      {
        id: 0,
        name: 'The front axle of the second machine from the window, seen from below after the first eight hours of work',
        url: picture('#8d7a94'),
      },
    ],
  },
};
/** Each picture is a link. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Picture 1' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Picture 2' })).toHaveFocus();
  },
};
