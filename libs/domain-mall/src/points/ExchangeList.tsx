import { exchangeTabs, type ExchangeRecord, type ExchangeTab } from '@banyan/contracts/mall';
import type { Action } from '@banyan/core-screen';
import { ListView, type ListViewProps } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, SortTabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';
import type { ExchangeAct } from './exchangeAct.ts';
import { ExchangeRow } from './ExchangeRow.tsx';

const Place = styled.div`
  display: grid;
  gap: 16px;
`;
const Rows = styled.ul`
  display: grid;
  gap: 12px;
`;

export interface ExchangeListProps {
  list: ListViewProps<ExchangeRecord>['list'];
  /** Changes one of them. */
  change: Pick<Action<{ readonly id: number; readonly act: ExchangeAct }>, 'failureOf' | 'isPending' | 'run'>;
  /** State of the exchanges shown. */
  state: ExchangeTab;
}

/** Exchanges, in all their states. */
export const ExchangeList = observer(function ExchangeList({ list, change, state }: ExchangeListProps) {
  const { t } = useWords();
  return (
    <Place>
      <SortTabs
        label={t('record.states')}
        current={state}
        items={exchangeTabs.map((id) => ({
          id,
          label: t(`exchangeState.${id}`),
          href: mallLinks.points.href({ view: 'exchanges', state: id }),
        }))}
      />
      <div>
        <ListView
          list={list}
          label={t('record.title')}
          failed={t('record.failed')}
          frame={(rows, label) => <Rows aria-label={label}>{rows}</Rows>}
          empty={
            <EmptyState
              level={2}
              label={t('record.none')}
              description={t('record.noneText')}
              actions={<LinkButton href={mallLinks.mall.href()}>{t('record.toMall')}</LinkButton>}
            />
          }
        >
          {(record) => (
            <ExchangeRow
              record={record}
              pending={change.isPending(record.id)}
              failure={change.failureOf(record.id)}
              onAct={(act) => change.run({ id: record.id, act })}
            />
          )}
        </ListView>
      </div>
    </Place>
  );
});
