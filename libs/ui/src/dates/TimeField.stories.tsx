import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keepsLongTexts } from '../story-kit/field-plays.ts';
import { unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { TimeField } from './TimeField.tsx';

const words = {
  zh: {
    label: '开考时间',
    hint: '上海时间',
    error: '这个时间三号楼 201 有别的考试',
    refused: '要在 08:00 到 18:00 之间',
    clear: '清除时间',
    typed: '930',
    pin: '笔记时间',
  },
  en: {
    label: 'The exam begins at',
    hint: 'Shanghai time',
    error: 'Room 201 is taken by another exam at that time',
    refused: 'It has to be between 8:00 and 18:00',
    clear: 'Clear the time',
    typed: '930',
    pin: 'Note at',
  },
};

const meta: Meta<typeof TimeField> = {
  title: 'ui/Dates/TimeField',
  component: TimeField,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    refusedText: { control: 'text' },
    counter: { control: false },
    value: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof TimeField>;

export const Default: Story = {
  args: { onChange: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <TimeField
          {...args}
          label={w.label}
          hint={w.hint}
          min="08:00"
          max="18:00"
          refusedText={w.refused}
          clearText={w.clear}
          name="begin"
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
    await expect(canvas.getByRole('group', { name: w.label })).toHaveAccessibleDescription(w.hint);
    await userEvent.tab();
    await userEvent.keyboard(w.typed);
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
    const [hour] = canvas.getAllByRole('spinbutton');
    hour?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:30');
    await expect(canvas.getByRole('alert')).toHaveTextContent(w.refused);
    await expect(hour).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: w.clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const English: Story = { ...Default, args: { onChange: fn() }, globals: { language: 'en' } };
export const EnglishTest: Story = { ...English, tags: ['test', '!dev', '!autodocs'], play: DefaultTest.play };

export const Playground: Story = {
  args: { size: 'md', seconds: false, required: false, disabled: false, readOnly: false },
  render: (args, { globals }) => (
    <Narrow>
      <TimeField {...args} label={args.label ?? wordsOf(globals, words).label} />
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
          <TimeField label={w.label} hint={w.hint} />
          <TimeField label={w.label} defaultValue="09:30" clearText={w.clear} required />
          <TimeField label={w.pin} defaultValue="12:46:07" seconds hourCycle={24} />
          <TimeField label={w.label} defaultValue="09:30" error={w.error} />
          <TimeField label={w.label} defaultValue="09:30" disabled />
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
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: w.pin })).toHaveTextContent('12:46:07');
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <TimeField label={long} hint={long} defaultValue="19:30" clearText={long} required />
          <TimeField label={unbroken} defaultValue="19:30" error={unbroken} />
          <TimeField label={unbroken} defaultValue="19:30" max="18:00" refusedText={long} />
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
