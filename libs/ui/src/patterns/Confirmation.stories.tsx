import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { LazyDialog } from '../components/LazyDialog.tsx';
import { Notice } from '../components/Notice.tsx';
import { TextField } from '../components/TextField.tsx';
import { ToastRegion } from '../components/ToastRegion.tsx';
import { createToastQueue } from '../components/toast-queue.ts';
import { Column } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';

const words = {
  zh: {
    handIn: '交卷',
    question: '还有 3 题没答',
    consequence: '离自动交卷还有 12:40，可以回去补。',
    handInAnyway: '仍然交卷',
    back: '去答第 9 题',
    remove: '删除笔记',
    removed: '笔记删了',
    undo: '撤销',
    kept: '“巡检频次怎么定”还在',
    close: '解散学习小组',
    closeQuestion: '解散“过程检验组”？',
    closeConsequence: '27 人会退出，328 条讨论和 14 个文件会删除，不能恢复。',
    typeName: '输入小组名称来确认',
    name: '过程检验组',
    wrongName: '和小组名称不一样',
    cancel: '保留小组',
    done: '小组解散了，成员会收到消息。',
    notices: '通知',
    dismiss: '关闭',
  },
  en: {
    handIn: 'Hand in',
    question: '3 questions are not answered',
    consequence: 'The exam ends by itself in 12:40. There is time to go back.',
    handInAnyway: 'Hand in anyway',
    back: 'Go to question 9',
    remove: 'Delete the note',
    removed: 'Note deleted',
    undo: 'Undo',
    kept: '“How often to patrol” is still there',
    close: 'Close the study group',
    closeQuestion: 'Close “In-process inspection”?',
    closeConsequence: '27 people leave it; 328 posts and 14 files are deleted for good.',
    typeName: 'Type the name of the group to confirm',
    name: 'In-process inspection',
    wrongName: 'Not the name of the group',
    cancel: 'Keep the group',
    done: 'The group is closed. Its members are told.',
    notices: 'Notices',
    dismiss: 'Close',
  },
};
type Words = typeof words.zh;

/** Going back is the main button, so that a press too fast loses nothing. */
function HandIn({ t }: { t: Words }) {
  const [open, setOpen] = useState(false);
  return (
    <Column>
      <Button variant="accent" onClick={() => setOpen(true)}>
        {t.handIn}
      </Button>
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={t.question}
        footer={
          <>
            <Button variant="danger" onClick={() => setOpen(false)}>
              {t.handInAnyway}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t.back}
            </Button>
          </>
        }
      >
        {t.consequence}
      </LazyDialog>
    </Column>
  );
}

function RemoveNote({ t }: { t: Words }) {
  const [queue] = useState(createToastQueue);
  const [there, setThere] = useState(true);
  const remove = () => {
    setThere(false);
    queue.show({ tone: 'ok', text: t.removed, action: { label: t.undo, onPress: () => setThere(true) } });
  };
  return (
    <Column>
      {there ? <p>{t.kept}</p> : null}
      <Button disabled={!there} onClick={remove}>
        {t.remove}
      </Button>
      <ToastRegion queue={queue} label={t.notices} closeText={t.dismiss} />
    </Column>
  );
}

function CloseGroup({ t }: { t: Words }) {
  const [state, setState] = useState<'closed' | 'asking' | 'done'>('closed');
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const right = typed.trim() === t.name;
  const confirm = () => {
    setChecked(true);
    if (right) setState('done');
  };
  if (state === 'done') return <Notice tone="ok">{t.done}</Notice>;
  return (
    <Column>
      <Button variant="danger" onClick={() => setState('asking')}>
        {t.close}
      </Button>
      <LazyDialog
        open={state === 'asking'}
        onClose={() => setState('closed')}
        role="alertdialog"
        title={t.closeQuestion}
        outsideCloses={false}
        footer={
          <>
            <Button onClick={() => setState('closed')}>{t.cancel}</Button>
            <Button variant="danger" onClick={confirm}>
              {t.close}
            </Button>
          </>
        }
      >
        <Column data-fill="">
          <p>{t.closeConsequence}</p>
          <TextField
            label={t.typeName}
            hint={t.name}
            value={typed}
            error={checked && !right ? t.wrongName : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Column>
      </LazyDialog>
    </Column>
  );
}

const meta: Meta = {
  title: 'patterns/Confirmation',
  parameters: {
    docs: {
      description: {
        component: [
          'Ask only before what cannot be taken back; for all else do it at once and offer **undo**. Three steps:',
          '',
          '1. **Undo** (`UndoInstead`): deleting a note, leaving a list, hiding a card. It happens, a toast offers the way back.',
          '2. **Question** (`Question`): handing in, sending to many. The title says what is the matter, the text what it means,',
          '   the buttons say what they do — never “OK” and “Yes”. The safe way is the main one.',
          '3. **Name to type** (`NameToType`): what destroys the work of others. It says how much is lost, and nothing beside the',
          '   dialog closes it.',
          '',
          'Made of [LazyDialog](?path=/docs/ui-overlays-dialog--docs) with `role="alertdialog"`, [Button](?path=/docs/ui-actions-button--docs), [ToastRegion](?path=/docs/ui-feedback-toastregion--docs).',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const UndoInstead: Story = {
  render: (_args, { globals }) => <RemoveNote t={wordsOf(globals, words)} />,
};

export const UndoInsteadTest: Story = {
  ...UndoInstead,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t.remove }));
    await waitFor(() => expect(canvas.queryByText(t.kept)).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: t.undo }));
    await expect(await canvas.findByText(t.kept)).toBeVisible();
  },
};

export const Question: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => <HandIn t={wordsOf(globals, words)} />,
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: t.question });
    await expect(within(dialog).getByText(t.consequence)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
  },
};

export const NameToType: Story = {
  render: (_args, { globals }) => <CloseGroup t={wordsOf(globals, words)} />,
};

export const NameToTypeTest: Story = {
  ...NameToType,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.close }));
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(t.wrongName);
    await userEvent.type(field, t.name);
    await userEvent.click(dialog.getByRole('button', { name: t.close }));
    await expect(await within(canvasElement).findByText(t.done)).toBeVisible();
  },
};
