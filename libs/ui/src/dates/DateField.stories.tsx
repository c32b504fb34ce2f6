import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keepsLongTexts } from '../story-kit/field-plays.ts';
import { unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { DateField } from './DateField.tsx';

const words = {
  zh: {
    label: '入职日期',
    hint: '决定新员工课程从哪天开始',
    error: '和人事系统里的 2019-07-01 不一致',
    refused: '不能晚于今天',
    clear: '清除日期',
    typed: '20190701',
  },
  en: {
    label: 'First day at work',
    hint: 'The course for newcomers begins with it',
    error: 'Human Resources has 1 July 2019',
    refused: 'It cannot be later than today',
    clear: 'Clear the date',
    typed: '01072019',
  },
};

const meta: Meta<typeof DateField> = {
  title: 'ui/Dates/DateField',
  component: DateField,
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
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Default: Story = {
  args: { onChange: fn(), onBlur: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <DateField
          {...args}
          label={w.label}
          hint={w.hint}
          clearText={w.clear}
          max="2026-11-21"
          refusedText={w.refused}
          name="joined"
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
    await userEvent.tab();
    await userEvent.keyboard(w.typed);
    await expect(args.onChange).toHaveBeenLastCalledWith('2019-07-01');
    await expect(canvasElement.querySelector('input[name=joined]')).toHaveValue('2019-07-01');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: w.clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Playground: Story = {
  args: { size: 'md', required: false, disabled: false, readOnly: false },
  render: (args, { globals }) => (
    <Narrow>
      <DateField {...args} label={args.label ?? wordsOf(globals, words).label} />
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
          <DateField label={w.label} hint={w.hint} />
          <DateField label={w.label} defaultValue="2019-07-01" clearText={w.clear} required />
          <DateField label={w.label} defaultValue="2019-07-11" error={w.error} />
          <DateField label={w.label} defaultValue="2027-01-01" max="2026-11-21" refusedText={w.refused} />
          <DateField label={w.label} defaultValue="2019-07-01" disabled />
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
    const [, , wrong] = within(canvasElement).getAllByRole('group', { name: w.label });
    await expect(wrong).toHaveAccessibleDescription(expect.stringContaining(w.error));
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <DateField label={long} hint={long} defaultValue="2019-07-11" clearText={long} required />
          <DateField label={unbroken} defaultValue="2019-07-11" error={unbroken} />
          <DateField label={unbroken} defaultValue="2019-07-11" max="2019-07-01" refusedText={long} />
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: keepsLongTexts,
};
