import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Kbd } from '../components/layout.tsx';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { SearchField } from './SearchField.tsx';

const words = {
  zh: {
    label: '搜学员',
    placeholder: '姓名、工号或手机号',
    typed: '欧阳雪晴',
    error: '至少输入两个字',
    long: '在全公司 3,214 名在职学员、外协单位和已离职但仍有证书在有效期内的人员当中查找',
  },
  en: {
    label: 'Search learners',
    placeholder: 'Name, number or mobile',
    typed: 'Xueqing Ouyang',
    error: 'Type at least two letters',
    long: 'Search all 3,214 learners, external partners and those who left and hold a certificate that is still valid',
  },
};

const meta: Meta<typeof SearchField> = {
  title: 'ui/Forms/SearchField',
  component: SearchField,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    counter: { control: false },
    value: { control: false },
    after: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Default: Story = {
  args: { onChange: fn(), onSubmit: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <SearchField {...args} label={w.label} hideLabel placeholder={w.placeholder} after={<Kbd>/</Kbd>} />
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
    const field = canvas.getByRole('searchbox', { name: w.label });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('H20381');
    await expect(args.onChange).toHaveBeenLastCalledWith('H20381');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('H20381');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('Li');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { loading: false, disabled: false, size: 'md', hideLabel: true },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <SearchField {...args} label={args.label ?? w.label} placeholder={args.placeholder ?? w.placeholder} />
      </Narrow>
    );
  },
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Column data-fill="">
          <SearchField label={w.label} placeholder={w.placeholder} />
          <SearchField label={w.label} defaultValue={w.typed} />
          <SearchField label={w.label} defaultValue={w.typed} loading />
          <SearchField label={w.label} defaultValue="L" error={w.error} />
          <SearchField label={w.label} placeholder={w.placeholder} disabled />
          <SearchField label={w.label} placeholder={w.placeholder} size="lg" />
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
    const fields = within(canvasElement).getAllByRole('searchbox', { name: w.label });
    await expect(fields[3]).toHaveAccessibleDescription(w.error);
    await expect(fields[3]).toBeInvalid();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = wordsOf(globals, words);
    return (
      <Narrow>
        <SearchField label={long} placeholder={long} defaultValue={long} hint={long} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
