import type { ExchangeRecord } from '@banyan/contracts/mall';
import { LatePart } from '@banyan/core-screen/views';
import { Button, LazyDialog, Notice } from '@banyan/ui';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import type { ExchangeAct } from './exchangeAct.ts';

/** Draws the code; loads when it is shown. */
const loadPickupCode = () => import('./PickupCode.tsx').then((part) => part.PickupCode);

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  max-width: 260px;
`;

export interface ExchangeActsProps {
  record: ExchangeRecord;
  pending: boolean;
  /** Why the last change failed; undefined when it did not. */
  failure?: unknown;
  /** Resolves to whether it was done. */
  onAct: (act: ExchangeAct) => Promise<boolean>;
  /** Called when it is done; the pressed button may be gone. */
  onDone: () => void;
}

/** Actions on an exchange: show its code, confirm receipt, cancel it, return it. */
export function ExchangeActs({ record, pending, failure, onAct, onDone }: ExchangeActsProps) {
  const { t, points } = useWords();
  const refusalText = useRefusalText();
  const [asked, setAsked] = useState<'cancel' | 'giveBack'>('cancel');
  const [asking, setAsking] = useState(false);
  const [showing, setShowing] = useState(false);
  const { cancellable, pickup, returnUntil, state } = record;
  const waiting = state === 'waiting';
  const ask = (act: 'cancel' | 'giveBack') => {
    setAsked(act);
    setAsking(true);
  };
  const run = async (act: ExchangeAct) => {
    const done = await onAct(act);
    setAsking(false);
    if (done) onDone();
  };
  return (
    <>
      <Acts>
        {waiting && pickup !== null ? (
          <Button size="sm" icon={<QrCode size={16} aria-hidden="true" />} onClick={() => setShowing(true)}>
            {t('record.showCode')}
          </Button>
        ) : null}
        {waiting && (pickup !== null || record.courier !== null) ? (
          <Button size="sm" pending={pending} onClick={() => void run('receive')}>
            {t(pickup === null ? 'record.received' : 'record.pickedUp')}
          </Button>
        ) : null}
        {cancellable ? (
          <Button size="sm" variant="ghost" pending={pending} onClick={() => ask('cancel')}>
            {t('record.cancel')}
          </Button>
        ) : null}
        {returnUntil === null ? null : (
          <Button size="sm" variant="ghost" pending={pending} onClick={() => ask('giveBack')}>
            {t('record.return')}
          </Button>
        )}
      </Acts>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {refusalText(failure)}
        </Notice>
      )}
      <LazyDialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={t(asked === 'giveBack' ? 'record.returnTitle' : 'record.cancelTitle')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('record.keep')}</Button>
            <Button variant="primary" pending={pending} onClick={() => void run(asked)}>
              {t(asked === 'giveBack' ? 'record.return' : 'record.cancel')}
            </Button>
          </>
        }
      >
        {asked === 'giveBack'
          ? t('record.returnText', { name: record.name })
          : record.points === 0
            ? t('record.wonGone', { name: record.name })
            : t('record.comesBack', { name: record.name, points: points(record.points) })}
      </LazyDialog>
      {showing && pickup !== null ? (
        <LatePart load={loadPickupCode} over>
          {(PickupCode) => <PickupCode code={record.code} pickup={pickup} onClose={() => setShowing(false)} />}
        </LatePart>
      ) : null}
    </>
  );
}
