import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { TextField } from '../components/TextField.tsx';
import { outOf } from '../story-kit/long-words.ts';
import { wordsOf } from '../story-kit/texts.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const words = {
  zh: {
    title: '兑换',
    name: '收件人',
    value: '李思远',
    text: '分辨率 0.01 mm，IP54，含校准证书。换出后 7 天内可退。',
    cancel: '取消',
    confirm: '用 1,200 积分兑换',
    close: '关闭',
    long: '数显卡尺、量块与表面粗糙度比较样块的成套兑换，含三年校准服务与现场培训一次',
  },
  en: {
    title: 'Redeem',
    name: 'Recipient',
    value: 'Siyuan Li',
    text: 'Resolution 0.01 mm, IP54, with a calibration certificate. Can be returned within 7 days.',
    cancel: 'Cancel',
    confirm: 'Redeem for 1,200 points',
    close: 'Close',
    long: 'A set of digital calipers, gauge blocks and surface comparison specimens with three years of calibration and one training on site',
  },
};
type Words = typeof words.zh;

const meta: Meta<typeof Drawer> = {
  title: 'ui/Overlays/Drawer',
  component: Drawer,
  args: { side: 'end', width: 480, outsideCloses: true },
  argTypes: {
    open: { control: false },
    title: { control: false },
    children: { control: false },
    footer: { control: false },
    closeText: { control: false },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
};
export default meta;
type Story = StoryObj<typeof Drawer>;

function Opened({ t, paragraphs = 1, ...drawer }: Partial<DrawerProps> & { t: Words; paragraphs?: number }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div style={{ minHeight: 480, padding: 24 }}>
      <Button onClick={() => setOpen(true)}>{t.confirm}</Button>
      <Drawer
        {...{ title: t.title, closeText: t.close, ...drawer, open }}
        onClose={close}
        footer={
          <>
            <Button size="lg" onClick={close}>
              {t.cancel}
            </Button>
            <Button size="lg" variant="primary" onClick={close}>
              {t.confirm}
            </Button>
          </>
        }
      >
        <TextField label={t.name} defaultValue={t.value} />
        {Array.from({ length: paragraphs }, (_, i) => (
          <p key={i} style={{ marginTop: 16 }}>
            {t.text}
          </p>
        ))}
      </Drawer>
    </div>
  );
}

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

export const Default: Story = {
  render: (args, { globals }) => <Opened {...args} t={wordsOf(globals, words)} />,
  play: openIt,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    await openIt(context);
    const dialog = screen.getByRole('dialog', { name: wordsOf(context.globals, words).title });
    for (let i = 0; i < 6; i++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(within(context.canvasElement).getByRole('button')).toHaveFocus());
    await openIt(context);
  },
};

export const Playground: Story = { ...Default, tags: ['english-dark-mirrored'], play: openIt };

/** A press beside it does not close it, where typed text would be lost. */
export const KeepsWhatIsTyped: Story = {
  ...Default,
  args: { outsideCloses: false },
  play: openIt,
};

export const KeepsWhatIsTypedTest: Story = {
  ...KeepsWhatIsTyped,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    await openIt(context);
    await userEvent.click(document.body);
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};

/** Title and buttons stay visible while the middle scrolls. */
export const Scrolls: Story = {
  render: (args, { globals }) => <Opened {...args} t={wordsOf(globals, words)} paragraphs={40} />,
  play: openIt,
};

export const ScrollsTest: Story = {
  ...Scrolls,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    await openIt(context);
    const { confirm } = wordsOf(context.globals, words);
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: confirm });
    await waitFor(() => expect(button).toBeVisible());
  },
};

export const LongText: Story = {
  render: (args, { globals }) => {
    const t = wordsOf(globals, words);
    return <Opened {...args} t={{ ...t, title: t.long, confirm: t.long }} />;
  },
  play: openIt,
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    await openIt(context);
    await expect(outOf(screen.getByRole('dialog'))).toBe('');
  },
};

export const FromTheStart: Story = { ...Playground, args: { side: 'start', width: 320 } };
