import { useFailureText } from '@banyan/core-screen/views';
import { Button, LazyDialog, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import type { CourseNotesStore } from './CourseNotesStore.ts';

/** Confirmation before a change withdraws a public note, or one under review. */
export const WithdrawDialog = observer(function WithdrawDialog({ store }: { store: CourseNotesStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { asked, withdraw } = store;
  const failure = withdraw.failureOf(asked?.id);
  const close = () => store.ask(null);
  return (
    <LazyDialog
      open={asked !== null}
      onClose={close}
      title={t(asked?.state === 'reviewing' ? 'notes.withdraw.reviewing' : 'notes.withdraw.passed')}
      closeText={t('close')}
      footer={
        <>
          <Button onClick={close}>{t('notes.withdraw.leave')}</Button>
          <Button
            variant="primary"
            pending={withdraw.isPending(asked?.id)}
            onClick={() => {
              if (asked !== null) void withdraw.run(asked);
            }}
          >
            {t('notes.withdraw.now')}
          </Button>
        </>
      }
    >
      <p>{t(asked?.state === 'reviewing' ? 'notes.withdraw.reviewingText' : 'notes.withdraw.passedText')}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('notes.asBefore'))}
        </Notice>
      )}
    </LazyDialog>
  );
});
