import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { useWords } from '../shared/useWords.ts';
import { useRoleWords } from './useRoleWords.ts';

export interface RoleQuestionProps {
  title: string;
  /** Its effect. */
  text: string;
  /** The button's words. */
  actText: string;
  pending: boolean;
  /** Why the last attempt failed; undefined when it did not. */
  failure: unknown;
  onAct: () => void;
  onClose: () => void;
}

/** Asks before rights are taken away. */
export function RoleQuestion({ title, text, actText, pending, failure, onAct, onClose }: RoleQuestionProps) {
  const { t } = useWords();
  const words = useRoleWords();
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      closeText={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" pending={pending} onClick={onAct}>
            {actText}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {words.failure(failure)}
        </Notice>
      )}
    </Dialog>
  );
}
