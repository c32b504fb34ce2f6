import type { LotteryPrize } from '@banyan/contracts/mall';
import { numberFormat } from '@banyan/core-screen';
import { StaticTable } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

/** Every prize with its odds and the number left. */
export function OddsTable({ prizes }: { prizes: readonly LotteryPrize[] }) {
  const { t, number, language } = useWords();
  const sum = prizes.reduce((all, { share }) => all + share, 0);
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <StaticTable
      dense
      caption={t('lottery.odds')}
      rows={prizes}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'name',
          header: t('lottery.prize'),
          cell: ({ name, consolation }) => (consolation ? t('lottery.consolation', { name }) : name),
          names: true,
        },
        {
          id: 'odds',
          header: t('lottery.odds'),
          align: 'end',
          cell: ({ share }) => percent.format(share / sum),
        },
        {
          id: 'left',
          header: t('lottery.left'),
          align: 'end',
          cell: ({ left }) => (left === null ? t('lottery.unlimited') : left === 0 ? t('lottery.gone') : number(left)),
        },
      ]}
    />
  );
}
