import { reportReasons, type ReportReason } from '@banyan/contracts/messages';
import { Button, LazyDialog, Notice, Radio, RadioGroup } from '@banyan/ui';
import { useState } from 'react';
import { useWords } from '../shared/useWords.ts';

export interface ReportDialogProps {
  pending: boolean;
  /** Why it failed; empty when it did not. */
  failure: string;
  onReport: (because: ReportReason) => void;
  onClose: () => void;
}

/** Asks for the reason of a report to the administrators. */
export function ReportDialog({ pending, failure, onReport, onClose }: ReportDialogProps) {
  const { t } = useWords();
  const [because, setBecause] = useState<ReportReason>('spam');
  return (
    <LazyDialog
      open
      onClose={onClose}
      title={t('report.title')}
      closeText={t('act.cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button variant="primary" pending={pending} onClick={() => onReport(because)}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('report.why')}
        value={because}
        onChange={(value) => setBecause(reportReasons.find((one) => one === value) ?? 'other')}
      >
        {reportReasons.map((reason) => (
          <Radio key={reason} value={reason}>
            {t(`report.because.${reason}`)}
          </Radio>
        ))}
      </RadioGroup>
      {failure === '' ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </LazyDialog>
  );
}
