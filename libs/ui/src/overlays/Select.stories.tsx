import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf, type StoryTexts } from '../story-kit/texts.ts';
import { LocaleContext } from '../theme/locale.ts';
import { inWindow } from '../story-kit/frames.ts';
import { Select, type SelectProps } from './Select.tsx';

const words = {
  zh: {
    label: '考试类型',
    hint: '发布以后不能再改',
    error: '先选类型，才能出题',
    placeholder: '选一种',
    kinds: [
      {
        label: '计入成绩',
        options: [
          { value: 'final', label: '结业考试', description: '限时、限次，及格才发证书' },
          { value: 'make-up', label: '补考', description: '只给没有及格的人' },
        ],
      },
      {
        label: '不计成绩',
        options: [
          { value: 'quiz', label: '随堂测验', description: '当场看答案', count: 12 },
          { value: 'survey', label: '问卷', description: '需要先开通', disabled: true },
        ],
      },
    ],
  },
  en: {
    label: 'Kind of exam',
    hint: 'It stays as it is once published',
    error: 'Choose a kind before you add questions',
    placeholder: 'Choose one',
    kinds: [
      {
        label: 'Counts for the mark',
        options: [
          {
            value: 'final',
            label: 'Final exam',
            description: 'Limited in time and tries; passing earns the certificate',
          },
          { value: 'make-up', label: 'Second try', description: 'For those who did not pass' },
        ],
      },
      {
        label: 'Does not count',
        options: [
          { value: 'quiz', label: 'Quiz', description: 'Answers are shown at once', count: 12 },
          { value: 'survey', label: 'Survey', description: 'Has to be enabled first', disabled: true },
        ],
      },
    ],
  },
};

const meta: Meta<typeof Select> = {
  title: 'ui/Forms/Select',
  component: Select,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    counter: { control: false },
    value: { control: false },
    options: { control: 'object' },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

function Quality({ t, ...rest }: Partial<SelectProps> & { t: StoryTexts }) {
  const [value, setValue] = useState<string>();
  return (
    <Narrow>
      <Select
        label={t.quality}
        placeholder={t.qualities[0]}
        options={t.qualities.map((label) => ({ value: label, label }))}
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          rest.onChange?.(next);
        }}
      />
    </Narrow>
  );
}

export const Default: Story = {
  args: { onChange: fn(), onBlur: fn() },
  render: ({ onChange, onBlur }, { globals }) => (
    <Quality t={textsOf(globals)} {...{ onChange, onBlur }} name="quality" />
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const t = textsOf(globals);
    const button = within(canvasElement).getByRole('button', { name: new RegExp(t.quality) });
    await expect(button).toHaveTextContent(t.qualities[0] ?? '-');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // Letters choose without opening it; arrows open it, Enter takes the highlighted option.
    await userEvent.keyboard('7');
    await waitFor(() => expect(button).toHaveTextContent('720P'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('480P'));
    await expect(args.onChange).toHaveBeenLastCalledWith('480P');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvasElement.querySelector('select[name=quality]')).toHaveValue('480P');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};

/** Options in sections, with descriptions and numbers. */
export const Sections: Story = {
  parameters: inWindow(420),
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Select label={w.label} options={w.kinds} defaultValue="make-up" hint={w.hint} required />
      </Narrow>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('listbox');
  },
};

export const SectionsTest: Story = {
  ...Sections,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleDescription(w.hint);
    await expect(button).toHaveTextContent(w.kinds[0]?.options[1]?.label ?? '-');
    await expect(button).not.toHaveTextContent(w.kinds[0]?.options[1]?.description ?? '-');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    for (const { label } of w.kinds) await screen.findByRole('group', { name: label });
    await expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getAllByRole('option')[3]).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Playground: Story = {
  args: { size: 'md', required: false, disabled: false, hideLabel: false },
  render: ({ label, options, ...args }, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Select placeholder={w.placeholder} {...args} label={label ?? w.label} options={options ?? w.kinds} />
      </Narrow>
    );
  },
};

export const States: Story = {
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    const some = { label: w.label, options: w.kinds, placeholder: w.placeholder };
    return (
      <Narrow>
        <Column data-fill="">
          <Select {...some} hint={w.hint} />
          <Select {...some} defaultValue="final" />
          <Select {...some} required error={w.error} />
          <Select {...some} defaultValue="quiz" disabled />
          <Select {...some} defaultValue="final" size="lg" />
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
    const [empty, , wrong, off] = within(canvasElement).getAllByRole('button');
    await expect(empty).toHaveTextContent(w.placeholder);
    await expect(wrong).toHaveAccessibleDescription(w.error);
    await expect(off).toBeDisabled();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Select
          label={t.long}
          defaultValue={t.long}
          hint={t.long}
          options={[
            { value: t.long, label: t.long, description: t.long },
            { value: 'off', label: t.disabled, disabled: true },
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
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};

/** Overlays take their direction from the language: here Hebrew. */
export const Mirrored: Story = {
  ...Sections,
  globals: { direction: 'rtl' },
  decorators: [
    (Shown) => (
      <LocaleContext value="he">
        <Shown />
      </LocaleContext>
    ),
  ],
};
