import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { LocaleContext } from '../theme/locale.ts';
import { DateField } from './DateField.tsx';
import { inWindow } from '../story-kit/frames.ts';
import { DatePicker } from './DatePicker.tsx';

const words = {
  zh: {
    label: '截止日期',
    hint: '当天 24:00 截止，按公司所在时区',
    error: '这一天有停产检修，换一天',
    refused: '只能选 11 月 5 日以后',
    clear: '清除日期',
    birthday: '入职日期',
    day: (day: number) => new RegExp(`11月${day}日`),
    long: '全部质检员完成首件检验与过程巡检实务课程并且通过结业测验的最后期限（含补考）',
  },
  en: {
    label: 'Deadline',
    hint: 'Until midnight in your company’s zone',
    error: 'The plant is closed on that day; choose another',
    refused: 'It has to be 5 November or later',
    clear: 'Clear the date',
    birthday: 'First day at work',
    day: (day: number) => new RegExp(`\\b${day} November`),
    long: 'The last day on which all inspectors have to complete First-article inspection and pass its final quiz, a second try included',
  },
};

const meta: Meta<typeof DatePicker> = {
  title: 'ui/Dates/DatePicker',
  component: DatePicker,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    refusedText: { control: 'text' },
    counter: { control: false },
    value: { control: false },
    isUnavailable: { control: false },
    ref: { control: false },
  },
  args: { today: '2026-11-21' },
};
export default meta;
type Story = StoryObj<typeof DatePicker>;

export const Default: Story = {
  args: { onChange: fn(), onBlur: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <DatePicker {...args} label={w.label} hint={w.hint} clearText={w.clear} name="deadline" required />
      </Narrow>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    const [year] = canvas.getAllByRole('spinbutton');
    await expect(canvas.getByRole('group', { name: w.label })).toHaveAccessibleDescription(w.hint);
    // Typed: after each part the focus moves to the next.
    await userEvent.tab();
    await expect(year).toHaveFocus();
    await userEvent.keyboard('20261203');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-03');
    await expect(canvasElement.querySelector('input[name=deadline]')).toHaveValue('2026-12-03');
    // Chosen in the calendar, where keyboard navigation starts on the date.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageUp}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-04');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: w.clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(year).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: w.clear })).toBeNull();
    // An incomplete date counts as none.
    const calls = fn(args.onChange).mock.calls.length;
    await userEvent.keyboard('2026');
    await expect(fn(args.onChange).mock.calls).toHaveLength(calls);
  },
};

/** The calendar below the box; the enterprise's zone decides which day is today. */
export const Open: Story = {
  parameters: inWindow(520),
  tags: ['english-dark'],
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <DatePicker {...args} label={w.label} defaultValue="2026-11-24" min="2026-11-05" clearText={w.clear} />
      </Narrow>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await screen.findByRole('dialog');
  },
};

export const OpenTest: Story = {
  ...Open,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: w.day(21) })).toHaveAttribute('aria-current', 'date');
    await waitFor(() => expect(screen.getByRole('button', { name: w.day(24) })).toHaveFocus());
  },
};

/** A typed date out of range is kept and marked as wrong. */
export const OutOfRange: Story = {
  args: { onChange: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <DatePicker {...args} label={w.label} min="2026-11-05" refusedText={w.refused} />
      </Narrow>
    );
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(globals['language'] === 'en' ? '01112026' : '20261101');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01');
    await expect(canvas.getByRole('alert')).toHaveTextContent(w.refused);
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
  },
};

export const OutOfRangeTest: Story = {
  ...OutOfRange,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    const { canvasElement, args } = context;
    await OutOfRange.play?.(context);
    const canvas = within(canvasElement);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Playground: Story = {
  args: { size: 'md', jump: false, required: false, disabled: false, readOnly: false, zone: 'Asia/Shanghai' },
  render: (args, { globals }) => (
    <Narrow>
      <DatePicker {...args} label={args.label ?? wordsOf(globals, words).label} />
    </Narrow>
  ),
};

export const States: Story = {
  render: ({ today }, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Column data-fill="">
          <DatePicker label={w.label} hint={w.hint} today={today} />
          <DatePicker label={w.label} defaultValue="2026-11-24" clearText={w.clear} today={today} required />
          <DatePicker label={w.label} defaultValue="2026-11-24" error={w.error} today={today} />
          <DatePicker
            label={w.label}
            defaultValue="2026-11-01"
            min="2026-11-05"
            refusedText={w.refused}
            today={today}
          />
          <DatePicker label={w.label} defaultValue="2026-11-24" disabled today={today} />
          <DatePicker label={w.label} defaultValue="2026-11-24" readOnly today={today} />
          <DatePicker label={w.label} size="lg" today={today} />
          <DateField label={w.birthday} defaultValue="2019-07-01" clearText={w.clear} />
        </Column>
      </Narrow>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const groups = within(canvasElement).getAllByRole('group', { name: w.label });
    await expect(groups[2]).toHaveAccessibleDescription(expect.stringContaining(w.error));
    await expect(groups[3]).toHaveAccessibleDescription(expect.stringContaining(w.refused));
  },
};

export const LongText: Story = {
  render: (args, { globals }) => {
    const { long } = wordsOf(globals, words);
    return (
      <Narrow>
        <DatePicker {...args} label={long} hint={long} defaultValue="2026-11-24" />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};

/** Hebrew: the box is mirrored, the parts of the date keep their order. */
export const Mirrored: Story = {
  ...States,
  globals: { direction: 'rtl' },
  decorators: [
    (Shown) => (
      <LocaleContext value="he">
        <Shown />
      </LocaleContext>
    ),
  ],
};
export const MirroredTest: Story = { ...Mirrored, tags: ['test', '!dev', '!autodocs'], play: StatesTest.play };
