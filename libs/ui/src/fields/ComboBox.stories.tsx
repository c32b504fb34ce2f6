import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { LocaleContext } from '../theme/locale.ts';
import { inWindow } from '../story-kit/frames.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const words = {
  zh: {
    label: '责任讲师',
    hint: '输入姓名或工号',
    placeholder: '选一位讲师',
    error: '这位讲师 11 月在休假，换一位',
    words: { empty: '没有这个人', loading: '正在找', clear: '清除' },
    people: [
      {
        label: '质量部',
        options: [
          { value: 'chen', label: '陈国栋', description: '首件检验与过程巡检' },
          { value: 'he', label: '何佳怡', description: 'GB/T 2828.1 计数抽样' },
        ],
      },
      {
        label: '工艺部',
        options: [
          { value: 'wu', label: '吴建平', description: '三坐标测量机' },
          { value: 'tang', label: '唐婉清', description: '来料检验', disabled: true },
        ],
      },
    ],
    type: ['吴', '国'],
    post: '岗位',
    posts: ['质检员', '质检班长', '工艺员'],
    free: '没有的岗位可以直接写',
    typed: '巡检员',
    long: '负责首件检验、过程巡检、末件复核三道关口的全部责任讲师（含外聘、返聘与跨厂区支援人员）',
  },
  en: {
    label: 'Lecturer',
    hint: 'Type a name or a number',
    placeholder: 'Choose a lecturer',
    error: 'Away in November; choose somebody else',
    words: { empty: 'Nobody of that name', loading: 'Searching', clear: 'Clear' },
    people: [
      {
        label: 'Quality',
        options: [
          { value: 'chen', label: 'Guodong Chen', description: 'First-article and patrol inspection' },
          { value: 'he', label: 'Jiayi He', description: 'Sampling by attributes' },
        ],
      },
      {
        label: 'Process',
        options: [
          { value: 'wu', label: 'Jianping Wu', description: 'Coordinate measuring machines' },
          { value: 'tang', label: 'Wanqing Tang', description: 'Incoming inspection', disabled: true },
        ],
      },
    ],
    type: ['Wu', 'Guo'],
    post: 'Post',
    posts: ['Inspector', 'Inspection team leader', 'Process engineer'],
    free: 'Write it if it is not in the list',
    typed: 'Patrol inspector',
    long: 'All lecturers responsible for first-article, in-process and last-article inspection, external and retired colleagues and support from other plants included',
  },
};

const meta: Meta<typeof ComboBox> = {
  title: 'ui/Forms/ComboBox',
  component: ComboBox,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    counter: { control: false },
    value: { control: false },
    options: { control: 'object' },
    words: { control: 'object' },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof ComboBox>;

function Lecturer({ w, ...rest }: Partial<ComboBoxProps> & { w: typeof words.zh }) {
  return <ComboBox label={w.label} placeholder={w.placeholder} options={w.people} words={w.words} {...rest} />;
}

export const Default: Story = {
  args: { onChange: fn() },
  render: ({ onChange }, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Lecturer {...{ w, onChange }} hint={w.hint} name="lecturer" required />
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
    const field = canvas.getByRole('combobox', { name: w.label });
    await expect(field).toHaveAccessibleDescription(w.hint);
    await expect(field).toBeRequired();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    // Letters search, arrows move, Enter chooses.
    await userEvent.keyboard(w.type[0] ?? '');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('wu');
    await expect(field).toHaveValue(w.people[1]?.options[0]?.label);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvasElement.querySelector('input[name=lecturer]')).toHaveValue('wu');
    // A search without matches says so, and leaving restores the choice.
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText(w.words.empty)).toBeVisible());
    await userEvent.tab();
    await expect(field).toHaveValue('');
  },
};

/** Makes the story's server answer. */
let answer = () => undefined as unknown;

