import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { Switch } from './Switch.tsx';

const words = {
  zh: {
    label: '公开笔记',
    hint: '同一门课的同事能看到，随时可以收回',
    error: '没有保存，网络断了。开关已经拨回去',
    states: { on: '已公开', off: '只有自己看' },
    captions: '默认打开字幕',
    locked: '由公司统一打开',
    long: '学完一章自动播放下一章，遇到随堂测验时停下，等答完再继续，并在每次切换前给五秒钟可以取消',
  },
  en: {
    label: 'Public notes',
    hint: 'Colleagues on the same course can read them; you can take them back',
    error: 'It was not kept: no network. The switch is back where it was',
    states: { on: 'Public', off: 'Only for me' },
    captions: 'Show subtitles from the start',
    locked: 'Switched on by your company',
    long: 'Go on with the next chapter by itself, stop at quizzes until they are answered, and leave five seconds to cancel before each change',
  },
};

const meta: Meta<typeof Switch> = {
  title: 'ui/Forms/Switch',
  component: Switch,
  argTypes: {
    children: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    stateTexts: { control: 'object' },
    checked: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Default: Story = {
  args: { onChange: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Switch {...args} hint={w.hint} stateTexts={w.states}>
        {w.label}
      </Switch>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const control = within(canvasElement).getByRole('switch', { name: w.label });
    await expect(control).toHaveAccessibleDescription(w.hint);
    await userEvent.tab();
    await expect(control).toHaveFocus();
    const { width } = canvasElement.querySelector('label')?.getBoundingClientRect() ?? { width: 0 };
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByText(w.label));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvasElement.querySelector('label')?.getBoundingClientRect().width).toBe(width);
  },
};

function Kept({ w }: { w: typeof words.zh }) {
  const [pending, setPending] = useState(false);
  return (
    <Switch pending={pending} onChange={() => setPending(true)} stateTexts={w.states}>
      {w.label}
    </Switch>
  );
}

/** While the change is being saved the switch keeps its size, its focus and its state. */
export const Pending: Story = {
  render: (_args, { globals }) => <Kept w={wordsOf(globals, words)} />,
};

export const PendingTest: Story = {
  ...Pending,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    const { width } = canvasElement.querySelector('label')?.getBoundingClientRect() ?? { width: 0 };
    await userEvent.click(control);
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await expect(canvasElement.querySelector('label')?.getBoundingClientRect().width).toBe(width);
  },
};

export const Playground: Story = {
  args: { side: 'end', pending: false, disabled: false },
  render: (args, { globals }) => <Switch {...args}>{args.children ?? wordsOf(globals, words).label}</Switch>,
};

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Column>
        <Switch>{w.label}</Switch>
        <Switch defaultChecked>{w.label}</Switch>
        <Switch pending>{w.captions}</Switch>
        <Switch pending defaultChecked>
          {w.captions}
        </Switch>
        <Switch disabled>{w.captions}</Switch>
        <Switch disabled defaultChecked hint={w.locked}>
          {w.captions}
        </Switch>
        <Switch error={w.error}>{w.label}</Switch>
        <Narrow>
          <Switch side="start" defaultChecked stateTexts={w.states} hint={w.hint}>
            {w.label}
          </Switch>
          <Switch side="start" stateTexts={w.states}>
            {w.captions}
          </Switch>
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
    await expect(within(canvasElement).getAllByRole('switch', { name: w.label })[2]).toBeInvalid();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Column data-fill="">
          <Switch hint={w.long}>{w.long}</Switch>
          <Switch side="start" stateTexts={w.states}>
            {w.long}
          </Switch>
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
