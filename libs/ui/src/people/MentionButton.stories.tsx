import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { peopleTexts } from '../story-kit/people.ts';
import { outOf } from '../story-kit/long-words.ts';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { MentionButton, type MentionButtonProps } from './MentionButton.tsx';

const words = {
  zh: { mention: '提到同事', find: '姓名、工号或部门', nobody: '没有这个人', loading: '正在找', found: '同事' },
  en: {
    mention: 'Mention a colleague',
    find: 'Name, number or department',
    nobody: 'Nobody found',
    loading: 'Looking',
    found: 'Colleagues',
  },
};

const meta: Meta<typeof MentionButton> = {
  title: 'ui/Forms/MentionButton',
  component: MentionButton,
  args: { onChoose: fn(), onSearch: fn(), people: peopleTexts.zh.people, words: words.zh, loading: false },
  argTypes: { people: { control: 'object' }, words: { control: 'object' } },
  parameters: {
    docs: {
      description: {
        component: [
          'Finds one person to mention in a text.',
          '',
          '**When**: beside a box that text is written in. **When not**: choosing who takes part (`PeoplePicker`).',
          '',
          '| key | does |',
          '| --- | --- |',
          '| letters | find; Enter takes the first one |',
          '| arrows | walk along those found |',
          '| Escape | closes it; the focus goes back to the button |',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof MentionButton>;

function Finding({ onChoose, people, words: said }: Pick<MentionButtonProps, 'onChoose' | 'people' | 'words'>) {
  const [text, setText] = useState('');
  return (
    <MentionButton
      onChoose={onChoose}
      people={people.filter(({ name }) => name.includes(text))}
      onSearch={setText}
      loading={false}
      words={said}
    />
  );
}

export const Default: Story = {
  tags: ['english-dark', 'mirrored'],
  render: ({ onChoose }, { globals }) => (
    <Finding onChoose={onChoose} people={wordsOf(globals, peopleTexts).people} words={wordsOf(globals, words)} />
  ),
};

/** Opened, searched and chosen by keyboard alone. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const said = wordsOf(globals, words);
    const { people } = wordsOf(globals, peopleTexts);
    const button = within(canvasElement).getByRole('button', { name: said.mention });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: said.find });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(people[3]?.name ?? '');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(people[3]));
  },
};

/** Near the lower edge of the window it opens above, and stays there for any number of matches. */
export const LowTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  decorators: [
    (Shown) => (
      <div style={{ paddingTop: 'calc(100vh - 180px)' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const said = wordsOf(globals, words);
    const button = within(canvasElement).getByRole('button', { name: said.mention });
    await userEvent.click(button);
    const field = await screen.findByRole('textbox', { name: said.find });
    const dialog = screen.getByRole('dialog', { name: said.mention });
    const isAbove = () => dialog.getBoundingClientRect().bottom <= button.getBoundingClientRect().top;
    await waitFor(() => expect(isAbove()).toBe(true));
    await userEvent.type(field, 'zzz');
    await expect(screen.getByText(said.nobody)).toBeVisible();
    await waitFor(() => expect(isAbove()).toBe(true));
  },
};

export const Playground: Story = {};
export const Nobody: Story = { args: { people: [] } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    const said = { mention: long, find: long, nobody: long, loading: long, found: long };
    return (
      <Narrow>
        <MentionButton people={[]} onChoose={fn()} onSearch={fn()} loading={false} words={said} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { long } = textsOf(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: long }));
    const dialog = await screen.findByRole('dialog', { name: long });
    await expect(outOf(dialog)).toBe('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
