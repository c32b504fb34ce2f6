import { Button, Notice } from '@banyan/ui';
import { useFailureText } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { PaperDialog } from '../shared/PaperDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';

const Parts = styled.div`
  display: grid;
  gap: 12px;

  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin-top: 6px;
  }
  & li > button {
    min-width: 32px;
    height: 28px;
    padding: 0 6px;
    border-radius: 6px;
    box-shadow: inset 0 0 0 1px var(--line-2);
    font-size: var(--t12);
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  & li > button:hover {
    background: var(--hover);
  }
`;

/** Numbers named one by one; any further ones are counted. */
const named = 24;

function Numbers({
  text,
  items,
  onGo,
}: {
  text: string;
  items: readonly AnswerStore[];
  onGo: (item: AnswerStore) => void;
}) {
  const { t } = useWords();
  if (items.length === 0) return null;
  return (
    <div>
      <p>{text}</p>
      <ul>
        {items.slice(0, named).map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-label={t('sheet.card.cell', { no: item.question.no })}
              onClick={() => onGo(item)}
            >
              {item.question.no}
            </button>
          </li>
        ))}
        {items.length > named ? <li>{t('sheet.handIn.rest')}</li> : null}
      </ul>
    </div>
  );
}

/** Questions not answered, marked or not saved yet, before the paper is handed in. */
const Check = observer(function Check({ onGo }: { onGo: (item: AnswerStore) => void }) {
  const { book } = useDesk().attempt;
  const { t } = useWords();
  const open = book.items.filter(({ answered }) => !answered);
  const flagged = book.items.filter((item) => item.flagged);
  const pending = book.items.filter((item) => item.pending);
  const uploading = book.items.filter((item) => item.uploading);
  const unsent = book.items.filter(({ standing }) => standing === 'unsent');
  return (
    <Parts>
      {open.length === 0 ? <p>{t('sheet.handIn.all', { total: book.total })}</p> : null}
      <Numbers text={t('sheet.handIn.open', { count: open.length })} items={open} onGo={onGo} />
      <Numbers text={t('sheet.handIn.flagged', { count: flagged.length })} items={flagged} onGo={onGo} />
      <Numbers text={t('sheet.handIn.uploading', { count: uploading.length })} items={uploading} onGo={onGo} />
      <Numbers text={t('sheet.handIn.unsent', { count: unsent.length })} items={unsent} onGo={onGo} />
      <Numbers text={t('sheet.handIn.pending', { count: pending.length })} items={pending} onGo={onGo} />
      <p>{t('sheet.handIn.irrevocable')}</p>
    </Parts>
  );
});

export interface HandInDialogProps {
  /** The learner has pressed the button. */
  open: boolean;
  onClose: () => void;
  onGo: (item: AnswerStore) => void;
}

/** Handing in, from the confirmation to its repetitions: after a failure the answers are kept and it is tried again. */
export const HandInDialog = observer(function HandInDialog({ open, onClose, onGo }: HandInDialogProps) {
  const { attempt } = useDesk();
  const { handIn } = attempt;
  const { t } = useWords();
  const failureText = useFailureText();
  const { state, reason } = handIn;
  const forced = reason !== 'learner' && state !== 'none';
  const working = state === 'sending';
  const back = () => {
    handIn.cancel();
    onClose();
  };
  const title =
    state === 'none'
      ? t('sheet.handIn.title')
      : forced
        ? t('sheet.handIn.timeUp')
        : t(working ? 'sheet.handIn.sending' : 'sheet.handIn.failed');
  return (
    <PaperDialog
      open={(open || state !== 'none') && attempt.state === 'open'}
      onClose={back}
      role="alertdialog"
      outsideCloses={false}
      escapeCloses={!forced && !working}
      title={title}
      footer={
        <>
          {forced ? null : (
            <Button disabled={working} onClick={back}>
              {t('sheet.handIn.goOn')}
            </Button>
          )}
          {state === 'none' ? (
            <Button variant="primary" onClick={() => attempt.submit('learner')}>
              {t('sheet.handIn.confirm')}
            </Button>
          ) : (
            <Button variant="primary" pending={working} onClick={() => handIn.again()}>
              {t('sheet.handIn.again')}
            </Button>
          )}
        </>
      }
    >
      {state === 'none' ? (
        <Check onGo={onGo} />
      ) : (
        <Parts>
          {state === 'waiting' ? (
            <Notice tone="warn" live>
              {failureText(handIn.error)}
            </Notice>
          ) : null}
          <p>
            {forced
              ? t('sheet.handIn.timeUpText')
              : t(working ? 'sheet.handIn.sendingText' : 'sheet.handIn.failedText')}
          </p>
        </Parts>
      )}
    </PaperDialog>
  );
});
