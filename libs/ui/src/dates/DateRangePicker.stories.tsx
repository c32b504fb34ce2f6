import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { outOf, staysInside, unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { LocaleContext } from '../theme/locale.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import { inWindow } from '../story-kit/frames.ts';
import type { DatePreset } from './RangePanel.tsx';

const words = {
  zh: {
    label: '统计时段',
    hint: '最多 90 天',
    error: '这段时间还没有数据',
    refused: '结束不能早于开始',
    clear: '清除时段',
    done: '确定',
    days: (days: number) => `${days} 天，最多 90 天`,
    presets: [
      { label: '本周', span: 'this-week' },
      { label: '本月', span: 'this-month' },
      { label: '近 30 天', span: 'last-30-days' },
    ] satisfies DatePreset[],
    week: { from: '2026-11-16', to: '2026-11-22' },
    typed: '2026110120261115',
  },
  en: {
    label: 'Period',
    hint: '90 days at most',
    error: 'There is no data of those days yet',
    refused: 'It cannot end before it begins',
    clear: 'Clear the period',
    done: 'Done',
    days: (days: number) => `${days} days, 90 at most`,
    presets: [
      { label: 'This week', span: 'this-week' },
      { label: 'This month', span: 'this-month' },
      { label: 'Last 30 days', span: 'last-30-days' },
    ] satisfies DatePreset[],
    week: { from: '2026-11-16', to: '2026-11-22' },
    typed: '0111202615112026',
  },
};

const meta: Meta<typeof DateRangePicker> = {
  title: 'ui/Dates/DateRangePicker',
  component: DateRangePicker,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    refusedText: { control: 'text' },
    counter: { control: false },
    value: { control: false },
    defaultValue: { control: false },
    isUnavailable: { control: false },
    ref: { control: false },
  },
  args: { today: '2026-11-21' },
};
export default meta;
type Story = StoryObj<typeof DateRangePicker>;

export const Default: Story = {
  args: { onChange: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <DateRangePicker
          {...args}
          label={w.label}
          hint={w.hint}
          clearText={w.clear}
          refusedText={w.refused}
          maxDays={90}
          presets={w.presets}
          daysText={w.days}
          doneText={w.done}
          names={['from', 'to']}
        />
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
    const open = async () => {
      canvas.getAllByRole('button').at(-1)?.focus();
      await userEvent.keyboard('{Enter}');
      return within(await screen.findByRole('dialog'));
    };
    await userEvent.tab();
    await userEvent.keyboard(w.typed);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-15' });
    await expect(canvasElement.querySelector('input[name=to]')).toHaveValue('2026-11-15');
    // A preset span, one press away.
    const panel = await open();
    await expect(panel.getByText(w.days(15))).toBeInTheDocument();
    panel.getByRole('button', { name: w.presets[0]?.label }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(w.week);
    await expect(panel.getByRole('button', { name: w.presets[0]?.label })).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByText(w.days(7))).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: w.done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: w.clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    // From the calendar, by keyboard alone.
    await open();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-14', to: '2026-11-16' });
  },
};

export const Open: Story = {
  parameters: inWindow(520),
  tags: ['english-dark'],
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <DateRangePicker
          {...args}
          label={w.label}
          defaultValue={{ from: '2026-10-23', to: '2026-11-21' }}
          max="2026-11-21"
          presets={w.presets}
          daysText={w.days}
          doneText={w.done}
        />
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
    const panel = within(await screen.findByRole('dialog'));
    await expect(panel.getByRole('button', { name: w.presets[2]?.label })).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getAllByRole('grid')).toHaveLength(2);
  },
};

export const Playground: Story = {
  args: { size: 'md', maxDays: 90, required: false, disabled: false, readOnly: false, zone: 'Asia/Shanghai' },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <DateRangePicker {...args} label={args.label ?? w.label} presets={args.presets ?? w.presets} />
      </Narrow>
    );
  },
};

export const States: Story = {
  render: ({ today }, { globals }) => {
    const w = wordsOf(globals, words);
    const span = { from: '2026-10-23', to: '2026-11-21' };
    return (
      <Narrow>
        <Column data-fill="">
          <DateRangePicker label={w.label} hint={w.hint} today={today} />
          <DateRangePicker label={w.label} defaultValue={span} clearText={w.clear} today={today} required />
          <DateRangePicker label={w.label} defaultValue={span} error={w.error} today={today} />
          <DateRangePicker
            label={w.label}
            defaultValue={{ from: span.to, to: span.from }}
            refusedText={w.refused}
            today={today}
          />
          <DateRangePicker label={w.label} defaultValue={span} disabled today={today} />
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

/** Words below the months wrap. */
export const LongText: Story = {
  globals: { language: 'en' },
  render: (args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <DateRangePicker
          {...args}
          label={long}
          error={unbroken}
          clearText={long}
          defaultValue={{ from: '2026-10-23', to: '2026-12-21' }}
          presets={[long, unbroken].map((label) => ({ label, span: 'this-week' }))}
          daysText={() => long}
          doneText={long}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await staysInside({ canvasElement });
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(outOf(await screen.findByRole('dialog'))).toBe('');
  },
};

/** Hebrew: the months lie from right to left. */
export const Mirrored: Story = {
  ...Open,
  globals: { direction: 'rtl' },
  decorators: [
    (Shown) => (
      <LocaleContext value="he">
        <Shown />
      </LocaleContext>
    ),
  ],
};
export const English: Story = { ...Default, args: { onChange: fn() }, globals: { language: 'en' } };
export const EnglishTest: Story = { ...English, tags: ['test', '!dev', '!autodocs'], play: DefaultTest.play };
