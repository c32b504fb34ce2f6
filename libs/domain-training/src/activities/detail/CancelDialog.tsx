import { Button, LazyDialog, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useActivityWords } from '../shared/useWords.ts';
import type { Step } from './step.ts';

export interface CancelDialogProps {
  open: boolean;
  /** Gives up a place in the waiting list. */
  waiting: boolean;
  step: Step;
  onClose: () => void;
}

/** Asks before a place is given back: somebody else may take it at once. */
export const CancelDialog = observer(function CancelDialog({ onClose, open, step, waiting }: CancelDialogProps) {
  const { failure, t } = useActivityWords();
  const part = waiting ? 'line' : 'place';
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={t(`cancel.title.${part}`)}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button variant="danger" pending={step.pending} onClick={() => step.run()}>
            {t(`cancel.do.${part}`)}
          </Button>
        </>
      }
    >
      <p>{t(`cancel.text.${part}`)}</p>
      {step.failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure(step.failure, t('entrance.unchanged'))}
        </Notice>
      )}
    </LazyDialog>
  );
});
