import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { staysInside, unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { TextArea } from './TextArea.tsx';

const words = {
  zh: {
    label: '评论',
    placeholder: '说说这一章和现场的差别',
    hint: '发出前会先过一遍敏感词',
    tooLong: '最多 20 个字，多出来的留着，删短再发',
    filled: '巡检路线按工序排，比按机台排少走三百步。',
    long: '这一版把首件、巡检、末件三道关口写清楚了：谁看、看什么、下一步谁来做。',
    failed: '没有发出去，网络断了。写的都在',
    disabled: '交卷以后不能再改',
    reset: '恢复',
  },
  en: {
    label: 'Comment',
    placeholder: 'How does this differ from the shop floor?',
    hint: 'It is checked for words that are not allowed',
    tooLong: 'At most 20 characters; the rest is kept, shorten it before you send',
    filled: 'Patrols by process.',
    long: 'This edition tells who looks, what they look at and who acts next, at each of the three gates.',
    failed: 'It was not sent: no network. Your words are kept',
    disabled: 'No changes after it is handed in',
    reset: 'Reset',
  },
};

const meta: Meta<typeof TextArea> = {
  title: 'ui/Forms/TextArea',
  component: TextArea,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    counter: { control: 'text' },
    tooLongText: { control: 'text' },
    value: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

/** Text over the limit is kept and marked as an error; characters are counted as people do, an emoji is one. */
export const Default: Story = {
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <TextArea label={w.label} hint={w.hint} placeholder={w.placeholder} maxLength={20} tooLongText={w.tooLong} />
      </Narrow>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await userEvent.tab();
    const area = canvas.getByRole('textbox', { name: w.label });
    await expect(area).toHaveFocus();
    await expect(area).toHaveAccessibleDescription(w.hint);
    await userEvent.keyboard('巡检');
    await userEvent.paste('👩‍🔧👩‍🔧');
    await expect(canvas.getByText('4 / 20')).toBeVisible();
    await userEvent.paste('一二三四五六七八九十一二三四五六');
    await expect(canvas.getByText('20 / 20')).toBeVisible();
    await expect(area).not.toBeInvalid();
    await userEvent.keyboard('多');
    await expect(canvas.getByText('21 / 20')).toBeVisible();
    await expect(area).toHaveDisplayValue(/^巡检.*多$/);
    await expect(area).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent(w.tooLong);
    await expect(area).toHaveAccessibleDescription(w.tooLong);
    await userEvent.keyboard('{Backspace}');
    await expect(area).not.toBeInvalid();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** It grows with its text to twelve lines, then scrolls; with a shorter text it shrinks. */
export const Grows: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <TextArea label={wordsOf(globals, words).label} rows={2} maxRows={6} />
    </Narrow>
  ),
};

export const GrowsTest: Story = {
  ...Grows,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const begin = area.clientHeight;
    await expect(begin).toBe(2 * 22 + 16);
    await userEvent.click(area);
    await userEvent.keyboard('1{Enter}2{Enter}3{Enter}4');
    await expect(area.clientHeight).toBe(4 * 22 + 16);
    await userEvent.keyboard('{Enter}5{Enter}6{Enter}7{Enter}8');
    await expect(area.clientHeight).toBe(6 * 22 + 16);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBe(begin);
  },
};

function Registered({ w }: { w: typeof words.zh }) {
  const { register, reset } = useForm({ defaultValues: { comment: w.filled } });
  return (
    <form>
      <TextArea label={w.label} maxLength={20} tooLongText={w.tooLong} {...register('comment')} />
      <Button onClick={() => reset()}>{w.reset}</Button>
    </form>
  );
}

/** Text that a form library writes into the element is counted as well. */
export const InAForm: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <Registered w={wordsOf(globals, words)} />
    </Narrow>
  ),
};

export const InAFormTest: Story = {
  ...InAForm,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveValue(w.filled);
    const begin = canvas.getByText(/ \/ 20$/).textContent;
    await expect(begin).not.toBe('0 / 20');
    await userEvent.type(area, '12');
    await expect(canvas.queryByText(begin)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: w.reset }));
    await waitFor(() => expect(canvas.getByText(begin)).toBeVisible());
  },
};

export const Playground: Story = {
  args: { maxLength: 300, rows: 3, maxRows: 12, required: false, disabled: false, readOnly: false, hideLabel: false },
  render: (args, { globals }) => (
    <Narrow>
      <TextArea {...args} label={args.label ?? wordsOf(globals, words).label} />
    </Narrow>
  ),
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Column data-fill="">
          <TextArea label={w.label} placeholder={w.placeholder} hint={w.hint} />
          <TextArea label={w.label} required defaultValue={w.filled} maxLength={300} />
          <TextArea label={w.label} defaultValue={w.long} maxLength={20} tooLongText={w.tooLong} />
          <TextArea label={w.label} defaultValue={w.filled} error={w.failed} />
          <TextArea label={w.label} disabled value={w.filled} hint={w.disabled} />
          <TextArea label={w.long} rows={1} defaultValue={w.long.replaceAll(' ', '_').repeat(3)} maxRows={4} />
        </Column>
      </Narrow>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const [, , over, failed] = within(canvasElement).getAllByRole('textbox', { name: new RegExp(w.label) });
    await expect(over).toHaveAccessibleDescription(w.tooLong);
    await expect(failed).toHaveAccessibleDescription(w.failed);
  },
};

/** Typed text breaks wherever it has to; the count keeps its line beside a long hint. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <TextArea label={long} hint={long} defaultValue={long} maxLength={300} />
          <TextArea label={unbroken} rows={1} defaultValue={unbroken.repeat(4)} maxRows={4} error={unbroken} />
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { long } = textsOf(globals);
    await expect(within(canvasElement).getByText(`${long.length} / 300`)).toBeVisible();
    await staysInside({ canvasElement });
    const [whole, scrolls] = canvasElement.querySelectorAll('textarea');
    await expect(whole?.scrollHeight).toBeLessThanOrEqual(whole?.clientHeight ?? 0);
    await expect(scrolls?.scrollHeight).toBeGreaterThan(scrolls?.clientHeight ?? 0);
  },
};
