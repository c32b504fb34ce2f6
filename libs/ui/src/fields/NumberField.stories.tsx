import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { NumberField } from './NumberField.tsx';

const words = {
  zh: {
    label: '考试时长',
    hint: '10 到 180 分钟，每 5 分钟一档',
    unit: '分钟',
    refused: '要在 10 到 180 分钟之间',
    error: '比试卷要求的 90 分钟短',
    points: '课程积分',
    rate: '及格线',
    budget: '培训预算',
    people: '可报名人数',
    none: '不限',
    long: '每位学员在报名截止以前、因为班次调整而可以自己改期的最多次数',
  },
  en: {
    label: 'Length of the exam',
    hint: '10 to 180 minutes, in steps of 5',
    unit: 'minutes',
    refused: 'It has to be between 10 and 180 minutes',
    error: 'Shorter than the 90 minutes the paper asks for',
    points: 'Points of the course',
    rate: 'Pass mark',
    budget: 'Budget',
    people: 'Places',
    none: 'No limit',
    long: 'How many times each learner may move the date because of a change of shifts, until the registration closes',
  },
};

const meta: Meta<typeof NumberField> = {
  title: 'ui/Forms/NumberField',
  component: NumberField,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    refusedText: { control: 'text' },
    counter: { control: false },
    value: { control: false },
    formatOptions: { control: 'object' },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof NumberField>;

export const Default: Story = {
  args: { onChange: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <NumberField {...args} label={w.label} hint={w.hint} unit={w.unit} min={10} max={180} step={5} name="minutes" />
      </Narrow>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const field = within(canvasElement).getByRole('textbox', { name: w.label });
    await expect(field).toHaveAccessibleDescription(`${w.hint} ${w.unit}`);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('20');
    // Letters are ignored; a number between two steps snaps to the nearer one.
    await userEvent.clear(field);
    await userEvent.keyboard('9x2{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(90);
    await userEvent.clear(field);
    await userEvent.keyboard('500');
    await userEvent.tab();
    await expect(field).toHaveValue('180');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvasElement.querySelector('input[type=hidden]')).toHaveValue('');
  },
};

/** With `refusedText`, a number out of range stays as typed and is marked as wrong. */
export const OutOfRange: Story = {
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <NumberField label={w.label} hint={w.hint} unit={w.unit} min={10} max={180} step={1} refusedText={w.refused} />
      </Narrow>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const field = within(canvasElement).getByRole('textbox');
    // A whole number: the decimal point is ignored.
    await userEvent.type(field, '50.0');
    await userEvent.tab();
    await expect(field).toHaveValue('500');
    await expect(field).toBeInvalid();
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(w.refused);
    await expect(field).toHaveAccessibleDescription(`${w.refused} ${w.unit}`);
  },
};

export const OutOfRangeTest: Story = {
  ...OutOfRange,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    await OutOfRange.play?.(context);
    const field = within(context.canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '60{Enter}');
    await expect(field).not.toBeInvalid();
  },
};

export const Playground: Story = {
  args: {
    min: 0,
    max: 100,
    step: 1,
    size: 'md',
    hideSteppers: false,
    required: false,
    disabled: false,
    readOnly: false,
  },
  render: (args, { globals }) => (
    <Narrow>
      <NumberField {...args} label={args.label ?? wordsOf(globals, words).label} />
    </Narrow>
  ),
};

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Column data-fill="">
          <NumberField label={w.people} placeholder={w.none} hint={w.hint} />
          <NumberField label={w.points} defaultValue={12345.5} formatOptions={{ minimumFractionDigits: 1 }} required />
          <NumberField label={w.rate} defaultValue={0.6} min={0} max={1} formatOptions={{ style: 'percent' }} />
          <NumberField
            label={w.budget}
            defaultValue={86000}
            formatOptions={{ style: 'currency', currency: 'CNY', maximumFractionDigits: 0 }}
            hideSteppers
          />
          <NumberField label={w.label} defaultValue={45} unit={w.unit} error={w.error} />
          <NumberField label={w.label} defaultValue={90} unit={w.unit} disabled />
          <NumberField label={w.label} defaultValue={90} unit={w.unit} readOnly />
          <NumberField label={w.people} defaultValue={30} max={30} size="lg" />
        </Column>
      </Narrow>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'mirrored', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: w.points })).toHaveValue('12,345.5');
    await expect(canvas.getByRole('textbox', { name: w.points })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: w.rate })).toHaveValue('60%');
    const [wrong, off] = canvas.getAllByRole('textbox', { name: w.label });
    await expect(wrong).toHaveAccessibleDescription(`${w.error} ${w.unit}`);
    await expect(off).toBeDisabled();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = wordsOf(globals, words);
    return (
      <Narrow>
        <NumberField label={long} hint={long} defaultValue={123_456_789_012_345} unit="μmol/(L·min)" />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
