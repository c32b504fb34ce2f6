import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { CopyButton } from './CopyButton.tsx';

const texts = {
  zh: { copy: '复制链接', copied: '已复制', failed: '没能复制，请选中文字后按 Ctrl+C' },
  en: { copy: 'Copy link', copied: 'Copied', failed: 'Could not copy. Select the text and press Ctrl+C' },
};

const text = 'https://learn.hengchuan.example/course/20417?from=share';

const meta: Meta<typeof CopyButton> = {
  title: 'ui/Actions/CopyButton',
  component: CopyButton,
  argTypes: {
    look: { control: 'inline-radio', options: ['button', 'icon'] },
    variant: { control: 'select', options: ['primary', 'normal', 'accent', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    words: { control: 'object' },
  },
};
export default meta;
type Story = StoryObj<typeof CopyButton>;

/** Replaces the browser's ways to copy; returns a function that restores them. */
function ways(clipboard: Partial<Clipboard> | undefined, old: boolean) {
  const command = fn((): boolean => old);
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
  return {
    command,
    restore: () => {
      Reflect.deleteProperty(navigator, 'clipboard');
      Reflect.deleteProperty(document, 'execCommand');
    },
  };
}

const refuses = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));

/** Copied to the clipboard: the button says so, keeps its width, and returns to its label. */
export const Default: Story = {
  render: (args, { globals }) => <CopyButton {...args} text={text} words={wordsOf(globals, texts)} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const writeText = fn(() => Promise.resolve());
    const { command, restore } = ways({ writeText }, true);
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: t.copy });
    const { width } = button.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t.copied));
    await expect(canvas.getByRole('button', { name: t.copied })).toHaveFocus();
    await expect(writeText).toHaveBeenCalledWith(text);
    await expect(command).not.toHaveBeenCalled();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await waitFor(() => expect(button).toHaveAccessibleName(t.copy));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    restore();
  },
};

/** The clipboard refuses; the old way is used. */
export const Fallback: Story = {
  ...Default,
  play: async ({ canvasElement, globals }) => {
    const { command, restore } = ways({ writeText: refuses }, true);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(wordsOf(globals, texts).copied));
    await expect(command).toHaveBeenCalledWith('copy');
    await expect(canvas.getByRole('button')).toHaveFocus();
    restore();
  },
};

/** Both ways fail: the instructions appear under the button and are announced. */
export const Failure: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => (
    <Row>
      <CopyButton text={text} words={wordsOf(globals, texts)} />
      <CopyButton look="icon" text={text} words={wordsOf(globals, texts)} />
    </Row>
  ),
};

export const FailureTest: Story = {
  ...Failure,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const { failed } = wordsOf(globals, texts);
    const { restore } = ways(undefined, false);
    const canvas = within(canvasElement);
    for (const [index, button] of canvas.getAllByRole('button').entries()) {
      await userEvent.click(button);
      await waitFor(() => expect(canvas.getAllByRole('status')[index]).toHaveTextContent(failed));
      await waitFor(() => expect(canvas.getAllByText(failed)[0]).toBeVisible());
    }
    restore();
  },
};

/** Text that cannot be copied is shown in full and stays, to be copied by hand. */
export const ShownInstead: Story = {
  render: (_args, { globals }) => <CopyButton text={`${text} `.repeat(12)} words={wordsOf(globals, texts)} showText />,
  play: async ({ canvasElement, globals }) => {
    const { restore } = ways(undefined, false);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('p')).toHaveTextContent(wordsOf(globals, texts).failed));
    await expect(canvasElement.querySelector('p')).toHaveTextContent(text);
    restore();
  },
};

export const Playground: Story = {
  args: { text, words: texts.zh, look: 'button', variant: 'normal', size: 'md', disabled: false, showText: false },
};

export const States: Story = {
  render: (_args, { globals }) => {
    const words = wordsOf(globals, texts);
    return (
      <Column>
        <Row>
          {(['primary', 'normal', 'accent', 'ghost'] as const).map((variant) => (
            <CopyButton key={variant} text={text} words={words} variant={variant} />
          ))}
        </Row>
        <Row>
          <CopyButton text={text} words={words} size="lg" />
          <CopyButton text={text} words={words} size="sm" />
          <CopyButton text={text} words={words} disabled />
          <CopyButton text={text} words={words} look="icon" />
          <CopyButton text={text} words={words} look="icon" size="sm" />
        </Row>
      </Column>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <CopyButton text={text} words={{ copy: long, copied: long, failed: long }} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector('div');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
  },
};
