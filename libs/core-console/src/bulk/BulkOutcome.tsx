import { useFailureText, useFormats } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkActed, BulkActStore } from './BulkActStore.ts';

export interface BulkOutcomeProps<Why extends string> {
  store: Pick<BulkActStore<string, Why>, 'dismiss' | 'takeBack'> & {
    readonly outcome: BulkActed<string, Why> | null;
  };
  /** Why a thing was left as it is, in words. */
  whyText: (why: Why) => string;
  /** "2 courses done"; by default without the name of the thing. */
  doneText?: (count: number) => string;
  /** "2 courses were left as they are:" */
  leftText?: (count: number) => string;
}

/** Tells how many of the chosen things an act changed, which it left as they are, and takes it back. */
export const BulkOutcome = observer(function BulkOutcome<Why extends string>({
  store,
  whyText,
  doneText,
  leftText,
}: BulkOutcomeProps<Why>) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const { outcome } = store;
  if (outcome === null) return null;
  const { back, done, left } = outcome;
  return (
    <Dialog
      open
      title={doneText?.(done.length) ?? t('bulk.done', { count: done.length, n: number(done.length) })}
      closeText={t('close')}
      onClose={() => store.dismiss()}
      footer={
        <>
          {back.length === 0 ? null : (
            <Button onClick={() => void store.takeBack().catch(setFailure)}>{t('bulk.takeBack')}</Button>
          )}
          <Button variant="primary" onClick={() => store.dismiss()}>
            {t('close')}
          </Button>
        </>
      }
    >
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {left.length === 0 ? null : (
        <>
          <p>{leftText?.(left.length) ?? t('bulk.left', { count: left.length, n: number(left.length) })}</p>
          <ul>
            {left.map(({ id, name, why }) => (
              <li key={id}>
                <b>{name === '' ? `#${id}` : name}</b> {whyText(why)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}) as <Why extends string>(props: BulkOutcomeProps<Why>) => ReactNode;
