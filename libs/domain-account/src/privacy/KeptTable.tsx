import type { KeptKind } from '@banyan/contracts/account';
import { numberFormat } from '@banyan/core-screen';
import { DateOf } from '@banyan/core-screen/views';
import { StaticTable, type StaticColumn } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Kind = styled.div`
  display: grid;

  & > b {
    font-weight: 400;
  }
  & > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

/** The data kept, kind by kind: the amount, and the first date. */
export function KeptTable({ kinds }: { kinds: readonly KeptKind[] }) {
  const { t, i18n } = useTranslation('privacy');
  const number = numberFormat(i18n.language);
  const columns: StaticColumn<KeptKind>[] = [
    {
      id: 'kind',
      header: t('kept.kind'),
      names: true,
      cell: ({ kind }) => (
        <Kind>
          <b>{t(`kept.name.${kind}`)}</b>
          <small>{t(`kept.about.${kind}`)}</small>
        </Kind>
      ),
    },
    { id: 'count', header: t('kept.count'), width: 140, align: 'end', cell: ({ count }) => number.format(count) },
    {
      id: 'since',
      header: t('kept.since'),
      width: 180,
      cell: ({ since }) => (since === null ? t('kept.never') : <DateOf at={since} />),
    },
  ];
  return <StaticTable caption={t('kept.title')} columns={columns} rows={kinds} rowId={({ kind }) => kind} />;
}
