import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const words = {
  zh: {
    label: '考完以后通知',
    hint: '没有选的人仍能在消息里查到',
    error: '至少选一个人，不然没有人知道考试结束了',
    all: '全部',
    options: [
      { value: 'learner', label: '学员本人', description: '成绩、错题和证书' },
      { value: 'leader', label: '班组长', description: '本组的通过率' },
      { value: 'teacher', label: '讲师', description: '每道题的得分率' },
      { value: 'hr', label: '人力资源部', disabled: true, description: '公司规定必须通知' },
    ],
    long: '三坐标测量机操作与日常点检、GB/T 2828.1 计数抽样、外观检验的灯光距离与限度样件三门课程的全部责任讲师',
  },
  en: {
    label: 'Who hears of the results',
    hint: 'Everyone else still finds them among the messages',
    error: 'Choose at least one, or nobody learns that the exam is over',
    all: 'All of them',
    options: [
      { value: 'learner', label: 'The learner', description: 'Marks, mistakes and the certificate' },
      { value: 'leader', label: 'The team leader', description: 'How many of the team passed' },
      { value: 'teacher', label: 'The lecturer', description: 'How each question was answered' },
      { value: 'hr', label: 'Human Resources', disabled: true, description: 'Required by your company' },
    ],
    long: 'All responsible lecturers of Coordinate measuring machines, Sampling by attributes to GB/T 2828.1 and Visual inspection: light, distance and limit samples',
  },
};

const meta: Meta<typeof CheckboxGroup> = {
  title: 'ui/Forms/CheckboxGroup',
  component: CheckboxGroup,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    allText: { control: 'text' },
    counter: { control: false },
    options: { control: 'object' },
    value: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

export const Default: Story = {
  args: { onChange: fn(), onBlur: fn(), defaultValue: ['teacher', 'hr'] },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return <CheckboxGroup {...args} label={w.label} hint={w.hint} allText={w.all} options={w.options} name="told" />;
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: w.label })).toHaveAccessibleDescription(w.hint);
    const all = canvas.getByRole('checkbox', { name: w.all });
    const [learner, , , hr] = w.options.map(({ label }) => canvas.getByRole('checkbox', { name: label }));
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['learner', 'leader', 'teacher', 'hr']);
    await expect(all).toBeChecked();
    // Disabled options keep their state when all others change.
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hr']);
    await expect(hr).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.tab();
    await expect(learner).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['learner', 'hr']);
    await expect(all).toBePartiallyChecked();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {
  args: { orientation: 'vertical', required: false, disabled: false, hideLabel: false },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return <CheckboxGroup {...args} label={args.label ?? w.label} options={args.options ?? w.options} />;
  },
};

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    const plain = w.options.map(({ value, label }) => ({ value, label }));
    return (
      <Column data-fill="">
        <CheckboxGroup
          label={w.label}
          options={plain}
          orientation="horizontal"
          defaultValue={['leader']}
          hint={w.hint}
        />
        <CheckboxGroup label={w.label} options={plain} orientation="horizontal" required error={w.error} />
        <CheckboxGroup
          label={w.label}
          options={plain}
          allText={w.all}
          orientation="horizontal"
          disabled
          defaultValue={['leader']}
        />
        <CheckboxGroup label={w.label} options={w.options} allText={w.all} defaultValue={['learner', 'hr']} />
      </Column>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'mirrored', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const groups = within(canvasElement).getAllByRole('group', { name: w.label });
    await expect(groups[1]).toHaveAccessibleDescription(w.error);
    const [first] = within(groups[1] ?? canvasElement).getAllByRole('checkbox');
    await expect(first).toBeInvalid();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = wordsOf(globals, words);
    return (
      <Narrow>
        <CheckboxGroup
          label={long}
          allText={long}
          hint={long}
          options={[
            { value: 'a', label: long, description: long },
            { value: 'b', label: long.replaceAll(' ', '_') },
          ]}
        />
      </Narrow>
    );
  },
};
