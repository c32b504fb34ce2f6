import type { RankRow } from '@banyan/contracts/exam';
import { ListView, type ListViewProps } from '@banyan/core-screen/views';
import { EmptyState } from '@banyan/ui';
import { Drawer } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { RankLine } from './RankLine.tsx';

const Places = styled.ul`
  margin-inline: -24px;

  & + * {
    margin-top: 16px;
  }
`;

export interface RankingDrawerProps {
  list: ListViewProps<RankRow>['list'];
  /** The learner's own place; null without a score. */
  own: RankRow | null;
  onClose: () => void;
}

/** The whole ranking, with the learner's own place above it. */
export const RankingDrawer = observer(function RankingDrawer({ list, own, onClose }: RankingDrawerProps) {
  const { t } = useWords();
  return (
    <Drawer open onClose={onClose} title={t('result.ranking')} closeText={t('result.close')}>
      {own === null ? null : (
        <Places aria-label={t('result.ownPlace')}>
          <RankLine row={own} />
        </Places>
      )}
      <ListView
        list={list}
        label={t('result.places')}
        failed={t('result.rankingFailed')}
        frame={(rows, label) => <Places aria-label={label}>{rows}</Places>}
        empty={<EmptyState size={160} label={t('result.noPlaces')} />}
      >
        {(row) => <RankLine row={row} />}
      </ListView>
    </Drawer>
  );
});
