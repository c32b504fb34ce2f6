import { pointsTabs, type PointsEntry, type PointsTab } from '@banyan/contracts/mall';
import { ListView, type ListViewProps } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, SortTabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';
import { EntryRow } from './EntryRow.tsx';

const Place = styled.div`
  display: grid;
  gap: 16px;
`;

export interface EntryListProps {
  list: ListViewProps<PointsEntry>['list'];
  /** Filter of the changes. */
  way: PointsTab;
}

/** The ledger: every change with its reason. */
export const EntryList = observer(function EntryList({ list, way }: EntryListProps) {
  const { t } = useWords();
  return (
    <Place>
      <SortTabs
        label={t('points.ways')}
        current={way}
        items={pointsTabs.map((id) => ({ id, label: t(`points.way.${id}`), href: mallLinks.points.href({ way: id }) }))}
      />
      <div>
        <ListView
          list={list}
          label={t('points.view.entries')}
          failed={t('points.failed')}
          empty={
            <EmptyState
              level={2}
              label={t('points.none')}
              description={t(way === 'spent' ? 'points.noneSpent' : 'points.noneText')}
              actions={
                way === 'spent' ? <LinkButton href={mallLinks.mall.href()}>{t('title.mall')}</LinkButton> : undefined
              }
            />
          }
        >
          {(entry) => <EntryRow entry={entry} />}
        </ListView>
      </div>
    </Place>
  );
});
