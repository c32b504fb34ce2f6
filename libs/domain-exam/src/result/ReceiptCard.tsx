import type { Receipt } from '@banyan/contracts/exam';
import { saveText } from '@banyan/core-screen';
import { Button, Card, SectionHeading } from '@banyan/ui';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { Lines } from '../shared/Lines.tsx';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';
import { grouped, receiptFile, receiptText } from './receiptText.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;

  @media print {
    && > button {
      display: none;
    }
  }
`;

export interface ReceiptCardProps {
  /** Of the exam. */
  title: string;
  receipt: Receipt;
}

/** Proof of the submission, to keep as a file. */
export const ReceiptCard = observer(function ReceiptCard({ title, receipt }: ReceiptCardProps) {
  const { t, number } = useWords();
  const { full, second } = useWhen();
  const { answered, checksum, handedInAt, reason, total } = receipt;
  const count = { count: answered, answered: number(answered), total: number(total) };
  const rows = [
    { name: t('receipt.number'), value: receipt.number },
    { name: t('receipt.at'), value: `${full(handedInAt).replace(/\s*\d{2}:\d{2}$/, '')} ${second(handedInAt)}` },
    { name: t('receipt.by'), value: t(`receipt.reason.${reason}`) },
    { name: t('receipt.arrived'), value: answered === total ? t('receipt.whole', count) : t('receipt.some', count) },
    { name: t('receipt.checksum'), value: grouped(checksum) },
  ];
  return (
    <Card as="section" aria-labelledby="receipt">
      <SectionHeading size="sm" id="receipt">
        {t('receipt.title')}
      </SectionHeading>
      <Body>
        <Lines rows={rows} />
        <Button
          block
          icon={<Download size={16} aria-hidden="true" />}
          // The byte order mark makes older editors read UTF-8.
          onClick={() =>
            saveText(receiptFile(receipt), `\uFEFF${receiptText(title, rows, t('receipt.note'))}`, 'text/plain')
          }
        >
          {t('receipt.download')}
        </Button>
      </Body>
    </Card>
  );
});
