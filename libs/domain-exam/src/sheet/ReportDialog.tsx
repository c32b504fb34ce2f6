import { feedbackLimit } from '@banyan/contracts/exam';
import { Button, countCharacters, Notice, TextArea } from '@banyan/ui';
import styled from 'styled-components';
import { PaperDialog } from '../shared/PaperDialog.tsx';
import { useWords } from '../shared/useWords.ts';

const Form = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 8px;
`;

const most = feedbackLimit - 1;

export interface ReportDialogProps {
  /** Number of the question; null: closed. */
  no: number | null;
  pending: boolean;
  failed: boolean;
  /** The text typed before, for this question. */
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onClose: () => void;
}

/** Reports a problem with a question. The text stays when sending fails, and when the dialog is closed. */
export function ReportDialog({ no, pending, failed, text, onText, onSend, onClose }: ReportDialogProps) {
  const { t } = useWords();
  const length = countCharacters(text);
  const fits = text.trim() !== '' && length <= most && text.length <= most;
  return (
    <PaperDialog
      open={no !== null}
      onClose={onClose}
      title={t('sheet.report.title', { no })}
      closeText={t('sheet.close')}
      outsideCloses={false}
      footer={
        <Button variant="primary" pending={pending} disabled={!fits} onClick={onSend}>
          {t('sheet.report.send')}
        </Button>
      }
    >
      {t('sheet.report.text')}
      <Form>
        {failed ? (
          <Notice tone="danger" live>
            {t('sheet.report.failed')}
          </Notice>
        ) : null}
        <TextArea
          label={t('sheet.report.label')}
          placeholder={t('sheet.report.placeholder')}
          value={text}
          maxLength={most}
          tooLongText={t('sheet.tooLong', { count: most })}
          rows={4}
          onChange={({ target }) => onText(target.value)}
        />
      </Form>
    </PaperDialog>
  );
}
