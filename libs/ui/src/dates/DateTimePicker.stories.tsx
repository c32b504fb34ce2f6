import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { staysInside, unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { DateTimePicker } from './DateTimePicker.tsx';

const words = {
  zh: {
    label: '发布时间',
    hint: '按公司所在时区',
    error: '比开课时间还晚',
    refused: '只能选现在以后',
    clear: '清除时间',
    typed: '202611240930',
  },
  en: {
    label: 'Published at',
    hint: 'In your company’s zone',
    error: 'Later than the course begins',
    refused: 'It has to be in the future',
    clear: 'Clear the time',
    typed: '241120260930',
  },
};

const meta: Meta<typeof DateTimePicker> = {
  title: 'ui/Dates/DateTimePicker',
  component: DateTimePicker,
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
  args: { today: '2026-11-21', zone: 'Asia/Shanghai' },
};
export default meta;
type Story = StoryObj<typeof DateTimePicker>;

/** The reader types the zone's clock; `onChange` reports the moment. */
export const Default: Story = {
  args: { onChange: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <DateTimePicker {...args} label={w.label} hint={w.hint} clearText={w.clear} name="published" />
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
    await userEvent.tab();
    await userEvent.keyboard(w.typed);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T01:30:00Z');
    await expect(canvasElement.querySelector('input[name=published]')).toHaveValue('2026-11-24T01:30:00Z');
    await userEvent.click(canvas.getByRole('button', { name: w.clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    // A day from the calendar gets the default time.
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22T01:00:00Z');
  },
};

export const Playground: Story = {
  args: { size: 'md', defaultTime: '09:00', required: false, disabled: false, readOnly: false },
  render: (args, { globals }) => (
    <Narrow>
      <DateTimePicker {...args} label={args.label ?? wordsOf(globals, words).label} />
    </Narrow>
  ),
};

export const States: Story = {
  tags: ['english-dark'],
  render: ({ zone, today }, { globals }) => {
    const w = wordsOf(globals, words);
    const moment = '2026-11-24T01:30:00Z';
    return (
      <Narrow>
        <Column data-fill="">
          <DateTimePicker label={w.label} hint={w.hint} {...{ zone, today }} />
          <DateTimePicker label={w.label} defaultValue={moment} clearText={w.clear} {...{ zone, today }} required />
          <DateTimePicker label={w.label} defaultValue={moment} error={w.error} {...{ zone, today }} />
          <DateTimePicker
            label={w.label}
            defaultValue={moment}
            min="2026-11-24T02:00:00Z"
            refusedText={w.refused}
            {...{ zone, today }}
          />
          <DateTimePicker label={w.label} defaultValue={moment} disabled {...{ zone, today }} />
          <DateTimePicker label={w.label} defaultValue={moment} zone="America/New_York" today={today} />
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
    const groups = within(canvasElement).getAllByRole('group', { name: w.label });
    await expect(groups[1]).toHaveTextContent(/0?9:30/);
    await expect(groups[3]).toHaveAccessibleDescription(expect.stringContaining(w.refused));
    // The same moment on another clock, which is named.
    await expect(groups[5]).toHaveTextContent(/(20|8):30/);
    await expect(groups[5]).toHaveAccessibleDescription(expect.stringMatching(/GMT-5|EST/));
  },
};

/** English has the longer value; beside it the longest name of a clock, and both buttons. */
export const LongText: Story = {
  globals: { language: 'en' },
  render: ({ today }, { globals }) => {
    const { long } = textsOf(globals);
    const shared = { today, zone: 'Asia/Kathmandu', defaultValue: '2026-12-24T16:30:00Z', clearText: long };
    return (
      <Narrow>
        <Column data-fill="">
          <DateTimePicker label={long} hint={long} required {...shared} />
          <DateTimePicker label={unbroken} error={unbroken} size="lg" {...shared} />
          <DateTimePicker label={unbroken} max="2026-12-24T02:00:00Z" refusedText={long} {...shared} />
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('GMT+5:45')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: textsOf(globals).long })).toHaveLength(3);
    await staysInside({ canvasElement });
  },
};
