import { createToastQueue } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlainToasts } from './PlainToasts.tsx';

const onPress = fn();

function filled() {
  const queue = createToastQueue();
  queue.show({ tone: 'danger', text: 'The comment was not sent', detail: 'It is still in the field.' });
  queue.show({ text: 'The note is saved', duration: null, action: { label: 'Undo', onPress } });
  queue.show({ tone: 'warn', text: 'Too fast. '.repeat(20), duration: null });
  return queue;
}

const meta: Meta<typeof PlainToasts> = {
  title: 'portal/Messages in plain',
  component: PlainToasts,
  args: { label: 'Notifications', closeText: 'Close' },
  render: (args) => (
    <div style={{ minHeight: 360 }}>
      <PlainToasts {...args} queue={filled()} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof PlainToasts>;

export const Default: Story = { tags: ['dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'dark'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    onPress.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('The note is saved')).toBeNull();
  },
};
