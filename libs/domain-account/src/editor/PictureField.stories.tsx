import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inAccount } from '../testing/inAccount.tsx';
import { samplePhoto } from '../testing/samplePhoto.ts';
import { storyLanguage } from '@banyan/core-screen/stories';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';
import { pictureShapes } from './pictureShapes.ts';
import type { PictureFieldState } from './usePicture.ts';

const still: PictureFieldState = {
  shown: '',
  state: 'still',
  sent: 0,
  problem: null,
  original: null,
  choose: fn(),
  cut: fn(),
  closeOriginal: fn(),
  retry: fn(),
  cancel: fn(),
  remove: fn(),
};

const words = {
  zh: { label: '二寸照片', hint: '正面免冠、浅色背景', missing: '请选一张二寸照片' },
  en: { label: 'ID photo', hint: 'Facing the camera, light background', missing: 'Choose an ID photo' },
};

type Shown = Omit<PictureFieldProps, 'label' | 'hint' | 'error'> & { missing?: boolean };

const meta: Meta<Shown> = {
  title: 'account/editor/Picture field',
  component: PictureField as never,
  decorators: [inAccount(480)],
  args: { id: 'photo', required: false, name: '李思远', shape: pictureShapes.idPhoto, picture: still },
  render: ({ missing = false, ...args }, { globals }) => {
    const { label, hint, missing: error } = words[storyLanguage(globals)];
    return <PictureField {...args} label={label} hint={hint} error={missing ? error : undefined} />;
  },
};
export default meta;
type Story = StoryObj<Shown>;

export const None: Story = {};
export const There: Story = { args: { picture: { ...still, shown: samplePhoto } } };
export const Portrait: Story = { args: { shape: pictureShapes.avatar } };
export const PortraitThere: Story = {
  args: { shape: pictureShapes.avatar, picture: { ...still, shown: samplePhoto } },
};
export const Sending: Story = { args: { picture: { ...still, shown: samplePhoto, state: 'sending', sent: 0.62 } } };
export const Chosen: Story = { args: { picture: { ...still, shown: samplePhoto, state: 'chosen', sent: 1 } } };
export const Interrupted: Story = {
  args: { picture: { ...still, shown: samplePhoto, state: 'failed', problem: 'interrupted' } },
};
export const Unreadable: Story = { args: { picture: { ...still, problem: 'unreadable' } } };
export const TooLarge: Story = { args: { picture: { ...still, problem: 'tooLarge' } } };
export const Missing: Story = { args: { required: true, missing: true } };