function FromServer({ w, onSearch }: { w: typeof words.zh; onSearch?: (text: string) => void }) {
  const [options, setOptions] = useState<ComboBoxProps['options']>([]);
  const [loading, setLoading] = useState(false);
  const search = (text: string) => {
    onSearch?.(text);
    setLoading(true);
    setOptions([]);
    answer = () => {
      setOptions(w.people.flatMap((section) => section.options).filter(({ label }) => label.includes(text)));
      setLoading(false);
    };
  };
  return <Lecturer w={w} options={options} loading={loading} onSearch={search} />;
}

/** The caller filters, e.g. on a server; the list shows that options are loading. */
export const Loading: Story = {
  args: { onSearch: fn() },
  render: ({ onSearch }, { globals }) => (
    <Narrow>
      <FromServer w={wordsOf(globals, words)} onSearch={onSearch} />
    </Narrow>
  ),
};

export const LoadingTest: Story = {
  ...Loading,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, w.type[1] ?? '');
    await expect(args.onSearch).toHaveBeenLastCalledWith(w.type[1]);
    await waitFor(() => expect(screen.getByText(w.words.loading)).toBeVisible());
    answer();
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(w.people[0]?.options[0]?.label ?? '-') }),
    );
    await waitFor(() => expect(field).toHaveValue(w.people[0]?.options[0]?.label));
  },
};

/** Any text is valid; options are proposals. */
export const FreeText: Story = {
  args: { onChange: fn() },
  render: ({ onChange }, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <ComboBox
          label={w.post}
          hint={w.free}
          freeText
          words={w.words}
          options={w.posts.map((label) => ({ value: label, label }))}
          onChange={onChange}
          name="post"
        />
      </Narrow>
    );
  },
};

export const FreeTextTest: Story = {
  ...FreeText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, w.typed);
    await userEvent.tab();
    await expect(field).toHaveValue(w.typed);
    await expect(args.onChange).toHaveBeenLastCalledWith(w.typed);
    await userEvent.click(within(canvasElement).getByRole('button', { name: w.words.clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue(w.posts[0]);
    await expect(args.onChange).toHaveBeenLastCalledWith(w.posts[0]);
  },
};

export const Playground: Story = {
  args: { loading: false, freeText: false, required: false, disabled: false, size: 'md' },
  render: ({ label, options, words: given, ...args }, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <ComboBox {...args} label={label ?? w.label} options={options ?? w.people} words={given ?? w.words} />
      </Narrow>
    );
  },
};

export const States: Story = {
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Column data-fill="">
          <Lecturer w={w} error={w.error} defaultValue="chen" />
          <Lecturer w={w} disabled defaultValue="he" />
          <Lecturer w={w} loading hint={w.hint} />
          <Lecturer w={w} size="lg" />
          <Lecturer w={w} defaultValue="wu" />
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
    const canvas = within(canvasElement);
    const fields = canvas.getAllByRole('combobox');
    await expect(fields[0]).toBeInvalid();
    await expect(fields[0]).toHaveAccessibleDescription(w.error);
    await expect(fields[1]).toBeDisabled();
  },
};

/** The whole list, in its sections, whatever the box contains. */
export const Open: Story = {
  parameters: inWindow(480),
  tags: ['english-dark'],
  render: (_args, { globals }) => (
    <Narrow>
      <Lecturer w={wordsOf(globals, words)} defaultValue="wu" />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
};

export const OpenTest: Story = {
  ...Open,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    for (const { label } of w.people) await screen.findByRole('group', { name: label });
    const [, , wu, tang] = screen.getAllByRole('option');
    await expect(wu).toHaveAttribute('aria-selected', 'true');
    await expect(tang).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <ComboBox
          label={w.long}
          words={{ ...w.words, empty: w.long }}
          defaultValue="a"
          hint={w.long}
          options={[
            { value: 'a', label: w.long, description: w.long },
            { value: 'b', label: w.long.replaceAll(' ', '_') },
          ]}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};

/** Overlays take their direction from the language: here Hebrew. */
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
