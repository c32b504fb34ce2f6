import type { ExamDraftFault } from '@banyan/contracts/exam';
import { ConfirmCount } from '@banyan/core-console/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { ChangeNames } from './ChangeNames.tsx';
import type { ExamEditorStore } from './ExamEditorStore.ts';
import { usePublishWords } from './usePublishWords.ts';

const Faults = observer(function Faults({ store }: PublishExamDialogProps) {
  const { t, number } = useWords();
  const { setting } = usePublishWords();
  const where = ({ at }: ExamDraftFault) => {
    const index = store.draft?.parts.findIndex(({ key }) => key === at) ?? -1;
    return index < 0 ? setting(at) : t('manageExam.partNo', { n: number(index + 1) });
  };
  return (
    <Dialog
      open
      title={t('manageExam.notYet')}
      closeText={t('manageExams.close')}
      onClose={() => store.closeQuestion()}
      footer={<Button onClick={() => store.closeQuestion()}>{t('manageExams.close')}</Button>}
    >
      <Notice tone="warn">{t('manageExam.notYetText')}</Notice>
      <ul>
        {store.faults.map((fault) => (
          <li key={`${fault.at} ${fault.rule}`}>
            <b>{where(fault)}</b> {t(`manageExam.rule.${fault.rule}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

export interface PublishExamDialogProps {
  store: ExamEditorStore;
}

/** Asks before a draft is published: what changes, and what that does to those who sit it. */
export const PublishExamDialog = observer(function PublishExamDialog({ store }: PublishExamDialogProps) {
  const { t } = useWords();
  const { effect } = usePublishWords();
  const { asking, saved } = store;
  if (!asking || saved === null) return null;
  if (store.faults.length > 0) return <Faults store={store} />;
  return (
    <ConfirmCount
      open
      title={t('manageExam.publishAsk')}
      count={0}
      confirmText={t('manageExam.publish')}
      onConfirm={() => store.publish()}
      onClose={() => store.closeQuestion()}
    >
      <p>{effect(store)}</p>
      {saved.state === 'draft' ? null : <ChangeNames changes={saved.changes} />}
    </ConfirmCount>
  );
});
