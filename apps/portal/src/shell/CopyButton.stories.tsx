import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta: Meta<typeof CopyButton> = {
  title: 'portal/Copy',
  component: CopyButton,
  args: { text: () => 'version: 6.0.0', label: 'Copy', doneLabel: 'Copied', failedLabel: 'Select it by hand:' },
};
export default meta;
type Story = StoryObj<typeof CopyButton>;

/** Lets the browser copy, or not; the former way is put back afterwards. */
const clipboard = (writeText: () => Promise<void>) => () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const execCommand = document.execCommand.bind(document);
  document.execCommand = () => false;
  return () => {
    document.execCommand = execCommand;
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const Default: Story = {};
export const Done: Story = {
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
};
export const NotAllowed: Story = {
  beforeEach: clipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/version: 6\.0\.0/)).toBeVisible();
  },
};
export const LongText: Story = { ...NotAllowed, args: { text: () => 'version: 6.0.0 '.repeat(60) } };
export const Dark: Story = { ...NotAllowed, globals: { appearance: 'dark' } };
