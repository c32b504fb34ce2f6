import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { SuccessDialog, type SuccessDialogProps } from './SuccessDialog.tsx';

const words = {
  zh: {
    open: '交作业',
    title: '作业交上去了',
    text: '陈国栋会在 3 个工作日内批改，结果发到消息里。',
    receiptName: '回执',
    handedIn: '提交',
    when: '14:40:21，2 个文件，38.6 MB',
    mine: '看我的作业',
    back: '回到培训',
    close: '关闭',
    long: '首件检验与过程巡检实务第五章的课后作业连同三张现场照片和一份控制图都已经交上去了',
  },
  en: {
    open: 'Hand in',
    title: 'Your homework is handed in',
    text: 'Guodong Chen will mark it within 3 working days; the result comes as a message.',
    receiptName: 'Receipt',
    handedIn: 'Handed in',
    when: '14:40:21, 2 files, 38.6 MB',
    mine: 'See my homework',
    back: 'Back to the training',
    close: 'Close',
    long: 'The homework of chapter five on first-article inspection has been handed in together with three photographs and a control chart',
  },
};

interface ShownProps {
  /** Whether a receipt is shown below the words. */
  receipt: boolean;
  long?: boolean;
}

function Opened({ t, receipt, long = false }: ShownProps & { t: typeof words.zh }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const rows = [
    { name: t.receiptName, value: 'HW-20251120-0417' },
    { name: t.handedIn, value: t.when },
  ];
  return (
    <div style={{ minHeight: 480 }}>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <SuccessDialog
        open={open}
        onClose={close}
        title={long ? t.long : t.title}
        closeText={t.close}
        facts={receipt ? rows : []}
        actions={
          <>
            <Button onClick={close}>{t.mine}</Button>
            <Button variant="primary" onClick={close}>
              {t.back}
            </Button>
          </>
        }
      >
        {t.text}
      </SuccessDialog>
    </div>
  );
}

type Shown = ShownProps & SuccessDialogProps;

const meta: Meta<Shown> = {
  title: 'ui/Overlays/SuccessDialog',
  component: SuccessDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { receipt: true },
  render: ({ receipt, long }, { globals }) => <Opened {...{ receipt, long }} t={wordsOf(globals, words)} />,
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
    const dialog = screen.getByRole('dialog', { name: t.title });
    await waitFor(() => expect(within(dialog).getByText('HW-20251120-0417')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openIt(context);
  },
};

export const Playground: Story = { play: openIt };
export const WithoutReceipt: Story = { args: { receipt: false }, play: openIt };
export const LongText: Story = { args: { long: true }, play: openIt };
