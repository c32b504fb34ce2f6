import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { outOf, unbroken } from '../story-kit/long-words.ts';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { SignDialog, type SignDialogProps, type SignDayState } from './SignDialog.tsx';

const words = {
  zh: {
    open: '签到',
    title: '今天签到，得 5 积分',
    text: '已经连续 3 天。连签 7 天另得 20 积分。',
    days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    sign: '签到',
    signed: '明天再来',
    failed: '没有签上：网络断了。积分没有变，再试一次。',
    done: '已签',
    missed: '漏签',
    close: '关闭',
  },
  en: {
    open: 'Sign in for today',
    title: 'Sign in today for 5 points',
    text: 'Three days in a row so far. Seven in a row bring another 20 points.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    sign: 'Sign in',
    signed: 'Come back tomorrow',
    failed: 'Not signed in: the network is gone. Your points are unchanged; try again.',
    done: 'Signed in',
    missed: 'Missed',
    close: 'Close',
  },
};

interface ShownProps {
  /** State of the dialog when it opens. */
  shown: 'open' | 'pending' | 'failed' | 'single';
}

const states: readonly SignDayState[] = ['missed', 'done', 'done', 'done', 'today', 'next', 'next'];

function Opened({ t, shown }: ShownProps & { t: typeof words.zh }) {
  const [open, setOpen] = useState(false);
  const [signed, setSigned] = useState(false);
  const days = t.days.map((label, i) => {
    const state = states[i] === 'today' && signed ? 'done' : (states[i] ?? 'next');
    return { label, reward: i === 6 ? '+20' : '+5', state };
  });
  return (
    <div style={{ minHeight: 480 }}>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <SignDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.title}
        days={shown === 'single' ? [] : days}
        error={shown === 'failed' && !signed ? t.failed : undefined}
        sign={{
          text: signed ? t.signed : t.sign,
          onSign: () => setSigned(true),
          pending: shown === 'pending',
          disabled: signed,
        }}
        words={t}
      >
        {t.text}
      </SignDialog>
    </div>
  );
}

type Shown = ShownProps & SignDialogProps;

const meta: Meta<Shown> = {
  title: 'ui/Overlays/SignDialog',
  component: SignDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { shown: 'open' },
  argTypes: { shown: { control: 'inline-radio', options: ['open', 'pending', 'failed', 'single'] } },
  render: ({ shown }, { globals }) => <Opened shown={shown} t={wordsOf(globals, words)} />,
};
export default meta;
type Story = StoryObj<Shown>;

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

/** */
export const Default: Story = {
  tags: ['english-dark'],
  play: openIt,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    const t = wordsOf(context.globals, words);
    await openIt(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getAllByText(t.done)).toHaveLength(3);
    const button = dialog.getByRole('button', { name: t.sign });
    await waitFor(async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getAllByText(t.done)).toHaveLength(4);
    await expect(dialog.getByRole('button', { name: t.signed })).toBeDisabled();
  },
};

export const Playground: Story = { play: openIt };
export const Pending: Story = { args: { shown: 'pending' }, play: openIt };
export const Failed: Story = { args: { shown: 'failed' }, play: openIt };
export const SingleAct: Story = { args: { shown: 'single' }, play: openIt };

/** Long words wrap, the days keep their columns, and the close button stays visible. */
export const LongText: Story = {
  args: { shown: 'failed' },
  render: ({ shown }, { globals }) => {
    const t = wordsOf(globals, words);
    const { long } = textsOf(globals);
    const days = t.days.map((day) => `${day} · ${unbroken.slice(0, 12)}`);
    return (
      <Opened shown={shown} t={{ ...t, days, title: long, text: `${long} ${unbroken}`, sign: long, failed: long }} />
    );
  },
  play: openIt,
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    await openIt(context);
    const dialog = screen.getByRole('dialog');
    await expect(outOf(dialog)).toBe('');
    const close = within(dialog).getByRole('button', { name: wordsOf(context.globals, words).close });
    const { left, top, width, height } = close.getBoundingClientRect();
    await expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
};
