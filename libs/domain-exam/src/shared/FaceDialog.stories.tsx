import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inExam } from '../testing/examStory.tsx';
import { loadFakeFaceCheck } from '../testing/portalParts.tsx';
import { FaceDialog } from './FaceDialog.tsx';

const meta: Meta<typeof FaceDialog> = {
  title: 'exam/Face dialog',
  component: FaceDialog,
  decorators: [inExam(640)],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    examId: 301,
    title: '请核对是你本人',
    text: '通过以后才开始计时。画面不离开这台设备。',
    load: loadFakeFaceCheck,
    onPassed: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof FaceDialog>;

export const Default: Story = {};
export const WithoutCamera: Story = { args: { onNoCamera: fn() } };

/** The check does not load: a message takes its place, with a way to try again. */
export const Missing: Story = { args: { load: () => Promise.reject(new TypeError('gone')) } };

const late = { gone: true };
export const MissingTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { load: () => (late.gone ? Promise.reject(new TypeError('gone')) : loadFakeFaceCheck()) },
  play: async ({ args, canvasElement }) => {
    late.gone = true;
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '请核对是你本人' });
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('没有取到内容');
    late.gone = false;
    await userEvent.click(within(dialog).getByRole('button', { name: '重试' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: '✓' }));
    await expect(args.onPassed).toHaveBeenCalledOnce();
  },
};
