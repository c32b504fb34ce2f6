import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { LocaleContext } from '../theme/locale.ts';
import { RangeSlider, Slider } from './Slider.tsx';

const words = {
  zh: {
    label: '及格线',
    hint: '改了以后，交过卷的人不受影响',
    error: '比公司规定的 60% 低',
    hours: '课程时长',
    ends: ['最短', '最长'] as [string, string],
    volume: '音量',
    marks: ['宽', '公司规定', '严'],
    long: '每一次随堂测验里，连续答对多少道题以后可以跳过本章余下的练习直接进入下一章',
  },
  en: {
    label: 'Pass mark',
    hint: 'Those who have handed in are not affected',
    error: 'Below the 60% your company asks for',
    hours: 'Length of the course',
    ends: ['shortest', 'longest'] as [string, string],
    volume: 'Volume',
    marks: ['Mild', 'Company rule', 'Strict'],
    long: 'How many questions in a row have to be right in a quiz before the rest of the exercises may be skipped',
  },
};

const meta: Meta<typeof Slider> = {
  title: 'ui/Forms/Slider',
  component: Slider,
  subcomponents: { RangeSlider },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    value: { control: false },
    marks: { control: 'object' },
    formatOptions: { control: 'object' },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Slider>;

const percent: Intl.NumberFormatOptions = { style: 'percent' };
const hours: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour' };

export const Default: Story = {
  args: { onChange: fn(), onChangeEnd: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Slider
          {...args}
          label={w.label}
          hint={w.hint}
          min={0}
          max={1}
          step={0.05}
          formatOptions={percent}
          defaultValue={0.6}
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
    const slider = canvas.getByRole('slider', { name: w.label });
    await expect(slider).toHaveAccessibleDescription(w.hint);
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '60%');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('100%');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(1);
    await fireEvent.change(slider, { target: { value: '0.7' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(0.7);
  },
};

/** Two knobs do not pass each other. */
export const Range: Story = {
  args: { onChange: fn() },
  render: ({ onChange }, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <RangeSlider
          label={w.hours}
          thumbTexts={w.ends}
          min={0}
          max={10}
          formatOptions={hours}
          defaultValue={[1, 3]}
          onChange={([from, to]) => onChange?.(from * 100 + to)}
        />
      </Narrow>
    );
  },
};

export const RangeTest: Story = {
  ...Range,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    const shortest = canvas.getByRole('slider', { name: new RegExp(w.ends[0]) });
    const longest = canvas.getByRole('slider', { name: new RegExp(w.ends[1]) });
    await userEvent.tab();
    await expect(shortest).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(303);
    await userEvent.tab();
    await expect(longest).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(310);
  },
};

export const Playground: Story = {
  args: { min: 0, max: 100, step: 1, defaultValue: 40, disabled: false },
  render: (args, { globals }) => (
    <Narrow>
      <Slider {...args} label={args.label ?? wordsOf(globals, words).volume} />
    </Narrow>
  ),
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    const marks = [0, 0.6, 1].map((value, index) => ({ value, label: w.marks[index] }));
    return (
      <Narrow>
        <Column data-fill="">
          <Slider label={w.volume} defaultValue={40} />
          <Slider label={w.volume} />
          <Slider label={w.label} max={1} step={0.05} formatOptions={percent} defaultValue={0.8} marks={marks} />
          <Slider label={w.label} max={1} step={0.05} formatOptions={percent} defaultValue={0.4} error={w.error} />
          <RangeSlider
            label={w.hours}
            thumbTexts={w.ends}
            max={10}
            formatOptions={hours}
            defaultValue={[2, 6]}
            marks={[0, 2, 4, 6, 8, 10].map((value) => ({ value, label: String(value) }))}
          />
          <Slider label={w.volume} defaultValue={40} disabled />
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
    const [, low] = within(canvasElement).getAllByRole('slider', { name: w.label });
    await expect(low).toHaveAccessibleDescription(w.error);
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = wordsOf(globals, words);
    return (
      <Narrow>
        <Slider
          label={long}
          hint={long}
          defaultValue={5}
          max={10}
          marks={[0, 5, 10].map((value) => ({ value, label: long }))}
        />
      </Narrow>
    );
  },
};

/** The direction of a slider follows its language, as the keys do: here Hebrew. */
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
