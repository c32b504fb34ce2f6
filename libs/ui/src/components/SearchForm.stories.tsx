import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

const meta: Meta<typeof SearchForm> = {
  title: 'ui/Forms/SearchForm',
  component: SearchForm,
  args: { onSearch: fn() },
  argTypes: { shortcut: { control: 'object' }, ref: { control: false } },
};
export default meta;
type Story = StoryObj<typeof SearchForm>;

function Own(props: Omit<SearchFormProps, 'onChange' | 'value'> & { value?: string }) {
  const [value, setValue] = useState(props.value ?? '');
  return <SearchForm {...props} value={value} onChange={setValue} />;
}

/** Enter searches, without surrounding spaces; an empty text searches for everything. */
export const Default: Story = {
  render: ({ onSearch, ...args }, { globals }) => (
    <Own
      shortcut={{ key: '/', hint: '/' }}
      {...args}
      label={textsOf(globals).search}
      placeholder={textsOf(globals).search}
      onSearch={onSearch}
    />
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByRole('searchbox', { name: textsOf(globals).search });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('  8D {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('8D');
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

export const Playground: Story = { ...Default, args: { maxLength: 60 } };

/** Empty, with words, without a key. */
export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: ({ onSearch }, { globals }) => {
    const { search, department } = textsOf(globals);
    return (
      <Column>
        <Own label={search} placeholder={search} onSearch={onSearch} shortcut={{ key: '/', hint: '/' }} />
        <Own label={search} value={department} onSearch={onSearch} shortcut={{ key: '/', hint: '/' }} />
        <Own label={search} placeholder={search} onSearch={onSearch} />
      </Column>
    );
  },
};

export const LongText: Story = {
  render: ({ onSearch }, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Own label={long} placeholder={long} onSearch={onSearch} shortcut={{ key: '/', hint: '/' }} />
        <Own label={long} value={long} onSearch={onSearch} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
