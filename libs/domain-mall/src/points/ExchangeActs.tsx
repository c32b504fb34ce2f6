import type { ExchangeRecord } from '@banyan/contracts';
import { LatePart } from '@banyan/core-screen/views';
import { Button, LazyDialog, Notice } from '@banyan/ui';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import type { ExchangeAct } from './exchangeAct.ts';

/** Draws the code: it comes when that is shown. */
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
  onAct: (act: ExchangeAct) => void;
}

/** What can be done with an exchange: show its code, say it has come, call it off, return it [MA-02]. */
export function ExchangeActs({ record, pending, failure, onAct }: ExchangeActsProps) {
  const { t, points } = useWords();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState<'cancel' | 'giveBack' | null>(null);
  const [showing, setShowing] = useState(false);
  const { cancellable, pickup, returnUntil, state } = record;
  const waiting = state === 'waiting';
  const sure = () => {
    if (asking !== null) onAct(asking);
    setAsking(null);
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
          <Button size="sm" pending={pending} onClick={() => onAct('receive')}>
            {t(pickup === null ? 'record.received' : 'record.pickedUp')}
          </Button>
        ) : null}
        {cancellable ? (
          <Button size="sm" variant="ghost" pending={pending} onClick={() => setAsking('cancel')}>
            {t('record.cancel')}
          </Button>
        ) : null}
        {returnUntil === null ? null : (
          <Button size="sm" variant="ghost" pending={pending} onClick={() => setAsking('giveBack')}>
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
        open={asking !== null}
        onClose={() => setAsking(null)}
        role="alertdialog"
        title={t(asking === 'giveBack' ? 'record.returnTitle' : 'record.cancelTitle')}
        footer={
          <>
            <Button onClick={() => setAsking(null)}>{t('record.keep')}</Button>
            <Button variant="primary" onClick={sure}>
              {t(asking === 'giveBack' ? 'record.return' : 'record.cancel')}
            </Button>
          </>
        }
      >
        {t('record.comesBack', { name: record.name, points: points(record.points) })}
      </LazyDialog>
      {showing && pickup !== null ? (
        <LatePart load={loadPickupCode} over>
          {(PickupCode) => <PickupCode code={record.code} pickup={pickup} onClose={() => setShowing(false)} />}
        </LatePart>
      ) : null}
    </>
  );
}
