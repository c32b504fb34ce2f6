import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { TagField, type TagFieldProps } from './TagField.tsx';

const words = {
  zh: {
    label: '参加部门',
    hint: '选上级部门，下级的人也算在内',
    placeholder: '输入部门名称',
    error: '至少选一个部门',
    words: { empty: '没有这个部门', loading: '正在找', clear: '全部清除', chosen: '已选部门' },
    options: [
      { value: 'quality', label: '质量部', description: '126 人' },
      { value: 'patrol', label: '质量部 / 过程检验组', description: '48 人' },
      { value: 'process', label: '工艺部', description: '82 人' },
      { value: 'machining', label: '机加工车间', description: '640 人' },
      { value: 'heat', label: '热处理车间', description: '213 人' },
    ],
    type: '车间',
    gone: '安全环保部（已撤销）',
    long: '首件检验与过程巡检实务、三坐标测量机操作与日常点检、GB/T 2828.1 计数抽样联合教研组',
  },
  en: {
    label: 'Departments',
    hint: 'A department brings all below it',
    placeholder: 'Type a department',
    error: 'Choose at least one',
    words: { empty: 'No such department', loading: 'Searching', clear: 'Clear all', chosen: 'Chosen departments' },
    options: [
      { value: 'quality', label: 'Quality', description: '126 people' },
      { value: 'patrol', label: 'Quality / In-process inspection', description: '48 people' },
      { value: 'process', label: 'Process', description: '82 people' },
      { value: 'machining', label: 'Machining shop', description: '640 people' },
      { value: 'heat', label: 'Heat treatment shop', description: '213 people' },
    ],
    type: 'shop',
    gone: 'Safety and environment (closed)',
    long: 'Joint teaching group of first-article inspection, coordinate measuring machines and sampling by attributes',
  },
};

const meta: Meta<typeof TagField> = {
  title: 'ui/Forms/TagField',
  component: TagField,
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
type Story = StoryObj<typeof TagField>;

function Departments({ w, ...rest }: Partial<TagFieldProps> & { w: typeof words.zh }) {
  return <TagField label={w.label} placeholder={w.placeholder} options={w.options} words={w.words} {...rest} />;
}

export const Default: Story = {
  args: { onChange: fn() },
  render: ({ onChange }, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Departments {...{ w, onChange }} hint={w.hint} name="department" />
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
    const tags = () => canvas.queryAllByRole('row').map((row) => row.textContent);
    const label = (index: number) => w.options[index]?.label;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard(w.type);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['machining']);
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['machining', 'heat']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(tags()).toEqual([label(3), label(4)]);
    await expect(canvasElement.querySelectorAll('input[name=department]')).toHaveLength(2);
    // Backspace at the start removes the last tag; the tags themselves are one stop before the box.
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['machining']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(field).toHaveFocus();
  },
};

/** Enter takes the first match; text without a match is kept. */
export const EnterTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const field = within(canvasElement).getByRole('combobox', { name: w.label });
    await userEvent.type(field, `${w.type}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith(['machining']);
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'zzz{Enter}');
    await expect(field).toHaveValue('zzz');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Its options change with each letter, and without letters there are none. */
function Refetched({ w }: { w: typeof words.zh }) {
  const [text, setText] = useState('');
  const found = w.options.filter(({ label }) => text !== '' && label.includes(text));
  return (
    <Departments
      w={w}
      options={found}
      onSearch={setText}
      defaultValue={['gone']}
      known={[{ value: 'gone', label: w.gone }]}
    />
  );
}

/** A chosen option keeps its label when the next search brings others, and when it was never among them. */
export const FromSearch: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <Refetched w={wordsOf(globals, words)} />
    </Narrow>
  ),
};

export const FromSearchTest: Story = {
  ...FromSearch,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), w.type);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(w.options[3]?.label ?? '-') }));
    // While the list is open all else is hidden from assistive technology.
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual([w.gone, w.options[3]?.label]),
    );
    await userEvent.click(canvas.getByRole('button', { name: w.words.clear }));
    await expect(canvas.queryAllByRole('row')).toHaveLength(0);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { loading: false, required: false, disabled: false },
  render: ({ label, options, words: given, ...args }, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <TagField {...args} label={label ?? w.label} options={options ?? w.options} words={given ?? w.words} />
      </Narrow>
    );
  },
};

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Column data-fill="">
          <Departments w={w} hint={w.hint} />
          <Departments w={w} defaultValue={['quality', 'patrol', 'process', 'heat']} />
          <Departments w={w} defaultValue={['quality']} error={w.error} required />
          <Departments w={w} defaultValue={['quality', 'heat']} disabled />
          <Departments w={w} loading />
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
    const fields = within(canvasElement).getAllByRole('combobox');
    await expect(fields[2]).toBeInvalid();
    await expect(fields[2]).toHaveAccessibleDescription(expect.stringContaining(w.error));
    await expect(fields[3]).toBeDisabled();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <TagField
          label={w.long}
          words={w.words}
          hint={w.long}
          defaultValue={['a', 'b']}
          options={[
            { value: 'a', label: w.long },
            { value: 'b', label: w.long.replaceAll(' ', '_') },
          ]}
        />
      </Narrow>
    );
  },
};
