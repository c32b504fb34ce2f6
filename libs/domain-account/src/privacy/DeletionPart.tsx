import { ErrorCode } from '@banyan/contracts';
import { deletionLimits, refusedDeletion, type Deletion } from '@banyan/contracts/account';
import { refusalData } from '@banyan/core-screen';
import { Moment, useFailureText } from '@banyan/core-screen/views';
import { Button, countCharacters, LazyDialog, Notice, TextArea } from '@banyan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface DeletionPartProps {
  /** The last request; null: none. */
  deletion: Deletion | null;
  reason: string;
  onReason: (reason: string) => void;
  asking: { readonly pending: boolean; readonly failure: unknown };
  withdrawing: { readonly pending: boolean; readonly failure: unknown };
  /** Resolves to true when the request is made. */
  onAsk: () => Promise<boolean>;
  onWithdraw: () => void;
  onRefresh: () => void;
}

/** The request to close the account: made after a question, withdrawn while it is open. */
export function DeletionPart(props: DeletionPartProps) {
  const { asking, deletion, onAsk, onReason, onRefresh, onWithdraw, reason, withdrawing } = props;
  const { t } = useTranslation('privacy');
  const failureText = useFailureText();
  const [asked, setAsked] = useState(false);
  const settled = refusalData(withdrawing.failure, ErrorCode.deletionRefused, refusedDeletion) !== null;
  if (deletion?.state === 'waiting') {
    return (
      <>
        <Notice
          tone="warn"
          action={
            <Button size="sm" pending={withdrawing.pending} onClick={onWithdraw}>
              {t('deletion.withdraw')}
            </Button>
          }
        >
          {t('deletion.waiting')} <Moment at={deletion.askedAt} />
        </Notice>
        {deletion.reason === '' ? null : <p>{t('deletion.because', { reason: deletion.reason })}</p>}
        {withdrawing.failure === undefined ? null : (
          <Notice
            tone="danger"
            live
            action={
              settled ? (
                <Button size="sm" onClick={onRefresh}>
                  {t('deletion.readAgain')}
                </Button>
              ) : undefined
            }
          >
            {settled ? t('deletion.settled') : failureText(withdrawing.failure, t('deletion.stillWaits'))}
          </Notice>
        )}
      </>
    );
  }
  const tooLong = countCharacters(reason.trim()) > deletionLimits.reason;
  return (
    <>
      {deletion?.state === 'refused' ? (
        <Notice tone="warn">{t('deletion.refused', { reason: deletion.reply })}</Notice>
      ) : deletion?.state === 'withdrawn' ? (
        <Notice tone="info">{t('deletion.withdrawn')}</Notice>
      ) : null}
      <TextArea
        label={t('deletion.reason')}
        hint={t('deletion.reasonHint')}
        rows={3}
        maxLength={deletionLimits.reason}
        tooLongText={t('deletion.tooLong', { count: deletionLimits.reason })}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      <div>
        <Button variant="danger" disabled={tooLong} onClick={() => setAsked(true)}>
          {t('deletion.ask')}
        </Button>
      </div>
      <LazyDialog
        role="alertdialog"
        open={asked}
        onClose={() => setAsked(false)}
        title={t('deletion.sure')}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{t('deletion.stay')}</Button>
            <Button
              variant="danger"
              pending={asking.pending}
              onClick={() =>
                void onAsk().then((done) => {
                  if (done) setAsked(false);
                })
              }
            >
              {t('deletion.send')}
            </Button>
          </>
        }
      >
        <p>{t('deletion.sureText')}</p>
        {asking.failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(asking.failure, t('deletion.notSent'))}
          </Notice>
        )}
      </LazyDialog>
    </>
  );
}
