import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { Radio } from './Radio.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const words = {
  zh: {
    label: '谁能报名',
    hint: '发布以后还能放宽，不能收紧',
    error: '先选谁能报名，才能发布',
    before: '前面',
    after: '后面',
    answers: [
      { value: 'all', label: '全公司', more: '在职的 3,214 人，新入职的自动加入' },
      { value: 'team', label: '指定部门', more: '按组织架构选，调岗后跟着变' },
      { value: 'list', label: '导入名单', more: '一次最多 2,000 人，名单外的看不到' },
    ],
    closed: '仅邀请',
    long: '只有通过了首件检验与过程巡检实务结业测验、并且在最近一百八十天内完成过现场带教的质检员和班组长',
    longMore: 'quality.inspection.first-article.in-process.patrol.last-article@hengchuan-precision.example',
  },
  en: {
    label: 'Who may sign up',
    hint: 'It can be widened after publishing, never narrowed',
    error: 'Say who may sign up before you publish',
    before: 'Before',
    after: 'After',
    answers: [
      { value: 'all', label: 'Everyone', more: 'All 3,214 employees; newcomers are added by themselves' },
      { value: 'team', label: 'Some departments', more: 'Chosen from the organisation; follows people who move' },
      { value: 'list', label: 'A list of people', more: 'Up to 2,000 at once; nobody else sees it' },
    ],
    closed: 'By invitation',
    long: 'Only inspectors and team leaders who passed the final quiz of First-article inspection and guided a colleague on site within the last one hundred and eighty days',
    longMore: 'quality.inspection.first-article.in-process.patrol.last-article@hengchuan-precision.example',
  },
};

const meta: Meta<typeof RadioGroup> = {
  title: 'ui/Forms/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    counter: { control: false },
    value: { control: false },
    children: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

function Audience({ w, ...rest }: Partial<RadioGroupProps> & { w: typeof words.zh }) {
  return (
    <RadioGroup label={w.label} {...rest}>
      {w.answers.map(({ value, label, more }) => (
        <Radio key={value} value={value} description={rest.variant === 'card' ? more : undefined}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

export const Default: Story = {
  args: { onChange: fn(), onBlur: fn() },
  render: ({ onChange, onBlur }, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Column>
        <button type="button">{w.before}</button>
        <Audience {...{ w, onChange, onBlur }} hint={w.hint} name="audience" required />
        <button type="button">{w.after}</button>
      </Column>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: w.label });
    await expect(group).toHaveAccessibleDescription(w.hint);
    await expect(group).toBeRequired();
    const [all, team, list] = canvas.getAllByRole('radio');
    // One stop for Tab: in, along with the arrows, out.
    canvas.getByRole('button', { name: w.before }).focus();
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
    await userEvent.keyboard('{ArrowDown}');
    await expect(team).toBeChecked();
    await expect(all).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(list).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('list');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: w.after })).toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {
  args: { orientation: 'vertical', variant: 'plain', required: true, disabled: false, hideLabel: false },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return <Audience {...args} w={w} label={args.label ?? w.label} />;
  },
};

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Column data-fill="">
        <Audience w={w} hint={w.hint} defaultValue="team" orientation="horizontal" />
        <Audience w={w} error={w.error} required orientation="horizontal" />
        <Audience w={w} defaultValue="all" disabled orientation="horizontal" />
        <Audience w={w} variant="card" orientation="horizontal" defaultValue="team" hint={w.hint} />
        <Narrow>
          <RadioGroup label={w.label} variant="card" defaultValue="all" error={w.error}>
            <Radio value="all" description={w.answers[0]?.more}>
              {w.answers[0]?.label}
            </Radio>
            <Radio value="invited" description={w.answers[2]?.more} disabled>
              {w.closed}
            </Radio>
          </RadioGroup>
        </Narrow>
      </Column>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'mirrored', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const [, refused] = within(canvasElement).getAllByRole('radiogroup');
    await expect(refused).toBeInvalid();
    await expect(refused).toHaveAccessibleDescription(w.error);
    // A description is read after the words, not as a part of them.
    const cards = within(canvasElement).getAllByRole('radio', { name: w.answers[1]?.label });
    await expect(cards.at(-1)).toHaveAccessibleDescription(w.answers[1]?.more);
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Column data-fill="">
          {(['plain', 'card'] as const).map((variant) => (
            <RadioGroup key={variant} label={w.long} variant={variant} defaultValue="a" hint={w.longMore}>
              <Radio value="a" description={w.longMore}>
                {w.long}
              </Radio>
              <Radio value="b">{w.longMore}</Radio>
            </RadioGroup>
          ))}
        </Column>
      </Narrow>
    );
  },
};
