import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inAccount } from '../testing/inAccount.tsx';
import { samplePhoto } from '../testing/samplePhoto.ts';
import { CropDialog } from './CropDialog.tsx';
import { pictureShapes } from './pictureShapes.ts';

const meta: Meta<typeof CropDialog> = {
  title: 'account/editor/Crop dialog',
  component: CropDialog,
  decorators: [inAccount()],
  // It covers the whole window: on the component's page each story has a window of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { url: samplePhoto, shape: pictureShapes.avatar, onCut: fn(), onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof CropDialog>;

export const Portrait: Story = {};
export const IdPhoto: Story = { args: { shape: pictureShapes.idPhoto } };
/** Less than a third of the required size: it warns. */
export const TooSmall: Story = { args: { url: samplePhoto.replace('1600', '96').replace('1200', '72') } };

export const PortraitTest: Story = {
  ...Portrait,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args }) => {
    const use = await screen.findByRole('button', { name: /^(使用|Use this part)$/ });
    await waitFor(() => expect(use).toBeEnabled());
    const area = screen.getByRole('application');
    area.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await userEvent.click(use);
    await waitFor(() => expect(args.onCut).toHaveBeenCalledOnce());
    const [[picture]] = (args.onCut as ReturnType<typeof fn>).mock.calls as unknown as [[File]];
    await expect([picture.name, picture.type]).toEqual(['avatar.jpg', 'image/jpeg']);
    const { width, height } = await createImageBitmap(picture);
    await expect([width, height]).toEqual([512, 512]);
  },
};
