import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { PaperDialog } from '../shared/PaperDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';

const Failed = styled.div`
  margin-top: 16px;
`;

/** Another window answers: this one may take over, and no answer of either is lost. */
export const HeldElsewhere = observer(function HeldElsewhere() {
  const { attempt } = useDesk();
  const { t } = useWords();
  const { pending, error } = attempt.takingOver;
  return (
    <PaperDialog
      open={attempt.state === 'elsewhere'}
      onClose={() => undefined}
      role="alertdialog"
      outsideCloses={false}
      escapeCloses={false}
      title={t('sheet.elsewhere.title')}
      footer={
        <Button variant="primary" pending={pending} onClick={() => void attempt.takeOver()}>
          {t('sheet.elsewhere.take')}
        </Button>
      }
    >
      {t('sheet.elsewhere.text')}
      {error === undefined ? null : (
        <Failed>
          <Notice tone="danger" live>
            {t('sheet.elsewhere.failed')}
          </Notice>
        </Failed>
      )}
    </PaperDialog>
  );
});
