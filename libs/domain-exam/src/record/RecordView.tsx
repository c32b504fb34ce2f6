import type { AttemptRecord } from '@banyan/contracts/exam';
import { Button, Card, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { ReceiptCard } from '../result/ReceiptCard.tsx';
import { useWords } from '../shared/useWords.ts';
import { AppealCard, type AppealCardProps } from './AppealCard.tsx';
import { Lanes } from './Lanes.tsx';
import { Minutes } from './Minutes.tsx';
import { countOf } from './timeLine.ts';

const Parts = styled.div`
  display: grid;
  gap: 24px;
`;

const Head = styled.div`
  margin-bottom: 24px;

  & > h2 {
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-2);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: 24px;
  align-items: start;

  & > aside {
    display: grid;
    gap: 24px;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface RecordViewProps extends Omit<AppealCardProps, 'appeal'> {
  record: AttemptRecord;
  /** Sends answers that this device still has to the record; absent when there are none. */
  onLateAgain?: (() => void) | undefined;
}

/** The record of an attempt, as the reviewers see it, and the appeal against it. */
export const RecordView = observer(function RecordView({ record, onLateAgain, ...appeal }: RecordViewProps) {
  const { t, number, precise, sentences } = useWords();
  const { events, receipt, startedAt, total } = record;
  const { answered } = receipt;
  const switches = countOf(events, 'switched');
  const took = Math.max(0, Math.round((receipt.handedInAt - startedAt) / 1000));
  return (
    <Parts>
      {onLateAgain === undefined ? null : (
        <Notice
          tone="warn"
          live
          action={
            <Button size="sm" onClick={onLateAgain}>
              {t('record.lateAgain')}
            </Button>
          }
        >
          {t('record.lateFailed')}
        </Notice>
      )}
      <Card as="section" aria-labelledby="course">
        <Head>
          <h2 id="course">
            {sentences(
              answered >= total
                ? t('record.allKept', { count: total, formatted: number(total) })
                : t('record.kept', { count: answered, formatted: number(answered), total: number(total) }),
              switches === 0 ? t('record.never') : t('record.left', { count: switches }),
            )}
          </h2>
          <p>{t('record.about', { duration: precise(took) })}</p>
        </Head>
        <Lanes record={record} />
      </Card>
      <Columns>
        <Minutes record={record} />
        <aside>
          <ReceiptCard title={record.title} receipt={receipt} />
          <AppealCard appeal={record.appeal} {...appeal} />
        </aside>
      </Columns>
    </Parts>
  );
});
