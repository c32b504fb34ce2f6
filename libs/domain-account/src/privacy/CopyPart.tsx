import type { DataCopy } from '@banyan/contracts/account';
import { Moment, useFailureText } from '@banyan/core-screen/views';
import { Button, fileSize, LinkButton, Notice } from '@banyan/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface CopyPartProps {
  /** Null: none was requested. */
  copy: DataCopy | null;
  pending: boolean;
  /** Error of the request; undefined when it succeeded. */
  failure: unknown;
  onPrepare: () => void;
}

/** A copy of the viewer's data: requested, being made, ready to save, or expired. */
export function CopyPart({ copy, failure, onPrepare, pending }: CopyPartProps) {
  const { t } = useTranslation('privacy');
  const failureText = useFailureText();
  const state = copy?.state ?? 'none';
  return (
    <>
      <div aria-live="polite">
        {copy === null ? null : state === 'ready' && copy.url !== null ? (
          <Notice
            tone="ok"
            action={
              <LinkButton size="sm" href={copy.url} icon={<Download size={16} aria-hidden="true" />}>
                {t('copy.save', { size: fileSize(copy.size ?? 0) })}
              </LinkButton>
            }
          >
            {t('copy.ready')} <Moment at={copy.expiresAt ?? 0} />
          </Notice>
        ) : state === 'waiting' ? (
          <Notice tone="info">{t('copy.waiting')}</Notice>
        ) : (
          <Notice tone={state === 'failed' ? 'danger' : 'info'}>
            {t(state === 'failed' ? 'copy.failed' : 'copy.over')}
          </Notice>
        )}
      </div>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('copy.notAsked'))}
        </Notice>
      )}
      {state === 'ready' || state === 'waiting' ? null : (
        <div>
          <Button pending={pending} onClick={onPrepare}>
            {t(copy === null ? 'copy.prepare' : 'copy.again')}
          </Button>
        </div>
      )}
    </>
  );
}
